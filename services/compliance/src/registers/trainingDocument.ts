import { TIME_ZONE_OFFSET_MS, type Lang } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import { TRAINING_KINDS, type TrainingRow } from '@yinyom/contracts/papers/trainings';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { REGISTER_WORDS } from '@yinyom/texts/register/registerWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { CheckedField } from '../readiness/readinessOf';
import { MOST_ROWS, registerPage, row } from './registerPage';

/** Rows that are as they were: what was corrected counts no longer. */
export const standingRows = (rows: readonly TrainingRow[]): TrainingRow[] =>
  rows.filter(({ replaced_by }) => replaced_by === null);

/** The first moment after a day in Bangkok. */
const endOf = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - TIME_ZONE_OFFSET_MS + DAY_MS).toISOString();

/** Fields of paper 11: of each kind one that took place, and a next day that is not over. @param rows the latest day first. Pure. */
export const trainingFields = (rows: readonly TrainingRow[], now: Date): CheckedField[] =>
  TRAINING_KINDS.flatMap((kind): CheckedField[] => {
    const latest = standingRows(rows).find((one) => one.kind === kind);
    const next = latest?.next_due_on ?? null;
    return [
      { field: `${kind}_held`, filled: latest !== undefined, who: 'dpo' },
      {
        field: `${kind}_next`,
        filled: next !== null && next >= bangkokDay(now),
        who: 'dpo',
        due_at: next && endOf(next),
      },
    ];
  });

const entry = (one: TrainingRow, lang: Lang): Html => {
  const words = REGISTER_WORDS[lang].training;
  const { certainDay, time } = documentDates(lang);
  return html`<h3>${certainDay(one.held_on)} · ${words[one.kind]}: ${one.subject}</h3>
    <dl>
      ${row(words.attendees, one.attendees, lang)}
      ${row(words.attendee_count, one.attendee_count === null ? null : String(one.attendee_count), lang)}
      ${row(words.next_due_on, one.next_due_on && certainDay(one.next_due_on), lang)}
    </dl>
    <p class="note">
      ${fillText(words.entered, { time: time(one.entered_at), name: one.entered_by.name })}
    </p>`;
};

interface Facts {
  rows: readonly TrainingRow[];
  organizationName: string;
  madeAt: Date;
}

/** Paper 11 as a document to print. Pure. */
export const trainingDocument = ({ rows, ...page }: Facts, lang: Lang): string => {
  const words = REGISTER_WORDS[lang].training;
  const shown = rows.slice(0, MOST_ROWS);
  return registerPage({
    ...page,
    paper: 'training',
    lang,
    content: html`${rows.length === 0 && html`<p class="empty">${words.none}</p>`}
    ${shown.map((one) => entry(one, lang))}
    ${
      rows.length > shown.length &&
      html`<p class="note">
        ${fillText(words.more, { shown: String(shown.length), total: String(rows.length) })}
      </p>`
    }`,
  });
};
