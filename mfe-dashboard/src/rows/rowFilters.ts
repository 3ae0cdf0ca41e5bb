import { ACTION_FILTERS, RESULT_FILTERS } from '@yinyom/contracts/consents/consentFields';
import type { listConsentLogs } from '@yinyom/contracts/consents/consentLogs';
import { CONSENT_TYPES, DEVICES, LANGUAGES } from '@yinyom/contracts/constants';
import type { QueryInputOf } from '@yinyom/contracts/endpoint';
import { isDay } from '@yinyom/contracts/time/bangkokDay';

/** What a list of decisions is asked for. */
export type RowQuery = Omit<QueryInputOf<typeof listConsentLogs>, 'cursor' | 'limit' | 'with_total'>;

/** Filters that both lists have, as they stand in the address. */
const VALUES = {
  consent_type: CONSENT_TYPES,
  result: RESULT_FILTERS,
  device: DEVICES,
  language: LANGUAGES,
} as const satisfies Record<string, readonly string[]>;
/** Filters of the list of every decision alone. */
const OF_LOG = { action: ACTION_FILTERS } as const;

/**
 * Which rows are listed, as it stands in the address; an empty text means "all". `rows`: every decision (`log`) or the state of
 * each visitor. `day`: one day instead of the period.
 */
export type RowFilters = Record<
  keyof typeof VALUES | keyof typeof OF_LOG | 'rows' | 'day' | 'granted' | 'denied' | 'q',
  string
>;

export const NO_FILTERS: RowFilters = {
  rows: '',
  day: '',
  consent_type: '',
  result: '',
  action: '',
  device: '',
  language: '',
  granted: '',
  denied: '',
  q: '',
};

/** Reads the filters from an address; values that do not exist count as "all". */
export const readFilters = (search: URLSearchParams): RowFilters => {
  const given = (name: string) => search.get(name) ?? '';
  const known = (name: string, values: readonly string[]) =>
    values.includes(given(name)) ? given(name) : '';
  const rows = known('rows', ['log']);
  const ofLog = (value: string) => (rows === 'log' ? value : '');
  const category = (name: string) => ofLog(/^[\w-]{1,64}$/.test(given(name)) ? given(name) : '');
  return {
    rows,
    day: isDay(given('day')) ? given('day') : '',
    consent_type: known('consent_type', VALUES.consent_type),
    result: known('result', VALUES.result),
    action: ofLog(known('action', OF_LOG.action)),
    device: known('device', VALUES.device),
    language: known('language', VALUES.language),
    granted: category('granted'),
    denied: category('denied'),
    q: given('q').trim().slice(0, 64),
  };
};

/** Whether anything is left out of the list. */
export const hasFilters = ({ rows: _rows, ...filters }: RowFilters): boolean =>
  Object.values(filters).some(Boolean);

/** The part of a list call that the filters make, in a period unless they name a day of their own. */
export const rowQuery = (
  { rows: _rows, day, ...filters }: RowFilters,
  period: { from: string; to: string },
): Partial<RowQuery> => ({
  ...(day === '' ? period : { from: day, to: day }),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
});

/** The address of the page with other rows listed, everything else as it was. */
export const withFilters = (search: URLSearchParams, filters: Partial<RowFilters>): URLSearchParams => {
  const kept = [...search].filter(([name]) => !(name in NO_FILTERS));
  const set = Object.entries({ ...NO_FILTERS, ...filters }).filter(([, value]) => value !== '');
  return new URLSearchParams([...kept, ...set]);
};
