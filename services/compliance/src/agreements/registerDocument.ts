import type { Lang } from '@yinyom/contracts/constants';
import type { AgreementSummary } from '@yinyom/contracts/papers/agreement';
import { INSPECTION_PAPERS } from '@yinyom/contracts/papers/inspectionPapers';
import type { ProcessorProposal, ProcessorProposals } from '@yinyom/contracts/papers/processorProposals';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { AGREEMENT_WORDS } from '@yinyom/texts/agreement/agreementWords';
import { PAPER_NAME_WORDS } from '@yinyom/texts/paper-name/paperNameWords';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { lawHeading } from '@yinyom/texts/sentences/lawText';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { isOpen } from './proposals.service';

/** Rows that a paper lists; its CSV file has all of them. */
export const MAX_PAPER_ROWS = 500;

/** An agreement with the hashes of its files. */
export interface RegisterRow {
  summary: AgreementSummary;
  sent_sha256: string | null;
  scan_sha256: string[];
}

export interface Register {
  organization: string;
  rows: readonly RegisterRow[];
  proposals: ProcessorProposals;
  madeAt: Date;
  /** Only what was seen on some websites: the platform's agreement and what is about all websites is left out. */
  isPart: boolean;
}

const agreementOf = ({ summary, sent_sha256, scan_sha256 }: RegisterRow, lang: Lang): Html => {
  const { register, standings, not_stated } = AGREEMENT_WORDS[lang];
  const { day } = documentDates(lang);
  const dayOf = (value: string | null): string => (value === null ? not_stated : day(value));
  const row = (name: string, value: string): Html =>
    html`<dt>${name}</dt>
      <dd>${value}</dd>`;
  return html`<section>
    <h3>${summary.processor_name}</h3>
    <dl>
      ${row(register.service, summary.service || not_stated)}
      ${row(register.standing, standings[summary.standing])}
      ${row(register.effective, dayOf(summary.effective_from))}
      ${row(register.signed, dayOf(summary.signed_on))}
      ${row(
        register.review,
        summary.review_due
          ? `${dayOf(summary.review_at)} · ${register.review_overdue}`
          : dayOf(summary.review_at),
      )}
      ${summary.ended_on !== null && row(register.ended, day(summary.ended_on))}
      ${sent_sha256 !== null && row(register.document, `SHA-256 ${sent_sha256}`)}
      ${scan_sha256.length > 0 && row(register.scan, scan_sha256.map((sha) => `SHA-256 ${sha}`).join('\n'))}
    </dl>
  </section>`;
};

const proposalOf = (proposal: ProcessorProposal, lang: Lang): Html => {
  const { sources, verdicts, register } = AGREEMENT_WORDS[lang];
  const { title, source, verdict, who, reason, decided_by } = proposal;
  return html`<li>
    ${title} · ${sources[source]}${verdict !== null && ` · ${verdicts[verdict]}`}${who && ` · ${who}`}
    ${reason && html`<br /><span class="note">${register.reason}: ${reason} (${decided_by?.name ?? ''})</span>`}
  </li>`;
};

const platformOf = ({ platform }: ProcessorProposals, lang: Lang): Html => {
  const { register } = AGREEMENT_WORDS[lang];
  const { time } = documentDates(lang);
  return html`<h2>${register.platform}</h2>
    ${
      platform
        ? html`<p>
            ${fillText(register.platform_accepted, { ...platform, time: time(platform.accepted_at) })}
          </p>`
        : html`<p class="empty">${register.platform_none}</p>`
    }`;
};

/** The register of agreements as a page for the PDF maker, in one language. Pure. */
export const registerDocument = (register: Register, lang: Lang): string => {
  const words = AGREEMENT_WORDS[lang];
  const title = PAPER_NAME_WORDS[lang].agreements;
  const { time, day } = documentDates(lang);
  const { rows, proposals, isPart } = register;
  const shown = rows.slice(0, MAX_PAPER_ROWS);
  const decided = proposals.proposals.filter(({ verdict }) => verdict !== null);
  const open = proposals.proposals.filter(isOpen);
  const list = (of: readonly ProcessorProposal[]): Html =>
    html`<ul>
      ${of.map((one) => proposalOf(one, lang))}
    </ul>`;
  const content = html`<header>
      <h1>${title}</h1>
      <p class="owner">${register.organization}</p>
      <p class="draft">${words.draft}</p>
      <p class="note">
        ${lawHeading(INSPECTION_PAPERS.agreements, (key) => PAPER_WORDS[lang].sections[key])}
      </p>
      <p class="note">${fillText(words.made, { time: time(register.madeAt.toISOString()) })}</p>
      <p class="note">
        ${fillText(PAPER_WORDS[lang].words, { version: words.version, date: day(words.date) })}
      </p>
    </header>
    ${!isPart && platformOf(proposals, lang)}
    <h2>${words.register.agreements}</h2>
    ${shown.length === 0 ? html`<p class="empty">${words.register.none}</p>` : shown.map((row) => agreementOf(row, lang))}
    ${
      rows.length > shown.length &&
      html`<p class="note">
        ${fillText(words.register.rows_more, { shown: String(shown.length), total: String(rows.length) })}
      </p>`
    }
    ${
      decided.length > 0 &&
      html`<h2>${words.register.others}</h2>
        ${list(decided)}`
    }
    <h2>${words.register.open}</h2>
    ${open.length === 0 ? html`<p>${words.register.none_open}</p>` : list(open)}
    ${
      proposals.unavailable.length > 0 &&
      html`<p class="empty">
        ${fillText(words.register.unavailable, {
          sources: proposals.unavailable.map((source) => words.sources[source]).join(', '),
        })}
      </p>`
    }`;
  return pdfPage({
    lang,
    title: `${title} · ${register.organization}`,
    style: DOCUMENT_STYLE,
    content,
  });
};
