import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { changeEmail } from '@yinyom/contracts/identity/account';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { AppError, unauthorized, versionConflict } from '@yinyom/service-kit/AppError';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AuditLog } from '../audit/audit.service';
import type { BackgroundWork } from '../background/backgroundWork';
import type { RateLimits } from '../limits/rateLimits';
import type { Links } from '../mail/links';
import type { MailService } from '../mail/mail.service';
import type { PasswordHasher } from '../password/passwordHasher';
import type { OrganizationStore } from '../organizations/organization.store';
import { administeredOutside } from '../signup/administeredOutside';
import type { Visit } from '../sessions/visit';
import { isAllowedEmail } from '../signup/emailDomain';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import type { SecondFactor } from '../two-factor/secondFactor';
import type { Operators } from '../users/operators';
import { fullName } from '../users/toUser';
import type { ProfileChange, UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';

const CHANGE_EMAIL_SECONDS = 48 * 3_600;

interface Deps {
  users: UserStore;
  organizations: Pick<OrganizationStore, 'get'>;
  linkTokens: LinkTokenStore;
  hasher: PasswordHasher;
  limits: RateLimits;
  mail: MailService;
  links: Links;
  audit: AuditLog;
  background: BackgroundWork;
  allowedSuffixes: readonly string[];
  operators: Operators;
  secondFactor: Pick<SecondFactor, 'useIfAny'>;
}

/** The signed-in person's own account. */
export const createAccountService = (deps: Deps) => {
  const { users, organizations, linkTokens, hasher, limits, mail, links, audit, operators, secondFactor } =
    deps;

  const me = async (caller: Caller): Promise<UserRecord> => {
    const user = await users.get(caller.userId);
    if (!user) throw unauthorized();
    return user;
  };

  /**
   * Nobody from outside is Admin: closing a mailbox of the organization ends what its holder may.
   * @throws AppError 422 for an address that is outside of an organization whose Admin the person is
   */
  const checkStaysInside = async (user: UserRecord, email: string): Promise<void> => {
    const left = await administeredOutside(organizations, user, email);
    if (!left) return;
    throw new AppError(422, 'admin_email_outside', {
      errors: [{ field: 'email', code: 'admin_email_outside' }],
      values: { organization: left.name },
    });
  };

  /** An address that has an account gets no link, and the caller does not learn it. */
  const sendChangeLink = async (user: UserRecord, email: string): Promise<void> => {
    if (!(await limits.allows('email_change', user._id.toHexString()))) return;
    if (await users.findLocal(email)) return;
    const token = await linkTokens.issue(
      { kind: 'change_email', user_id: user._id, email },
      CHANGE_EMAIL_SECONDS,
    );
    await mail.send({ email, locale: user.locale }, 'email_change', {
      name: fullName(user),
      link: links.confirmEmail(user.locale, token),
    });
  };

  return {
    get: async (caller: Caller) => operators.describe(await me(caller)),

    /** @throws AppError 403 directory_user, 412 */
    update: async (caller: Caller, change: ProfileChange, visit: Visit, seen: number | undefined) => {
      const user = await me(caller);
      if (user.directory && (change.first_name ?? change.last_name) !== undefined)
        throw new AppError(403, 'directory_user');
      const updated = await users.updateProfile(user._id, change, seen);
      if (!updated) throw seen === undefined ? unauthorized() : versionConflict();
      await audit.aboutUser(updated, 'user.updated', 'success', visit);
      return operators.describe(updated);
    },

    requestEmailChange: async (
      caller: Caller,
      { email, password, ...proof }: BodyOf<typeof changeEmail>,
      visit: Visit,
    ) => {
      const user = await me(caller);
      if (user.directory) throw new AppError(403, 'directory_user');
      await limits.consume('password_check', caller.userId);
      if (!(await hasher.verify(user.password_hash, password))) {
        throw new AppError(422, 'old_password_incorrect', {
          errors: [{ field: 'password', code: 'old_password_incorrect' }],
        });
      }
      await secondFactor.useIfAny(user, proof);
      if (!isAllowedEmail(email, deps.allowedSuffixes)) {
        throw new AppError(422, 'email_domain_not_allowed', {
          errors: [{ field: 'email', code: 'email_domain_not_allowed' }],
          values: { suffixes: deps.allowedSuffixes.join(', ') },
        });
      }
      await checkStaysInside(user, email);
      deps.background.run(() => sendChangeLink(user, email));
      return { message: messageText('email_change_accepted', visit.lang) };
    },
  };
};
export type AccountService = ReturnType<typeof createAccountService>;
