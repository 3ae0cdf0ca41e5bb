import { DOCUMENT_LIMITS } from './documentLimits';

/** Counts what is read of one document, and says when it is enough. */
export const createBudget = () => {
  let letters = 0;
  let cells = 0;
  let isCut = false;
  return {
    get isCut() {
      return isCut;
    },
    cut: () => {
      isCut = true;
    },
    /** @returns the text, or nothing of it once enough is read */
    take: (text: string): string => {
      if (letters + text.length > DOCUMENT_LIMITS.letters) {
        isCut = true;
        return '';
      }
      letters += text.length;
      return text;
    },
    /** @returns whether one cell more is read */
    cell: (): boolean => {
      cells += 1;
      if (cells > DOCUMENT_LIMITS.cells) isCut = true;
      return cells <= DOCUMENT_LIMITS.cells;
    },
  };
};
export type Budget = ReturnType<typeof createBudget>;
