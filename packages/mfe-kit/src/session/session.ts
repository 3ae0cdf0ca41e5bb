import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import { readItem, removeItem, writeItem } from './browserStorage';
import type { User } from '@yinyom/contracts/identity/account';

/** Names of the session's values in browser storage (specification §3). */
export const SESSION_KEYS = {
  token: 'token',
  refreshToken: 'refresh_token',
  otpToken: 'token_otp',
  user: 'user',
  role: 'role',
  organizationId: 'organization_id',
  applicationId: 'app_id',
  /** The organization that `app_id` was chosen in. */
  applicationOf: 'app_organization_id',
} as const;

/** What the browser remembers about the signed-in user. */
export interface Session {
  token: string | null;
  refreshToken: string | null;
  otpToken: string | null;
  user: User | null;
  role: Role;
  organizationId: string | null;
  /** The selected website; null as soon as another organization is in use than the one it was chosen in. */
  applicationId: string | null;
}

const isRole = (value: number): value is Role => Object.values(ROLES).includes(value as Role);

/** A role that is absent, tampered with or unknown counts as the least one (specification §3: default 1). */
const readRole = (): Role => {
  const role = Number(readItem(SESSION_KEYS.role));
  return isRole(role) ? role : ROLES.viewer;
};

const readUser = (): User | null => {
  try {
    const user: unknown = JSON.parse(readItem(SESSION_KEYS.user) ?? 'null');
    return typeof user === 'object' && user !== null && 'id' in user ? (user as User) : null;
  } catch {
    return null;
  }
};

/** A website that was chosen in another organization is not selected in this one. */
const readApplication = (): string | null => {
  const sameOrganization = readItem(SESSION_KEYS.applicationOf) === readItem(SESSION_KEYS.organizationId);
  return (sameOrganization && readItem(SESSION_KEYS.applicationId)) || null;
};

const read = (): Session => ({
  token: readItem(SESSION_KEYS.token) || null,
  refreshToken: readItem(SESSION_KEYS.refreshToken) || null,
  otpToken: readItem(SESSION_KEYS.otpToken) || null,
  user: readUser(),
  role: readRole(),
  organizationId: readItem(SESSION_KEYS.organizationId) || null,
  applicationId: readApplication(),
});

let current = read();
const listeners = new Set<() => void>();

/** Reads the storage again: another tab may have changed it a moment ago, before its event reached this one. */
export const reloadSession = (): void => {
  current = read();
  for (const listener of listeners) listener();
};

const serialize = (value: Session[keyof Session]): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** The session as it is now; the same object until something changes. */
export const getSession = (): Session => current;

const store = (key: string, value: Session[keyof Session] | undefined): void => {
  if (value === null || value === undefined) removeItem(key);
  else writeItem(key, serialize(value));
};

/** Stores some values of the session; `null` removes one. Other tabs learn of it. */
export const saveSession = (values: Partial<Session>): void => {
  for (const [name, value] of Object.entries(values) as [keyof Session, Session[keyof Session]][]) {
    store(SESSION_KEYS[name], value);
  }
  if (values.applicationId !== undefined) {
    const organization = values.applicationId === null ? null : readItem(SESSION_KEYS.organizationId);
    store(SESSION_KEYS.applicationOf, organization);
  }
  reloadSession();
};

/**
 * Makes a website the selected one. One of another organization than the one in use is refused: a list that was
 * asked for before the organization changed must not choose for the new one.
 */
export const selectApplication = (application: { id: string; organization: { id: string } }): boolean => {
  if (application.organization.id !== current.organizationId) return false;
  if (application.id !== current.applicationId) saveSession({ applicationId: application.id });
  return true;
};

/** Forgets user, tokens, organization, application and role (specification §4, logout). */
export const clearSession = (): void => {
  for (const key of Object.values(SESSION_KEYS)) removeItem(key);
  reloadSession();
};

/** Signed in means that token and user are both stored (specification §4). */
export const isSignedIn = (session: Session = current): boolean =>
  session.token !== null && session.user !== null;

/** Calls `listener` after every change, in this tab or another. Returns the function that stops it. */
export const subscribeSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === null || Object.values<string>(SESSION_KEYS).includes(event.key)) reloadSession();
  });
}
