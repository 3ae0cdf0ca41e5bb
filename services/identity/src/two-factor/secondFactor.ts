import { invalidField, rejected } from '@yinyom/service-kit/AppError';
import { hasSecondFactor } from '../users/keysOf';
import type { RateLimits } from '../limits/rateLimits';
import type { PasswordHasher } from '../password/passwordHasher';
import type { UserRecord } from '../users/userRecord';
import { matchRecoveryCode } from './recoveryCodes';
import type { SecretCipher } from './secretCipher';
import type { Totp } from './totp';
import type { TwoFactorStore } from './twoFactor.store';

/** What a person shows as their second factor: one of the two. */
export interface Proof {
  code?: string | undefined;
  recovery_code?: string | undefined;
}

interface Deps {
  store: TwoFactorStore;
  totp: Totp;
  cipher: SecretCipher;
  hasher: PasswordHasher;
  limits: RateLimits;
}

/** Checks a second factor and uses it up. */
export const createSecondFactor = ({ store, totp, cipher, hasher, limits }: Deps) => {
  const takeCode = async (user: UserRecord, code: string): Promise<boolean> => {
    const { secret: stored, last_step } = user.two_fa;
    if (stored === null) return false;
    const owner = user._id.toHexString();
    const { text: secret, stale } = cipher.open(stored, owner);
    const step = totp.stepOf(secret, code, last_step);
    if (step === null || !(await store.takeStep(user._id, step))) return false;
    if (stale) await store.replaceSecret(user._id, stored, cipher.seal(secret, owner));
    return true;
  };
  const takeRecoveryCode = async (user: UserRecord, code: string): Promise<boolean> => {
    const { recovery_salt, recovery_hashes } = user.two_fa;
    const hash = await matchRecoveryCode(hasher, code, recovery_salt, recovery_hashes);
    return hash !== null && store.takeRecoveryCode(user._id, hash);
  };
  /** @throws AppError 422 otp_invalid; 429 after ten tries in an hour, over all logins of the person */
  const use = async (user: UserRecord, { code, recovery_code }: Proof): Promise<void> => {
    await limits.consume('otp_user', user._id.toHexString());
    const right =
      code !== undefined ? await takeCode(user, code) : await takeRecoveryCode(user, recovery_code ?? '');
    if (!right) throw rejected('otp_invalid');
  };
  return {
    use,

    /** Asks people who have a second factor for it. @throws AppError as `use` */
    useIfAny: async (user: UserRecord, { code, recovery_code }: Proof): Promise<void> => {
      if (!hasSecondFactor(user)) return;
      if (code === undefined && recovery_code === undefined) throw invalidField('code', 'otp_invalid');
      await use(user, {
        ...(code !== undefined && { code }),
        ...(recovery_code !== undefined && { recovery_code }),
      });
    },
  };
};
export type SecondFactor = ReturnType<typeof createSecondFactor>;
