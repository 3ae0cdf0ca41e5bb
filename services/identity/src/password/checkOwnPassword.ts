import { AppError } from '@yinyom/service-kit/AppError';
import type { DirectoryLogin } from '../directory/directoryLogin';
import type { RateLimits } from '../limits/rateLimits';
import type { Visit } from '../sessions/visit';
import type { UserRecord } from '../users/userRecord';
import type { PasswordHasher } from './passwordHasher';

interface Deps {
  hasher: PasswordHasher;
  directory: DirectoryLogin | null;
  limits: RateLimits;
}

/** Asks a signed-in person for the password again, before what weakens or ends the account. */
export const createOwnPasswordCheck =
  ({ hasher, directory, limits }: Deps) =>
  /** @throws AppError 422 old_password_incorrect, 429 */
  async (user: UserRecord, password: string, visit: Visit): Promise<void> => {
    await limits.consume('password_check', user._id.toHexString());
    const matches =
      user.ldap_username === undefined
        ? await hasher.verify(user.password_hash, password)
        : (await directory?.authenticate(user.ldap_username, password, visit))?._id.equals(user._id) === true;
    if (!matches)
      throw new AppError(422, 'old_password_incorrect', {
        errors: [{ field: 'password', code: 'old_password_incorrect' }],
      });
  };
export type OwnPasswordCheck = ReturnType<typeof createOwnPasswordCheck>;
