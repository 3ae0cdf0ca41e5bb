import type { Lang } from '@yinyom/contracts/constants';
import { countStates } from '@yinyom/contracts/compliance/judgeCompliance';
import type { MonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { COMPLIANCE_WORDS } from '@yinyom/texts/compliance/complianceWords';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { fillWords } from '@yinyom/texts/sentences/fillWords';
import { checkSentence } from '@yinyom/texts/sentences/siteSentence';
import { documentFormat } from './documentFormat';

const MARKS = { ok: '✓', attention: '!', unknown: '?', optional: '–' } as const;

/** What a board reads: the month in two sentences, and its four figures beside those of the month before. */
export const reportVerdict = (report: MonthlyReport, lang: Lang): Html => {
  const words = DOCUMENT_WORDS[lang];
  const { figure } = EVIDENCE_WORDS[lang];
  const { number, percent } = documentFormat(lang);
  const { unique_clients: decided, users_accepted, users_declined, consent_rate, previous_month } = report;
  const before = previous_month.consent_rate;
  const cards = [
    [figure.shown, number(report.shown), number(previous_month.shown)],
    [figure.visitors, number(decided), number(previous_month.unique_clients)],
    [figure.users_accepted, number(users_accepted), number(previous_month.users_accepted)],
    [figure.users_declined, number(users_declined), number(previous_month.users_declined)],
  ] as const;
  const told =
    decided === 0
      ? words.report_nobody
      : fillText(words.report_told, {
          decided: number(decided),
          accepted: number(users_accepted),
          rate: percent(consent_rate),
          declined: number(users_declined),
        });
  return html`<h2>${words.report_summary}</h2>
    <div class="verdict">
      <p>${told} ${before !== null && fillText(words.report_before, { rate: percent(before) })}</p>
      ${
        report.checks.length > 0 &&
        html`<p>${fillText(words.report_counts, { counts: countsOf(report, lang) })}</p>`
      }
    </div>
    <div class="cards">
      ${cards.map(
        ([label, value, earlier]) =>
          html`<div>${label}<b>${value}</b>${fillText(words.report_earlier, { number: earlier })}</div>`,
      )}
    </div>`;
};

const countsOf = ({ checks }: MonthlyReport, lang: Lang): string => {
  const { ok, all } = countStates(checks);
  return fillWords(COMPLIANCE_WORDS[lang].counts, { ok, all }, lang);
};

/** The eight checks on the cover: a mark and a name each, so that the signatures stay on the same page. */
export const reportMarks = (report: MonthlyReport, lang: Lang): Html | null => {
  if (report.checks.length === 0) return null;
  const compliance = COMPLIANCE_WORDS[lang];
  return html`<h2>${DOCUMENT_WORDS[lang].report_state}</h2>
    <ul class="marks">
      ${report.checks.map(
        ({ key, state }) =>
          html`<li>
            <span class="${state}">${MARKS[state]} ${compliance.state[state]}</span> ${compliance.check[key]}
          </li>`,
      )}
    </ul>
    <p class="note">${compliance.disclaimer}</p>`;
};

/** The eight checks with their reasons, as they stand when the report is made; nothing where they are not known. */
export const reportChecks = (report: MonthlyReport, lang: Lang): Html | null => {
  if (report.checks.length === 0) return null;
  const words = DOCUMENT_WORDS[lang];
  const compliance = COMPLIANCE_WORDS[lang];
  return html`<section class="keep">
    <h2>${words.report_state}</h2>
    <table class="checks">
      ${report.checks.map(
        (check) =>
          html`<tr>
            <td>${compliance.check[check.key]}</td>
            <td class="${check.state}">${MARKS[check.state]} ${compliance.state[check.state]}</td>
            <td>${checkSentence(check, compliance, lang)}</td>
          </tr>`,
      )}
    </table>
  </section>`;
};

/** Where the people sign by hand who hand it over and receive it. */
export const reportSignatures = (lang: Lang): Html => {
  const words = DOCUMENT_WORDS[lang];
  const roles = [words.sign_prepared, words.sign_dpo, words.sign_received];
  return html`<section class="signatures">
    <div>
      ${roles.map(
        (role) =>
          html`<dl>
            <dt>${role}</dt>
            <dd>${words.sign_signature}</dd>
            <dd>${words.sign_name}</dd>
            <dd>${words.sign_date}</dd>
          </dl>`,
      )}
    </div>
  </section>`;
};
