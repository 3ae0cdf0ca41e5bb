import type { LoginAnswer, OtpAnswer } from '@yinyom/contracts/identity/guest';
import { AppError } from '@yinyom/service-kit/AppError';
import { OTP_SECONDS, signToken } from '@yinyom/service-kit/auth/accessToken';
import type { Caller } from '@yinyom/service-kit/http/requestContext';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { AuditLog } from '../audit/audit.service';
import type { RateLimits } from '../limits/rateLimits';
import type { MailService } from '../mail/mail.service';
import type { SessionService } from '../sessions/session.service';
import type { Visit } from '../sessions/visit';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { OtpLoginStore } from './otpLogin.store';
import type { Proof, SecondFactor } from './secondFactor';
import { newId } from '../users/id';

const MAX_TRIES = 5;

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

  /** Who gets this far knows the password: its owner should know of it, once an hour. */
  const tellRefused = async (user: UserRecord): Promise<void> => {
    if (await limits.allows('code_refused_mail', user._id.toHexString()))
      await mail.send(user, 'code_refused', { name: fullName(user) });
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
      const caller: Caller = {
        userId: user._id.toHexString(),
        sessionId: _id.toHexString(),
        kind: 'otp',
      };
      return { two_fa_required: true, token_otp: signToken(caller, jwtSecret), expires_in: OTP_SECONDS };
    },

    /** @throws AppError 401 otp_token_invalid, 422 otp_invalid, 429 */
    finish: async (caller: Caller | null, proof: Proof, visit: Visit): Promise<LoginAnswer> => {
      const invalid = () => new AppError(401, 'otp_token_invalid');
      if (caller?.kind !== 'otp') throw invalid();
      if (!(await store.countTry(caller.sessionId, caller.userId, MAX_TRIES))) throw invalid();
      const user = await users.get(caller.userId);
      if (!user || user.status !== 'active') throw invalid();
      try {
        await secondFactor.use(user, proof);
      } catch (error) {
        await audit.aboutUser(user, 'session.code_refused', 'denied', visit);
        await tellRefused(user);
        throw error;
      }
      if (!(await store.finish(caller.sessionId))) throw invalid();
      if (proof.recovery_code !== undefined) {
        await audit.aboutUser(user, 'user.recovery_code_used', 'success', visit);
        const left = Math.max(0, user.two_fa.recovery_hashes.length - 1);
        await mail.send(user, 'recovery_code_used', { name: fullName(user), left: String(left) });
      }
      return sessions.start(user, visit);
    },
  };
};
export type OtpLogin = ReturnType<typeof createOtpLogin>;
