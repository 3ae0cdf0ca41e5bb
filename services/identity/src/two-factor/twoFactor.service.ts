import { AppError, conflict, rejected, unauthorized } from '@yinyom/service-kit/AppError';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AuditLog } from '../audit/audit.service';
import type { RateLimits } from '../limits/rateLimits';
import type { MailService } from '../mail/mail.service';
import type { OwnPasswordCheck } from '../password/checkOwnPassword';
import type { PasswordHasher } from '../password/passwordHasher';
import { hasSecondFactor, keysOf } from '../users/keysOf';
import type { SessionStore } from '../sessions/session.store';
import type { Visit } from '../sessions/visit';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { DemandsFactor } from './demandsFactor';
import { newRecoverySet } from './recoveryCodes';
import type { Proof, SecondFactor } from './secondFactor';
import type { SecretCipher } from './secretCipher';
import type { Totp } from './totp';
import type { TwoFactorStore } from './twoFactor.store';

/** A pending secret dies after 10 minutes. */
const PENDING_MS = 600_000;
/** A login this recent needs no second look at the password (15 minutes). */
const RECENT_MS = 900_000;

interface Deps {
  users: UserStore;
  sessionStore: SessionStore;
  store: TwoFactorStore;
  secondFactor: SecondFactor;
  totp: Totp;
  cipher: SecretCipher;
  hasher: PasswordHasher;
  checkPassword: OwnPasswordCheck;
  demandsFactor: DemandsFactor;
  limits: RateLimits;
  mail: MailService;
  audit: AuditLog;
}

/** Switching two-factor on and off, and recovery codes. */
export const createTwoFactorService = (deps: Deps) => {
  const { users, sessionStore, store, secondFactor, totp, cipher, hasher, limits, mail, audit } = deps;
  const { checkPassword } = deps;

  const me = async (caller: Caller): Promise<UserRecord> => {
    const user = await users.get(caller.userId);
    if (!user) throw unauthorized();
    return user;
  };

  /** An old login proves little: whoever sits there now must know the password. */
  const checkRecent = async (
    user: UserRecord,
    caller: Caller,
    password: string | undefined,
    visit: Visit,
  ) => {
    const session = user.sessions.find(({ _id }) => _id.toHexString() === caller.sessionId);
    const age = Date.now() - (session?.authenticated_at.getTime() ?? 0);
    if (age <= RECENT_MS) return;
    if (password === undefined) throw new AppError(403, 'reauth_required');
    await checkPassword(user, password, visit);
    await sessionStore.markAuthenticated(user._id, caller.sessionId, new Date());
  };

  return {
    request: async (caller: Caller) => {
      const user = await me(caller);
      const secret = totp.newSecret();
      const expiresAt = new Date(Date.now() + PENDING_MS);
      const sealed = cipher.seal(secret, caller.userId);
      if (!(await store.setPending(user._id, sealed, expiresAt))) throw conflict('two_fa_enabled');
      return {
        secret_key: secret,
        otpauth_url: totp.url(secret, user.email),
        expires_at: expiresAt.toISOString(),
      };
    },

    confirm: async (
      caller: Caller,
      { code, password }: { code: string; password?: string },
      visit: Visit,
    ) => {
      const user = await me(caller);
      if (user.two_fa.enabled_at) throw conflict('two_fa_enabled');
      const { pending_secret: pending, pending_expires_at: expiresAt } = user.two_fa;
      if (pending === null || expiresAt === null || expiresAt <= new Date())
        throw conflict('no_pending_secret');
      await checkRecent(user, caller, password, visit);
      await limits.consume('otp_user', caller.userId);
      const step = totp.stepOf(cipher.open(pending, caller.userId).text, code, 0);
      if (step === null) throw rejected('otp_invalid');
      const recovery = await newRecoverySet(hasher);
      const enabled = await store.enable(user._id, pending, step, recovery, new Date());
      if (!enabled) throw conflict('no_pending_secret');
      // Sessions that began without the second factor are no better than a password.
      await sessionStore.endOthers(user._id, caller.sessionId);
      await audit.aboutUser(enabled, 'user.two_fa_enabled', 'success', visit);
      await mail.send(enabled, 'two_fa_enabled', { name: fullName(enabled) });
      return {
        two_fa_at: enabled.two_fa.enabled_at?.toISOString() ?? '',
        recovery_codes: recovery.codes,
      };
    },

    disable: async (
      caller: Caller,
      { password, ...proof }: Proof & { password: string },
      visit: Visit,
    ): Promise<void> => {
      const user = await me(caller);
      if (!user.two_fa.enabled_at) throw conflict('two_fa_not_enabled');
      const demanded = user.memberships.some(
        (membership) => membership.status === 'active' && deps.demandsFactor(membership),
      );
      const lastDemanded = () => new AppError(403, 'two_fa_required_by_organization');
      if (demanded && keysOf(user).length === 0) throw lastDemanded();
      await checkPassword(user, password, visit);
      await secondFactor.use(user, proof);
      const disabled = await store.disable(user._id, demanded);
      if (!disabled) throw lastDemanded();
      await store.dropCodesWithoutFactor(user._id);
      await sessionStore.endOthers(user._id, caller.sessionId);
      await audit.aboutUser(disabled, 'user.two_fa_disabled', 'success', visit);
      await mail.send(disabled, 'two_fa_disabled', { name: fullName(disabled) });
    },

    renewRecoveryCodes: async (
      caller: Caller,
      { password, ...proof }: Proof & { password: string },
      visit: Visit,
    ) => {
      const user = await me(caller);
      if (!hasSecondFactor(user)) throw conflict('two_fa_not_enabled');
      await checkPassword(user, password, visit);
      await secondFactor.use(user, proof);
      const recovery = await newRecoverySet(hasher);
      await store.replaceRecovery(user._id, recovery);
      await audit.aboutUser(user, 'user.recovery_codes_renewed', 'success', visit);
      return { recovery_codes: recovery.codes };
    },
  };
};
export type TwoFactorService = ReturnType<typeof createTwoFactorService>;
