import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import { LEAK_CONFIDENCES } from '@yinyom/contracts/scanner/leakKinds';
import { LEAK_STATES, type LeakFinding } from '@yinyom/contracts/scanner/leakFinding';
import type { LeakScan } from '@yinyom/contracts/scanner/leakWatch';
import { brandHead, brandStyle } from '@yinyom/service-kit/brand/documentBrand';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { LEAK_WORDS, type LeakWords } from '@yinyom/texts/leak/leakWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { REPORT_STYLE } from './reportStyle';

/** What the report for the data protection officer is made of: what the page shows, and who it is for. */
export interface LeakReport {
  domain_name: string;
  organization: string;
  /** How the data protection officer is named; empty where there is none. */
  dpo: string;
  /** Worst first. */
  findings: readonly LeakFinding[];
  latest: LeakScan | null;
  /** Null: the product's own. */
  brand: ShownBrand | null;
  generated_at: string;
}

const row = (name: string, value: string | Html | null): Html | null =>
  value === null || value === ''
    ? null
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

const code = (text: string): Html => html`<code>${text}</code>`;

/** Where in its page or document something is, in words. */
export const placeWords = ({ place }: Pick<LeakFinding, 'place'>, words: LeakWords, lang: Lang): string => {
  const number = (value: number) => new Intl.NumberFormat(LOCALE_TAGS[lang]).format(value);
  const { heading, sheet, page, table, column, part } = place;
  return [
    heading !== null && fillText(words.place.heading, { name: heading }),
    sheet !== null && fillText(words.place.sheet, { name: sheet }),
    page !== null && fillText(words.place.page, { number: number(page) }),
    table !== null && fillText(words.place.table, { number: number(table) }),
    column !== null && fillText(words.place.column, { name: column }),
    part !== 'text' && words.part[part],
  ]
    .filter(Boolean)
    .join(' · ');
};

const findingOf = (finding: LeakFinding, at: number, lang: Lang): Html => {
  const words = LEAK_WORDS[lang];
  const { report } = words;
  const { day } = documentDates(lang);
  const dayOf = (iso: string) => day(iso.slice(0, 10));
  const kind = words.kind[finding.kind];
  const { state, reason, legal_basis, decided_by, decided_at } = finding;
  const basis = legal_basis && words.basis[legal_basis];
  const decision = [
    state !== 'open' && words.state[state],
    finding.removed_at && fillText(words.removedAt, { date: dayOf(finding.removed_at) }),
    basis,
    reason,
    decided_by && fillText(report.decidedBy, { name: decided_by.name, date: dayOf(decided_at ?? '') }),
  ].filter(Boolean);
  return html`<section class="finding ${state}">
    <h3>${at + 1}. ${kind.title} · ${words.confidence[finding.confidence]} · ${words.state[state]}</h3>
    <dl>
      ${row(report.where, html`${code(finding.address)}<br />${placeWords(finding, words, lang)}`)}
      ${row(report.amount, String(finding.count))} ${row(report.shape, code(finding.shape))}
      ${row(report.seen, `${dayOf(finding.first_seen)} – ${dayOf(finding.last_seen)}`)}
      ${row(report.why, kind.why)} ${row(report.next, state === 'open' ? kind.next : null)}
      ${row(report.decision, decision.join(' · '))}
    </dl>
  </section>`;
};

/** How many of each state; those that are open by how sure they are. */
const summaryOf = (findings: readonly LeakFinding[], words: LeakWords): Html => {
  const open = findings.filter(({ state }) => state === 'open');
  const counted = LEAK_CONFIDENCES.map(
    (confidence) =>
      `${words.confidence[confidence]}: ${open.filter((one) => one.confidence === confidence).length}`,
  );
  return html`<dl>
    ${LEAK_STATES.map((state) =>
      row(
        words.state[state],
        [
          String(findings.filter((one) => one.state === state).length),
          state === 'open' && open.length > 0 && counted.join(' · '),
        ]
          .filter(Boolean)
          .join(' – '),
      ),
    )}
  </dl>`;
};

const list = (lines: readonly Html[]): Html =>
  html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

const lookOf = (latest: LeakScan, words: LeakWords, lang: Lang): Html => {
  const { time } = documentDates(lang);
  const { unread, notices, forms, contact } = latest;
  const read = {
    time: time(latest.ended_at),
    pages: String(latest.pages),
    documents: String(latest.documents),
  };
  return html`<h2>${words.latest.title}</h2>
    <p>${fillText(words.latest.read, read)}</p>
    ${
      (latest.unchanged ?? 0) > 0 &&
      html`<p>${fillText(words.latest.unchanged, { number: String(latest.unchanged) })}</p>`
    }
    <p>${words.report.pictures}</p>
    ${
      latest.picture_pages > 0 &&
      html`<p>${fillText(words.latest.pictures, { number: String(latest.picture_pages) })}</p>`
    }
    ${
      unread.length > 0 &&
      html`<h3>${fillText(words.latest.unread, { number: String(unread.length) })}</h3>
        ${list(unread.map(({ address, code: why }) => html`${code(address)} – ${words.unread[why]}`))}`
    }
    <h2>${words.report.notices}</h2>
    <p>${words.contact[contact]}</p>
    ${
      notices.length === 0
        ? html`<p>${words.notice.none}</p>`
        : list(
            notices.map(({ address, missing }) => {
              const names = missing.map((heading) => words.heading[heading]).join(', ');
              return html`${code(address)} –
              ${missing.length === 0 ? words.notice.whole : fillText(words.notice.missing, { names })}`;
            }),
          )
    }
    ${
      forms.length > 0 &&
      html`<h2>${fillText(words.forms.title, { number: String(forms.length) })}</h2>
        ${list(
          forms.map((form) => {
            const facts = [
              form.fields.map((field) => words.field[field]).join(', '),
              words.forms[form.has_notice || form.has_consent ? 'noticed' : 'unnoticed'],
              !form.encrypted && words.forms.plain,
              form.readers.length > 0 && fillText(words.forms.readers, { names: form.readers.join(', ') }),
            ];
            return html`${code(form.address)} – ${facts.filter(Boolean).join(' · ')}`;
          }),
        )}`
    }`;
};

/** The report for the data protection officer as a document to print. Pure; it holds no value, because none is stored. */
export const leakReport = (report: LeakReport, lang: Lang): string => {
  const words = LEAK_WORDS[lang];
  const document = DOCUMENT_WORDS[lang];
  const { findings, latest } = report;
  const title = words.report.title;
  const brand = report.brand ?? document.brand;
  const content = html`<header>
      ${brandHead(brand)}
      <h1>${title}</h1>
      <dl>
        ${row(document.website, report.domain_name)} ${row(document.organization, report.organization)}
        ${row(document.dpo, report.dpo)}
      </dl>
      <p class="note">
        ${fillText(document.report_generated, { time: documentDates(lang).time(report.generated_at) })}
      </p>
    </header>
    <p class="note">${words.report.noValues}</p>
    <h2>${words.report.summary}</h2>
    ${summaryOf(findings, words)}
    ${latest === null ? html`<p>${words.report.never}</p>` : lookOf(latest, words, lang)}
    <h2>${words.report.findings}</h2>
    ${findings.length === 0 && html`<p>${words.report.none}</p>`}
    ${findings.map((finding, at) => findingOf(finding, at, lang))}`;
  const style = `${REPORT_STYLE}${brandStyle(brand)}`;
  return pdfPage({ lang, title: `${title} · ${report.domain_name}`, style, content });
};
