import type { Lang } from '@yinyom/contracts/constants';
import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { COMPLIANCE_WORDS } from '@yinyom/texts/compliance/complianceWords';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { checkSentence } from '@yinyom/texts/sentences/siteSentence';
import { documentFormat } from '../documents/documentFormat';
import { documentPage, factsTable } from '../documents/documentPage';
import { shareOf, type MonthFigures, type MonthRow } from './monthFigures';

interface Head {
  /** Who it is about: an organization, or a controller. */
  organization: string;
  /** Null: every website of the organization. */
  group: string | null;
  period: { from: string; to: string; partial: boolean };
  madeAt: string;
}

/** The report of a month about many websites: a page of summary, then a line for each. Pure. */
export const portfolioDocument = (
  figures: MonthFigures,
  { organization, group, period, madeAt }: Head,
  lang: Lang,
  brand: ShownBrand | null,
): string => {
  const words = DOCUMENT_WORDS[lang];
  const compliance = COMPLIANCE_WORDS[lang];
  const { number, percent, wordedDays, day, time, month } = documentFormat(lang);

  const stateOf = ({ health: { worst, check } }: MonthRow): string => {
    if (check) return checkSentence(check, compliance, lang);
    return worst === 'outdated' ? words.portfolio_outdated : words.portfolio_ok;
  };
  const cards = [
    [words.portfolio_websites, number(figures.rows.length), ''],
    [words.portfolio_attention, number(figures.attention), ''],
    [
      words.portfolio_decided,
      number(figures.decided),
      words.portfolio_before.replace('{{number}}', number(figures.decided_before)),
    ],
    [words.portfolio_share, percent(figures.share), ''],
  ] as const;
  const summary = html`<div class="cards">
      ${cards.map(([label, value, below]) => html`<div>${label}<b>${value}</b>${below}</div>`)}
    </div>
    <p class="note">${words.portfolio_note_figures.replace('{{number}}', number(FEWEST_FOR_PERCENT))}</p>
    <h2>${words.portfolio_states}</h2>
    <table>
      ${figures.states.map(
        ({ worst, check, websites }) =>
          html`<tr>
            <td class="${worst === 'ok' ? 'ok' : worst === 'unknown' ? 'unknown' : 'attention'}">
              ${
                check
                  ? `${compliance.check[check]} · ${compliance.state[worst === 'unknown' ? 'unknown' : 'attention']}`
                  : worst === 'outdated'
                    ? words.portfolio_outdated
                    : words.portfolio_ok
              }
            </td>
            <td class="end">${number(websites)}</td>
          </tr>`,
      )}
    </table>
    <p class="note">
      ${words.portfolio_note_states.replace('{{time}}', time(madeAt))} ${compliance.disclaimer}
    </p>`;

  const titles = [
    words.portfolio_website,
    words.portfolio_state,
    words.portfolio_decided,
    words.portfolio_share,
    words.portfolio_version,
    words.portfolio_scanned,
  ];
  const each = html`<h2>${words.portfolio_each}</h2>
    <table class="sites">
      <thead>
        <tr>
          ${titles.map((title) => html`<th scope="col">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${figures.rows.map(
          (row) =>
            html`<tr>
              <td>${row.domain_name}</td>
              <td class="${row.health.worst === 'ok' ? 'ok' : ''}">${stateOf(row)}</td>
              <td>${number(row.decided)}</td>
              <td>${percent(shareOf(row.accepted, row.decided))}</td>
              <td>${row.template_version === 0 ? words.none : number(row.template_version)}</td>
              <td>
                ${row.scanned_at === null ? words.portfolio_no_scan : day(bangkokDay(new Date(row.scanned_at)))}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  const body: Html =
    figures.rows.length === 0
      ? html`<p>${words.portfolio_empty}</p>`
      : html`<div class="cover">${summary}</div>
          ${each}`;

  const head = factsTable([
    [words.organization, organization],
    [words.portfolio_group, group],
    [words.period, `${wordedDays(period.from, period.to)} · ${words.zone}`],
    [
      '',
      words.report_generated.replace('{{time}}', time(madeAt)) +
        (period.partial ? ` · ${words.report_partial}` : ''),
    ],
  ]);
  const title = { title: words.portfolio_title, line: month(figures.month), look: 'report' };
  return documentPage(lang, title, brand ?? words.brand, head, body);
};
