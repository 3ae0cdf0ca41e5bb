import { CONSENT_TYPES, LANGUAGE_NAMES, type Lang } from '@yinyom/contracts/constants';
import type { MonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import type { CategoryNames } from '../category-names/categoryNames';
import { html, type Html } from '@yinyom/service-kit/pdf/htmlText';
import { documentFormat } from './documentFormat';
import { documentPage, factsTable, figuresTable } from './documentPage';
import { DOCUMENT_WORDS, wordOf } from './documentWords';
import { trendFigure } from './trendFigure';

const COMPARED = ['shown', 'unique_clients', 'users_accepted', 'users_customised', 'users_declined'] as const;
const DAILY = [
  'shown',
  'accepted',
  'declined',
  'accept_all',
  'accept',
  'reconsent',
  'decline_all',
  'total',
  'unique_clients',
] as const;

/** The report of a month as a document. */
export const reportDocument = (report: MonthlyReport, lang: Lang, names: CategoryNames): string => {
  const words = DOCUMENT_WORDS[lang];
  const { number, percent, day, time, month } = documentFormat(lang);
  const before = report.previous_month;

  const shares = (
    title: string,
    items: readonly { name: string; count: number; of?: number }[],
  ): Html | null => {
    const total = items.reduce((sum, { count }) => sum + count, 0);
    const rows = items
      .filter(({ count, of }) => count > 0 || of !== undefined)
      .map(({ name, count, of = total }) => [name, number(count), percent(of === 0 ? null : count / of)]);
    if (rows.length === 0) return null;
    return html`<section class="keep">
      <h2>${title}</h2>
      ${figuresTable(['', words.count, words.share], rows)}
    </section>`;
  };

  const cards = [
    [words.summary_totalCookies, report.total_cookies],
    [words.summary_usersAccepted, report.users_accepted],
    [words.summary_usersDeclined, report.users_declined],
  ] as const;
  const columns = {
    shown: words.trend_shown,
    accepted: words.trend_accepted,
    declined: words.trend_declined,
    accept_all: words.type_accept_all,
    accept: words.type_accept,
    reconsent: words.type_reconsent,
    decline_all: words.type_decline_all,
    total: words.trend_total,
    unique_clients: words.trend_unique,
  };

  const body = html` <div class="cards">
      ${cards.map(([label, value]) => html`<div>${label}<b>${number(value)}</b></div>`)}
    </div>
    <h2>${words.report_compare}</h2>
    ${figuresTable(
      [words.report_figure, words.report_thisMonth, words.report_previousMonth],
      [
        ...COMPARED.map((name) => [
          wordOf(words, 'report', name),
          number(report[name]),
          number(before[name]),
        ]),
        [words.report_consent_rate, percent(report.consent_rate), percent(before.consent_rate)],
      ],
    )}
    <p class="note">${words.honest}</p>
    <section class="keep">
      <h2>${words.trend_title}</h2>
      ${trendFigure(report.trend, {
        label: words.trend_title,
        accepted: words.trend_accepted,
        declined: words.trend_declined,
      })}
    </section>
    <div class="two">
      ${shares(
        words.share_byType,
        CONSENT_TYPES.map((type) => ({ name: wordOf(words, 'type', type), count: report.by_type[type] })),
      )}
      ${shares(
        words.share_byCategory,
        report.by_category
          // What nobody classified is denied to everybody: without a single grant it says nothing.
          .filter(({ type, granted }) => type !== 0 || granted > 0)
          .map(({ id, type, granted, denied }) => ({
            name: names.of(id) ?? wordOf(words, 'category', type),
            count: granted,
            of: granted + denied,
          })),
      )}
      ${shares(
        words.share_byDevice,
        report.by_device.map(({ device, count }) => ({ name: wordOf(words, 'device', device), count })),
      )}
      ${shares(
        words.share_byLanguage,
        report.by_language.map(({ language, count }) => ({ name: LANGUAGE_NAMES[language], count })),
      )}
      ${shares(
        words.byAction,
        report.by_action.map(({ action, count }) => ({ name: wordOf(words, 'action', action), count })),
      )}
      ${shares(
        words.byMethod,
        report.by_method.map(({ method, count }) => ({ name: wordOf(words, 'method', method), count })),
      )}
      ${shares(
        words.byVersion,
        report.by_template_version.map(({ template_version, count }) => ({
          name: String(template_version),
          count,
        })),
      )}
    </div>
    <section class="keep">
      <h2>${words.daily}</h2>
      ${figuresTable(
        [words.trend_date, ...DAILY.map((name) => columns[name])],
        report.trend.map((row) => [day(row.date), ...DAILY.map((name) => number(row[name]))]),
        'days',
      )}
    </section>`;

  const head = factsTable([
    [words.website, `${report.application.name} (${report.application.domain_name})`],
    [words.organization, report.organization.name],
    [words.period, `${day(report.from)} – ${day(report.to)} · ${words.zone}`],
    [
      '',
      words.report_generated.replace('{{time}}', time(report.generated_at)) +
        (report.partial ? ` · ${words.report_partial}` : ''),
    ],
  ]);
  return documentPage(lang, `${words.reportTitle}: ${month(report.month)}`, words.brand, head, body);
};
