import type { KeyAssertion } from '@yinyom/contracts/identity/securityKeys';
import { AppError, rejected } from '@yinyom/service-kit/AppError';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { Visit } from '../sessions/visit';
import type { OtpLogin } from '../two-factor/otpLogin';
import type { UserRecord } from '../users/userRecord';
import type { KeyCeremony } from './ceremony';
import type { ChallengeOwner, KeyChallengeStore } from './keyChallenge.store';
import { keysOf } from '../users/keysOf';
import type { SecurityKeyStore } from './securityKey.store';

interface Deps {
  otpLogin: OtpLogin;
  store: SecurityKeyStore;
  challenges: KeyChallengeStore;
  ceremony: KeyCeremony;
}

/** The second step of a login with a security key instead of a code. */
export const createKeyLogin = ({ otpLogin, store, challenges, ceremony }: Deps) => {
  const ownerOf = (user: UserRecord, { sessionId }: Caller): ChallengeOwner => ({
    purpose: 'login',
    userId: user._id,
    sessionId,
  });

  const prove = async (user: UserRecord, caller: Caller, credential: KeyAssertion): Promise<void> => {
    const challenge = await challenges.take(ownerOf(user, caller));
    const key = keysOf(user).find(({ credential_id }) => credential_id === credential.id);
    const counter = challenge !== null && key ? await ceremony.counterOf(challenge, key, credential) : null;
    if (!key || counter === null || !(await store.use(user._id, key, counter)))
      throw rejected('security_key_invalid');
  };

  return {
    /** @throws AppError 401 otp_token_invalid, 404 when the person has no key */
    request: async (caller: Caller | null) => {
      const { user, login } = await otpLogin.look(caller);
      if (keysOf(user).length === 0) throw new AppError(404, 'not_found');
      const options = await ceremony.requestOptions(user);
      await challenges.put(ownerOf(user, login), options.challenge);
      return options;
    },

    /** @throws AppError 401 otp_token_invalid, 422 security_key_invalid */
    finish: (caller: Caller | null, credential: KeyAssertion, visit: Visit) =>
      otpLogin.pass(caller, visit, 'session.security_key_refused', (user, login) =>
        prove(user, login, credential),
      ),
  };
};
export type KeyLogin = ReturnType<typeof createKeyLogin>;
