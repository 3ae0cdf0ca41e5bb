import { rejected } from '@yinyom/service-kit/AppError';
import type { RateLimits } from '../limits/rateLimits';
import type { PasswordHasher } from '../password/passwordHasher';
import type { UserRecord } from '../users/userRecord';
import { matchRecoveryCode } from './recoveryCodes';
import type { Totp } from './totp';
import type { TwoFactorStore } from './twoFactor.store';

/** What a person shows as their second factor: one of the two. */
export interface Proof {
  code?: string;
  recovery_code?: string;
}

interface Deps {
  store: TwoFactorStore;
  totp: Totp;
  hasher: PasswordHasher;
  limits: RateLimits;
}

/** Checks a second factor and uses it up. */
export const createSecondFactor = ({ store, totp, hasher, limits }: Deps) => {
  const takeCode = async (user: UserRecord, code: string): Promise<boolean> => {
    if (user.two_fa.secret === null) return false;
    const step = totp.stepOf(user.two_fa.secret, code, user.two_fa.last_step);
    return step !== null && store.takeStep(user._id, step);
  };
  const takeRecoveryCode = async (user: UserRecord, code: string): Promise<boolean> => {
    const { recovery_salt, recovery_hashes } = user.two_fa;
    const hash = await matchRecoveryCode(hasher, code, recovery_salt, recovery_hashes);
    return hash !== null && store.takeRecoveryCode(user._id, hash);
  };
  return {
    /** @throws AppError 422 otp_invalid; 429 after ten tries in an hour, over all logins of the person */
    use: async (user: UserRecord, { code, recovery_code }: Proof): Promise<void> => {
      await limits.consume('otp_user', user._id.toHexString());
      const right =
        code !== undefined ? await takeCode(user, code) : await takeRecoveryCode(user, recovery_code ?? '');
      if (!right) throw rejected('otp_invalid');
    },
  };
};
export type SecondFactor = ReturnType<typeof createSecondFactor>;
