import type { Breach } from './Breach';
import { namedControllerFigures, type OfController } from './controllerFigures';

type Letter = OfController & { id: string; due_date: string };

/** Letters of a regulator that are due soon, or late. The alert names the day, and whose client's it is: what a letter says stays sealed. Pure. */
export const inspectionLetterDue = (letters: readonly Letter[]): Breach[] =>
  letters.map(({ id, due_date, ...whose }) => ({
    subject: id,
    firm: true,
    // The end of the day in Bangkok.
    figures: {
      ends_at: new Date(`${due_date}T23:59:59+07:00`).toISOString(),
      ...namedControllerFigures(whose),
    },
  }));
