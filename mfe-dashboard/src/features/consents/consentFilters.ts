import { CONSENT_TYPES, DEVICES, LANGUAGES } from '@yinyom/contracts/constants';
import type { ConsentQuery } from './consentsApi';

/** Filters of the consent table as they stand in the address; an empty text means "all". */
export type ConsentFilters = Record<'consent_type' | 'device' | 'language' | 'q', string>;

const VALUES: Record<Exclude<keyof ConsentFilters, 'q'>, readonly string[]> = {
  consent_type: CONSENT_TYPES,
  device: DEVICES,
  language: LANGUAGES,
};

/** Reads the filters from an address; values that do not exist count as "all". */
export const readFilters = (search: URLSearchParams): ConsentFilters => {
  const known = (name: keyof typeof VALUES) => {
    const value = search.get(name) ?? '';
    return VALUES[name].includes(value) ? value : '';
  };
  return {
    consent_type: known('consent_type'),
    device: known('device'),
    language: known('language'),
    q: (search.get('q') ?? '').trim().slice(0, 64),
  };
};

export const hasFilters = (filters: ConsentFilters): boolean => Object.values(filters).some(Boolean);

/** The part of a list call that the filters make. */
export const filterQuery = (filters: ConsentFilters): Partial<ConsentQuery> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
