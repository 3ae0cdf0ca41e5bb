import { TIME_ZONE_OFFSET_MS } from '@yinyom/contracts/constants';

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** A moment as a form has it: day (YYYY-MM-DD) and time (HH:MM) in Bangkok, both empty for none. */
export interface MomentParts {
  day: string;
  time: string;
}

/** Day and time in Bangkok of an ISO moment; empty for none. */
export const partsOf = (iso: string | null): MomentParts => {
  if (iso === null) return { day: '', time: '' };
  const local = new Date(Date.parse(iso) + TIME_ZONE_OFFSET_MS).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
};

/** Day and time of now. */
export const partsNow = (): MomentParts => partsOf(new Date().toISOString());

/** The ISO moment of a day and a time in Bangkok; null for none. Call it for parts without a problem. */
export const momentOf = ({ day, time }: MomentParts): string | null =>
  day === '' ? null : new Date(`${day}T${time}:00+07:00`).toISOString();

/** Codes of what is wrong; empty where both are right, or both empty and not required. */
export const momentProblems = ({ day, time }: MomentParts, required = false): Partial<MomentParts> => {
  if (day === '' && time === '') return required ? { day: 'required' } : {};
  return {
    ...(day === '' && { day: 'required' }),
    ...(!CLOCK.test(time) && { time: time === '' ? 'required' : 'clock_invalid' }),
  };
};

/** The field that shows what is wrong with a value of a request: a moment is entered as day and time. */
export const momentField = (path: string): string => {
  const part = path.split('.').at(-1) ?? path;
  return ['at', 'aware_at', 'sent_at'].includes(part) ? 'day' : part;
};
