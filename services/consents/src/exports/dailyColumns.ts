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
  'unique_clients',
] as const;
