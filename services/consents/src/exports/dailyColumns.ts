import type { EvidenceWords } from '@yinyom/texts/evidence/evidenceWords';

/** Columns of an export of daily figures. */
export const DAILY_COLUMNS = [
  'date',
  'shown',
  'accept_all',
  'accept',
  'reconsent',
  'decline_all',
  'total',
  'accepted',
  'declined',
  'withdrawn',
  'unique_clients',
] as const;

/** Their titles in a table. */
export const dailyTitles = ({ figure, type }: EvidenceWords): string[] => {
  const titles = { ...figure, ...type, unique_clients: figure.visitors };
  return DAILY_COLUMNS.map((column) => titles[column]);
};
