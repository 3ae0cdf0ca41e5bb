import type { User } from '@yinyom/contracts/identity/account';
import { isId } from '@yinyom/contracts/fields';
import { toUser } from './toUser';
import type { UserStore } from './user.store';
import type { UserRecord } from './userRecord';

/** Whose mailbox is proven: a local account's by a link, a directory's by the directory. */
const isProven = ({ directory, email_verified_at }: UserRecord): boolean =>
  directory || Boolean(email_verified_at);

/**
 * Who runs the installation: the people of the setting OPERATOR_EMAILS, once they have proven to read that mailbox. It has
 * nothing to do with roles in organizations.
 * @param emails lower-case
 */
export const createOperators = (users: Pick<UserStore, 'get'>, emails: readonly string[]) => {
  const isOperator = (user: UserRecord): boolean =>
    user.status === 'active' && isProven(user) && emails.includes(user.email.toLowerCase());
  return {
    /** The person as clients see them, and whether they are an operator. */
    describe: (user: UserRecord): User => ({ ...toUser(user), ...(isOperator(user) && { operator: true }) }),
    /** For other services. */
    isOperator: async ({ user_id }: { user_id: string }): Promise<{ operator: boolean }> => {
      const user = emails.length > 0 && isId(user_id) ? await users.get(user_id) : null;
      return { operator: user !== null && isOperator(user) };
    },
  };
};
export type Operators = ReturnType<typeof createOperators>;
