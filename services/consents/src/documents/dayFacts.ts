import type { Lang } from '@yinyom/contracts/constants';
import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import type { DayRecord } from '@yinyom/contracts/days/dayRecord';
import { shareInterval } from '@yinyom/contracts/evidence/shareInterval';
import { ALERT_WORDS } from '@yinyom/texts/alert/alertWords';
import { alertSentence } from '@yinyom/texts/sentences/alertSentence';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { DAY_WORDS } from '@yinyom/texts/day/dayWords';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { documentFormat } from './documentFormat';
import { factsTable, figuresTable } from './documentPage';

/** How many accepted of those who decided; without a percentage where they are too few for one. */
const rateWords = ({ figures }: DayRecord, lang: Lang): string => {
  const words = DAY_WORDS[lang];
  const { number, percent } = documentFormat(lang);
  const found = shareInterval(figures.users_accepted, figures.unique_clients);
  if (!found || figures.unique_clients < FEWEST_FOR_PERCENT)
    return fillText(words.too_few, { least: number(FEWEST_FOR_PERCENT) });
  const { share, low, high } = found;
  return fillText(words.rate, { rate: percent(share), low: percent(low), high: percent(high) });
};

/** What visitors decided on the day. */
export const dayFigures = (record: DayRecord, lang: Lang): Html => {
  const words = DAY_WORDS[lang];
  const { figure, note, field } = EVIDENCE_WORDS[lang];
  const { number } = documentFormat(lang);
  const { figures } = record;
  const versions = figures.by_template_version;
  return html`<section class="keep">
    <h2>${words.figures_title}</h2>
    ${
      figures.decisions === 0
        ? html`<p>
            ${words.nobody}
            ${figures.shown > 0 ? fillText(words.shown, { shown: number(figures.shown) }) : words.not_shown}
          </p>`
        : html`<p>
              ${fillText(words.decided, {
                decided: number(figures.unique_clients),
                accepted: number(figures.users_accepted),
                declined: number(figures.users_declined),
              })}
              ${rateWords(record, lang)}
            </p>
            ${factsTable([
              [figure.shown, number(figures.shown)],
              [words.answered, number(figures.answered)],
              [figure.unique_clients, number(figures.unique_clients)],
              [figure.users_accepted, number(figures.users_accepted)],
              [figure.users_customised, number(figures.users_customised)],
              [figure.users_declined, number(figures.users_declined)],
              [figure.withdrawn, number(figures.withdrawn)],
              [figure.total, number(figures.decisions)],
            ])}
            ${figuresTable(
              [field.version, words.decisions],
              versions.map(({ template_version, count }) => [String(template_version), number(count)]),
            )}
            <p class="note">${note.visitors}</p>`
    }
    ${
      figures.unrecorded > 0 &&
      html`<p class="warning">${fillText(words.unrecorded, { number: number(figures.unrecorded) })}</p>`
    }
  </section>`;
};

/** The last scan by the end of the day, and what it found. */
export const dayScan = ({ scan, unknown }: DayRecord, lang: Lang): Html => {
  const words = DAY_WORDS[lang];
  const { number, time } = documentFormat(lang);
  if (!scan)
    return html`<h2>${words.scan_title}</h2>
      <p>${unknown.includes('scans_unasked') ? words.unknown_scans_unasked : words.scan_none}</p>`;
  const banner = fillText(words[`banner_${scan.banner.kind}`], { name: scan.banner.name ?? '–' });
  const listed = scan.violations_list;
  return html`<h2>${words.scan_title}</h2>
    ${factsTable([
      [words.scan_ended, time(scan.finished_at)],
      [words.scan_pages, number(scan.pages_done)],
      [words.scan_found, number(scan.cookies_found)],
      [words.scan_new, [scan.new, scan.removed, scan.changed].map(number).join(' · ')],
      [words.scan_violations, number(scan.violations)],
      [words.scan_banner, banner],
    ])}
    ${scan.status === 'partial' && html`<p class="warning">${words.scan_partial}</p>`}
    ${scan.violations === 0 && scan.status === 'succeeded' && html`<p>${words.scan_clean}</p>`}
    ${
      listed.length > 0 &&
      html`<table class="cookies">
        <thead>
          <tr>
            <th scope="col">${words.cookie}</th>
            <th scope="col">${words.domain}</th>
            <th scope="col">${words.page}</th>
          </tr>
        </thead>
        <tbody>
          ${listed.map(
            ({ cookie, domain, page }) =>
              html`<tr>
                <td>${cookie}</td>
                <td>${domain}</td>
                <td>${page}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
    }
    ${
      scan.violations > listed.length &&
      html`<p class="note">
        ${fillText(words.scan_more, { number: number(scan.violations - listed.length) })}
      </p>`
    }`;
};

/** Alerts that were open on the day, in the words of the alerts themselves. */
export const dayAlerts = ({ alerts, more_alerts, unknown }: DayRecord, lang: Lang): Html => {
  const words = DAY_WORDS[lang];
  const { time, day } = documentFormat(lang);
  const none = unknown.includes('alerts_unasked') ? words.unknown_alerts_unasked : words.alerts_none;
  return html`<h2>${words.alerts_title}</h2>
    ${alerts.length === 0 && html`<p>${none}</p>`}
    ${alerts.map((alert) => {
      const { title, text } = alertSentence(alert, ALERT_WORDS[lang], lang, { time, day });
      const end = alert.resolved_at
        ? fillText(words.resolved, { time: time(alert.resolved_at) })
        : words.still_open;
      return html`<div class="keep">
        <h3>${title}</h3>
        <p>${text}</p>
        <p class="note">${fillText(words.raised, { time: time(alert.raised_at) })} · ${end}</p>
      </div>`;
    })}
    ${more_alerts && html`<p class="note">${words.alerts_more}</p>`}`;
};
