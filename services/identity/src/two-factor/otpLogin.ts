import type { LoginAnswer, OtpAnswer, SecondFactorWay } from '@yinyom/contracts/identity/guest';
import { AppError } from '@yinyom/service-kit/AppError';
import { OTP_SECONDS, signToken } from '@yinyom/service-kit/auth/accessToken';
import { authAttempts } from '@yinyom/service-kit/metrics/instruments';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { AuditLog } from '../audit/audit.service';
import type { RateLimits } from '../limits/rateLimits';
import type { MailKind } from '../mail/mailKinds';
import type { MailService } from '../mail/mail.service';
import { keysOf } from '../users/keysOf';
import type { SessionService } from '../sessions/session.service';
import type { Visit } from '../sessions/visit';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { OtpLoginStore } from './otpLogin.store';
import type { Proof, SecondFactor } from './secondFactor';
import { newId } from '../users/id';

const MAX_TRIES = 5;

type Refusal = 'session.code_refused' | 'session.security_key_refused';
const REFUSAL_MAIL = {
  'session.code_refused': 'code_refused',
  'session.security_key_refused': 'security_key_refused',
} as const satisfies Record<Refusal, MailKind>;

const METHOD = {
  'session.code_refused': 'code',
  'session.security_key_refused': 'security_key',
} as const satisfies Record<Refusal, string>;

/** What the person can show; absent for those who have only the app, as earlier versions answered. */
const waysOf = (user: UserRecord): SecondFactorWay[] | undefined =>
  keysOf(user).length === 0 ? undefined : ['key', ...(user.two_fa.enabled_at ? (['app'] as const) : [])];

interface Deps {
  users: UserStore;
  store: OtpLoginStore;
  secondFactor: SecondFactor;
  sessions: SessionService;
  limits: RateLimits;
  mail: MailService;
  audit: AuditLog;
  /** JWT_SECRET */
  jwtSecret: KeyRing;
}

/** The second step of a login, behind a token that works for nothing else (5 minutes, 5 tries, once). */
export const createOtpLogin = (deps: Deps) => {
  const { users, store, secondFactor, sessions, limits, mail, audit, jwtSecret } = deps;

  const invalid = () => new AppError(401, 'otp_token_invalid');

  /** Who gets this far knows the password: its owner should know of it, once an hour. */
  const tellRefused = async (user: UserRecord, refusal: Refusal, visit: Visit): Promise<void> => {
    await audit.aboutUser(user, refusal, 'denied', visit);
    if (await limits.allows('code_refused_mail', user._id.toHexString()))
      await mail.send(user, REFUSAL_MAIL[refusal], { name: fullName(user) });
  };

  /**
   * One try of the second step, counted before it is looked at.
   * @param prove rejects when it is not the person's second factor
   */
  const pass = async (
    caller: Caller | null,
    visit: Visit,
    refusal: Refusal,
    prove: (user: UserRecord, login: Caller) => Promise<void>,
  ): Promise<LoginAnswer> => {
    if (caller?.kind !== 'otp') throw invalid();
    if (!(await store.countTry(caller.sessionId, caller.userId, MAX_TRIES))) throw invalid();
    const user = await users.get(caller.userId);
    if (user?.status !== 'active') throw invalid();
    try {
      await prove(user, caller);
    } catch (error) {
      authAttempts.inc({ method: METHOD[refusal], outcome: 'refused' });
      await tellRefused(user, refusal, visit);
      throw error;
    }
    if (!(await store.finish(caller.sessionId))) throw invalid();
    authAttempts.inc({ method: METHOD[refusal], outcome: 'success' });
    return sessions.start(user, visit);
  };

  return {
    begin: async (user: UserRecord): Promise<OtpAnswer> => {
      const _id = newId();
      await store.add({
        _id,
        user_id: user._id,
        tries: 0,
        expires_at: new Date(Date.now() + OTP_SECONDS * 1000),
      });
      const token_otp = signToken(
        { userId: user._id.toHexString(), sessionId: _id.toHexString(), kind: 'otp' },
        jwtSecret,
      );
      const ways = waysOf(user);
      return { two_fa_required: true, token_otp, expires_in: OTP_SECONDS, ...(ways && { ways }) };
    },

    /** Whose login waits, without counting a try. @throws AppError 401 otp_token_invalid */
    look: async (caller: Caller | null): Promise<{ user: UserRecord; login: Caller }> => {
      if (caller?.kind !== 'otp') throw invalid();
      const isOpen = await store.isOpen(caller.sessionId, caller.userId, MAX_TRIES);
      const user = isOpen ? await users.get(caller.userId) : null;
      if (user?.status !== 'active') throw invalid();
      return { user, login: caller };
    },

    pass,

    /** @throws AppError 401 otp_token_invalid, 422 otp_invalid, 429 */
    finish: (caller: Caller | null, proof: Proof, visit: Visit): Promise<LoginAnswer> =>
      pass(caller, visit, 'session.code_refused', async (user) => {
        await secondFactor.use(user, proof);
        if (proof.recovery_code === undefined) return;
        await audit.aboutUser(user, 'user.recovery_code_used', 'success', visit);
        const left = Math.max(0, user.two_fa.recovery_hashes.length - 1);
        await mail.send(user, 'recovery_code_used', { name: fullName(user), left: String(left) });
      }),
  };
};
export type OtpLogin = ReturnType<typeof createOtpLogin>;
