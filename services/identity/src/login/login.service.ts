import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { login, LoginAnswer, OtpAnswer } from '@yinyom/contracts/identity/guest';
import { rejected } from '@yinyom/service-kit/AppError';
import { authAttempts } from '@yinyom/service-kit/metrics/instruments';
import { networkOf } from '@yinyom/service-kit/request/networkOf';
import type { AuditLog } from '../audit/audit.service';
import type { Captcha } from '../captcha/captcha';
import type { DirectoryLogin } from '../directory/directoryLogin';
import type { RateLimits } from '../limits/rateLimits';
import type { MailboxProof } from '../mailbox/mailboxProof';
import type { PasswordHasher } from '../password/passwordHasher';
import { hasSecondFactor } from '../users/keysOf';
import type { SessionService } from '../sessions/session.service';
import type { Visit } from '../sessions/visit';
import type { SignupService } from '../signup/signup.service';
import type { OtpLogin } from '../two-factor/otpLogin';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { LoginThrottle } from './loginThrottle';

interface Deps {
  users: UserStore;
  signups: SignupService;
  hasher: PasswordHasher;
  throttle: LoginThrottle;
  limits: RateLimits;
  captcha: Captcha;
  /** Null when no directory is set. */
  directory: DirectoryLogin | null;
  otpLogin: OtpLogin;
  sessions: SessionService;
  mailboxes: MailboxProof;
  audit: AuditLog;
}

/** First step of a login, up to tokens when there is no second one. */
export const createLoginService = (deps: Deps) => {
  const { users, signups, hasher, throttle, limits, directory, audit } = deps;

  /** The local user whose password it is. One hash is computed whether or not the account exists. */
  const checkLocal = async (account: string, password: string) => {
    // Both are always read, so that an account that exists is not answered sooner.
    const [user, pending] = await Promise.all([users.findLocal(account), signups.findPending(account)]);
    const stored = user?.password_hash ?? pending?.password_hash ?? null;
    const matches = await hasher.verify(stored, password);
    if (!matches) return { user, passed: null };
    if (user?.password_hash) {
      if (hasher.isOutdated(user.password_hash))
        await users.rehashPassword(user._id, user.password_hash, await hasher.hash(password));
      return { user, passed: user };
    }
    if (pending) await signups.resendConfirmation(pending);
    throw rejected('email_not_verified');
  };

  const finish = async (user: UserRecord, visit: Visit): Promise<LoginAnswer | OtpAnswer> => {
    if (user.status === 'disabled') throw rejected('account_disabled');
    if (user.status === 'unverified') {
      // The password is one that an Admin chose: knowing it does not make anybody the owner of the mailbox.
      await deps.mailboxes.ask(user);
      throw rejected('email_not_verified');
    }
    if (hasSecondFactor(user)) return deps.otpLogin.begin(user);
    return deps.sessions.start(user, visit);
  };

  return {
    /**
     * @throws AppError 422 invalid_credentials (the same for an unknown account), email_not_verified,
     *   captcha_required; 429 rate_limited
     */
    logIn: async ({ email, password, captcha_token }: BodyOf<typeof login>, visit: Visit) => {
      const account = email.toLowerCase();
      const { needsCaptcha, failedHere } = await throttle.check(account, visit.ip);
      await limits.consume('login_account', `${account}\n${networkOf(visit.ip).near}`);
      if (needsCaptcha) await deps.captcha.require(captcha_token, 'login', visit);
      const local = await checkLocal(account, password);
      const passed = local.passed ?? (await directory?.authenticate(email, password, visit)) ?? null;
      authAttempts.inc({
        method: passed && !local.passed ? 'directory' : 'password',
        outcome: passed ? 'success' : 'refused',
      });
      if (!passed) {
        await throttle.failed(account, visit.ip);
        if (local.user) audit.aboutUserLater(local.user, 'session.refused', 'denied', visit);
        throw rejected('invalid_credentials');
      }
      if (failedHere) await throttle.succeeded(account, visit.ip);
      return finish(passed, visit);
    },
  };
};
export type LoginService = ReturnType<typeof createLoginService>;
