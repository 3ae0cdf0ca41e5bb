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
} as const;

/** What the browser remembers about the signed-in user. */
export interface Session {
  token: string | null;
  refreshToken: string | null;
  otpToken: string | null;
  user: User | null;
  role: Role;
  organizationId: string | null;
  /** The selected website. */
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

const read = (): Session => ({
  token: readItem(SESSION_KEYS.token) || null,
  refreshToken: readItem(SESSION_KEYS.refreshToken) || null,
  otpToken: readItem(SESSION_KEYS.otpToken) || null,
  user: readUser(),
  role: readRole(),
  organizationId: readItem(SESSION_KEYS.organizationId) || null,
  applicationId: readItem(SESSION_KEYS.applicationId) || null,
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

/** Stores some values of the session; `null` removes one. Other tabs learn of it. */
export const saveSession = (values: Partial<Session>): void => {
  for (const [name, value] of Object.entries(values) as [keyof Session, Session[keyof Session]][]) {
    if (value === null || value === undefined) removeItem(SESSION_KEYS[name]);
    else writeItem(SESSION_KEYS[name], serialize(value));
  }
  reloadSession();
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
