import type { Breach } from './Breach';

/** Letters of a regulator that are due soon, or late. The alert names the day alone: what a letter says stays sealed. Pure. */
export const inspectionLetterDue = (letters: readonly { id: string; due_date: string }[]): Breach[] =>
  letters.map(({ id, due_date }) => ({
    subject: id,
    firm: true,
    // The end of the day in Bangkok.
    figures: { ends_at: new Date(`${due_date}T23:59:59+07:00`).toISOString() },
  }));
