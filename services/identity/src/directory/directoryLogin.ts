import { AppError } from '@yinyom/service-kit/AppError';
import type { Visit } from '../sessions/visit';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { Directory, DirectoryPerson } from './directory';
import { newId } from '../users/id';

const NO_ADDRESS = '@directory.invalid';
/** Address of people whose directory entry has none; it receives nothing. */
const noAddress = (username: string) => `${username}${NO_ADDRESS}`;

/** Whether the directory knows no address of a person. */
export const hasNoAddress = ({ email }: Pick<UserRecord, 'email'>): boolean => email.endsWith(NO_ADDRESS);

/**
 * Logins with the account of the organization's directory. A directory user is an identity of its own: a local
 * user with the same name or address is somebody else, whatever the directory says.
 */
export const createDirectoryLogin = (directory: Directory, users: UserStore) => {
  const profileOf = ({ username, email, first_name, last_name }: DirectoryPerson) => ({
    email: email || noAddress(username),
    first_name,
    last_name: last_name || '-',
  });

  const createUser = async (person: DirectoryPerson, visit: Visit): Promise<UserRecord | null> => {
    await users.insert({
      _id: newId(),
      ...profileOf(person),
      email_verified_at: null,
      directory: true,
      ldap_username: person.username,
      username: person.username,
      password_hash: null,
      status: 'active',
      must_change_password: false,
      locale: visit.lang,
      memberships: [],
      created_at: new Date(),
    });
    return users.findDirectory(person.username);
  };

  /** An invitation stays one: any Admin could name somebody of the directory, so the person accepts it or not. */
  const refresh = (user: UserRecord, person: DirectoryPerson): Promise<UserRecord | null> =>
    users.updateDirectoryProfile(user._id, profileOf(person));

  return {
    /**
     * The user behind a directory account, made at the first login; null when name or password are wrong.
     * @throws AppError 503 when the directory cannot be reached
     */
    authenticate: async (username: string, password: string, visit: Visit): Promise<UserRecord | null> => {
      const person = await directory.authenticate(username, password).catch((cause: unknown) => {
        throw new AppError(503, 'unavailable', { retryAfterSeconds: 10, cause });
      });
      if (!person) return null;
      const user = await users.findDirectory(person.username);
      if (user?.status === 'disabled') return user;
      return user ? refresh(user, person) : createUser(person, visit);
    },
  };
};
export type DirectoryLogin = ReturnType<typeof createDirectoryLogin>;
