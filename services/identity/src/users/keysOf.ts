import type { SecurityKeyRecord, UserRecord } from './userRecord';

type Factors = Pick<UserRecord, 'two_fa' | 'security_keys'>;

/** The security keys of a person; people of earlier versions have none. */
export const keysOf = ({ security_keys = [] }: Pick<UserRecord, 'security_keys'>): SecurityKeyRecord[] =>
  security_keys;

/** Whether a login of this person has a second step: a code of the app, or a security key. */
export const hasSecondFactor = (user: Factors): boolean =>
  Boolean(user.two_fa.enabled_at) || keysOf(user).length > 0;
