/**
 * What an API key may be allowed to do. Each call that takes keys names one (`scope` of `Endpoint`); `templates:publish` is asked
 * for besides `templates:write` where saving publishes. A name once given never changes its meaning.
 */
export const SCOPES = [
  'applications:read',
  'applications:write',
  'templates:read',
  'templates:write',
  'templates:publish',
  'categories:read',
  'categories:write',
  'cookies:read',
  'cookies:write',
  'scans:read',
  'scans:write',
  'consents:read',
  'consents:erase',
  'reports:read',
  'exports:read',
  'exports:write',
  'audit:read',
  'webhooks:read',
  'webhooks:write',
  'users:read',
  'users:write',
  'requests:read',
  'requests:write',
  'papers:read',
  'papers:write',
  'alerts:read',
  'alerts:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** What a call names as its scope when every key may make it. No key is given it. */
export const ANY_SCOPE = 'any';
export type KeyScope = Scope | typeof ANY_SCOPE;

/** Whether a key with these scopes may make a call that names `scope`. */
export const allowsScope = (scopes: readonly Scope[], scope: KeyScope): boolean =>
  scope === ANY_SCOPE || scopes.includes(scope);

/** Those that something takes; only these are given. */
export const OFFERED_SCOPES = SCOPES.filter((scope): scope is Scope => scope !== 'consents:erase');
