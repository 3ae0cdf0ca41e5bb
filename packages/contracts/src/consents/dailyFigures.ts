import type { DailyRow } from './dailyReport';

/** Figures of a day in the order of tables. */
export const DAILY_FIGURES = [
  'shown',
  'accepted',
  'declined',
  'withdrawn',
  'accept_all',
  'accept',
  'reconsent',
  'decline_all',
  'total',
  'unique_clients',
] as const satisfies readonly (keyof DailyRow)[];
