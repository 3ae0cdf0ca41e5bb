import { API_KEY_DAYS, type ApiKey, type createApiKey } from '@yinyom/contracts/identity/apiKeys';
import { ROLES } from '@yinyom/contracts/constants';
import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import { OFFERED_SCOPES, type Scope } from '@yinyom/contracts/identity/scopes';

/** What the form of a key holds. */
export interface KeyValues {
  name: string;
  scopes: readonly Scope[];
  /** Also what only Admins may do among calls of Members. */
  admin: boolean;
  /** A person approves what it publishes, removes or sends. */
  agent: boolean;
  reach: 'all' | 'chosen';
  application_ids: readonly string[];
  /** One address or range in each line. */
  ip_ranges: string;
  expires: Expiry;
}

/** Days, as the value of a select. */
export const EXPIRIES = [
  '30',
  '90',
  String(API_KEY_DAYS.default),
  String(API_KEY_DAYS.max),
  'never',
] as const;
export type Expiry = (typeof EXPIRIES)[number];

export const EMPTY_KEY: KeyValues = {
  name: '',
  scopes: [],
  admin: false,
  agent: false,
  reach: 'all',
  application_ids: [],
  ip_ranges: '',
  expires: String(API_KEY_DAYS.default),
};

const isOffered = (scope: string): scope is Scope => OFFERED_SCOPES.some((one) => one === scope);

export const valuesOf = ({ name, scopes, role, agent, application_ids, ip_ranges }: ApiKey): KeyValues => ({
  ...EMPTY_KEY,
  name,
  scopes: scopes.filter(isOffered),
  admin: role === ROLES.admin,
  agent: agent === true,
  reach: application_ids === null ? 'all' : 'chosen',
  application_ids: application_ids ?? [],
  ip_ranges: ip_ranges.join('\n'),
});

export const daysOf = (expiry: Expiry): number | null => (expiry === 'never' ? null : Number(expiry));

/** What can be changed of a key that is there. */
export const changeOf = ({ name, scopes, agent, reach, application_ids, ip_ranges }: KeyValues) => ({
  name,
  agent,
  scopes: [...scopes],
  application_ids: reach === 'all' ? null : [...application_ids],
  ip_ranges: ip_ranges.split(/[\s,]+/).filter(Boolean),
});

export const bodyOf = (values: KeyValues): BodyInputOf<typeof createApiKey> => ({
  ...changeOf(values),
  ...(values.admin && { role: ROLES.admin }),
  expires_in_days: daysOf(values.expires),
});
