import { ROLES } from '@yinyom/contracts/constants';
import type { Role } from '@yinyom/contracts/constants';
import type { User } from '@yinyom/contracts/identity/account';
import { readItem, removeItem, writeItem } from './browserStorage';

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

interface Tokens {
  token: string | null;
  refreshToken: string | null;
  otpToken: string | null;
}

/** What screens know about who uses the page. No tokens: what is in the store, developer tools show and export. */
export interface Session {
  /** Token and user are both stored (specification §4). */
  signedIn: boolean;
  /** The first step of a login is done, the one-time code is missing. */
  awaitsSecondStep: boolean;
  user: User | null;
  role: Role;
  organizationId: string | null;
  /** The selected website; null as soon as another organization is in use than the one it was chosen in. */
  applicationId: string | null;
}

/** What the browser remembers about the signed-in user. */
export type StoredSession = Tokens & Pick<Session, 'user' | 'role' | 'organizationId' | 'applicationId'>;

const isRole = (value: number): value is Role => Object.values(ROLES).includes(value as Role);

/** A role that is absent, tampered with or unknown counts as the least one (specification §3: default 1). */
const readRole = (): Role => {
  const role = Number(readItem(SESSION_KEYS.role) || ROLES.viewer);
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

/** The tokens as they are stored now, also when another tab stored them a moment ago. */
export const readTokens = (): Tokens => ({
  token: readItem(SESSION_KEYS.token) || null,
  refreshToken: readItem(SESSION_KEYS.refreshToken) || null,
  otpToken: readItem(SESSION_KEYS.otpToken) || null,
});

/** Everything but the tokens, as it is stored now. */
export const readSession = (): Session => {
  const { token, otpToken } = readTokens();
  const user = readUser();
  return {
    signedIn: token !== null && user !== null,
    awaitsSecondStep: otpToken !== null,
    user,
    role: readRole(),
    organizationId: readItem(SESSION_KEYS.organizationId) || null,
    applicationId: readApplication(),
  };
};

type Value = StoredSession[keyof StoredSession];

const serialize = (value: Value): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const write = (key: string, value: Value | undefined): void => {
  if (value === null || value === undefined) removeItem(key);
  else writeItem(key, serialize(value));
};

let tellFollower = (): void => undefined;

/** Stores some values of the session; `null` removes one. Other tabs learn of it. */
export const saveSession = (values: Partial<StoredSession>): void => {
  for (const [name, value] of Object.entries(values) as [keyof StoredSession, Value][]) {
    write(SESSION_KEYS[name], value);
  }
  if (values.applicationId !== undefined) {
    const organization = values.applicationId === null ? null : readItem(SESSION_KEYS.organizationId);
    write(SESSION_KEYS.applicationOf, organization);
  }
  tellFollower();
};

/** Forgets user, tokens, organization, application and role (specification §4, logout). */
export const clearSession = (): void => {
  for (const key of Object.values(SESSION_KEYS)) removeItem(key);
  tellFollower();
};

/** Hands the session to the store after every change, in this tab or another. */
export const followSession = (follower: (session: Session) => void): void => {
  tellFollower = () => follower(readSession());
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || Object.values<string>(SESSION_KEYS).includes(key)) tellFollower();
  });
};
