import { CONSENT_TYPES, LANGUAGE_NAMES, type CategoryType, type Lang } from '@yinyom/contracts/constants';
import { isAsked } from '@yinyom/contracts/evidence/choiceKind';
import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import { DAILY_FIGURES } from '@yinyom/contracts/consents/dailyFigures';
import type { MonthlyReport } from '@yinyom/contracts/consents/monthlyReport';
import type { CategoryNames } from '../category-names/categoryNames';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { documentFormat } from './documentFormat';
import { documentPage, factsTable, figuresTable } from './documentPage';
import { dpoLine } from './dpoLine';
import { reportChecks, reportMarks, reportSignatures, reportVerdict } from './reportFront';
import { trendFigure } from './trendFigure';

const COMPARED = ['shown', 'unique_clients', 'users_accepted', 'users_customised', 'users_declined'] as const;

/** A website that was given no name of its own is called by its domain once. */
const nameAndDomain = ({ name, domain_name }: MonthlyReport['application']): string =>
  name === domain_name ? domain_name : `${name} (${domain_name})`;

/** The report of a month as a document. */
export const reportDocument = (
  report: MonthlyReport,
  lang: Lang,
  names: CategoryNames,
  brand: ShownBrand | null = null,
): string => {
  const words = DOCUMENT_WORDS[lang];
  const { figure, note, type, action, method, device: devices, category } = EVIDENCE_WORDS[lang];
  const { number, percent, wordedDays, day, time, month } = documentFormat(lang);
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

  const columns = {
    ...figure,
    ...type,
    unique_clients: figure.visitors,
  };

  const body = html`<div class="cover">
      ${reportVerdict(report, lang)} ${reportMarks(report, lang)} ${reportSignatures(lang)}
    </div>
    ${reportChecks(report, lang)}
    <h2>${words.report_compare}</h2>
    ${figuresTable(
      [words.report_figure, words.report_thisMonth, words.report_previousMonth],
      [
        ...COMPARED.map((name) => [figure[name], number(report[name]), number(before[name])]),
        [figure.consent_rate, percent(report.consent_rate), percent(before.consent_rate)],
      ],
    )}
    <p class="note">${note.visitors}</p>
    <section class="keep">
      <h2>${words.trend_title}</h2>
      ${trendFigure(report.trend, {
        label: words.trend_title,
        accepted: figure.accepted,
        declined: figure.declined,
        withdrawn: figure.withdrawn,
      })}
      <p class="note">${note.decisions}</p>
    </section>
    <div class="two">
      ${shares(
        words.share_byType,
        CONSENT_TYPES.map((name) => ({ name: type[name], count: report.by_type[name] })),
      )}
      ${shares(
        words.share_byCategory,
        report.by_category
          // Nobody is asked about the necessary; what nobody classified is denied to everybody.
          .filter((counted) => isAsked(counted) && (counted.type !== 0 || counted.granted > 0))
          .map(({ id, granted, denied, ...counted }) => ({
            name: names.of(id) ?? category[counted.type as CategoryType],
            count: granted,
            of: granted + denied,
          })),
      )}
      ${shares(
        words.share_byDevice,
        report.by_device.map(({ device, count }) => ({ name: devices[device], count })),
      )}
      ${shares(
        words.share_byLanguage,
        report.by_language.map(({ language, count }) => ({ name: LANGUAGE_NAMES[language], count })),
      )}
      ${shares(
        words.byAction,
        report.by_action.map((done) => ({ name: action[done.action], count: done.count })),
      )}
      ${shares(
        words.byMethod,
        report.by_method.map((used) => ({ name: method[used.method], count: used.count })),
      )}
      ${shares(
        words.byVersion,
        report.by_template_version.map(({ template_version, count }) => ({
          name: String(template_version),
          count,
        })),
      )}
    </div>
    <p class="note">${note.needless}</p>
    <section class="keep">
      <h2>${words.own_title}</h2>
      ${figuresTable(
        ['', words.count],
        [
          [words.own_access, number(report.own_requests.access)],
          [words.own_erasure, number(report.own_requests.erasure)],
        ],
      )}
      <p class="note">${words.own_note}</p>
    </section>
    <section class="keep">
      <h2>${words.daily}</h2>
      ${figuresTable(
        [figure.date, ...DAILY_FIGURES.map((name) => columns[name])],
        report.trend.map((row) => [day(row.date), ...DAILY_FIGURES.map((name) => number(row[name]))]),
        'days',
      )}
    </section>`;

  const cookies = [
    number(report.total_cookies),
    ...(report.unclassified_count > 0
      ? [words.report_unclassified.replace('{{number}}', number(report.unclassified_count))]
      : []),
  ].join(' · ');
  const head = html`${report.application.sample && html`<p class="sample">${words.sample}</p>`}${factsTable([
    [words.website, nameAndDomain(report.application)],
    [words.organization, report.organization.name],
    [words.dpo, dpoLine(report.organization.dpo)],
    [words.summary_totalCookies, cookies],
    [words.period, `${wordedDays(report.from, report.to)} · ${words.zone}`],
    [
      '',
      words.report_generated.replace('{{time}}', time(report.generated_at)) +
        (report.partial ? ` · ${words.report_partial}` : ''),
    ],
  ])}`;
  return documentPage(
    lang,
    { title: words.reportTitle, line: month(report.month), look: 'report' },
    brand ?? words.brand,
    head,
    body,
  );
};
