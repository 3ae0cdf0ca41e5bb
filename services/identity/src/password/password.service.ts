import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { changePassword } from '@yinyom/contracts/identity/account';
import type { forgotPassword, resetPassword } from '@yinyom/contracts/identity/newPassword';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { AppError, unauthorized } from '@yinyom/service-kit/AppError';
import type { Caller } from '@yinyom/service-kit/request/requestContext';
import type { AuditLog } from '../audit/audit.service';
import type { BackgroundWork } from '../background/backgroundWork';
import type { Captcha } from '../captcha/captcha';
import type { RateLimits } from '../limits/rateLimits';
import type { Links } from '../mail/links';
import type { MailService } from '../mail/mail.service';
import type { JoinOrganization } from '../organization-users/joinOrganization';
import type { Visit } from '../sessions/visit';
import type { LinkKind, LinkTokenStore } from '../tokens/linkToken.store';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import type { PasswordHasher } from './passwordHasher';
import { checkNewPassword, personalContext } from './passwordPolicy';

/** How long the link of a forgotten password works: 30 minutes. */
const RESET_SECONDS = 1_800;

interface Deps {
  users: UserStore;
  join: JoinOrganization;
  linkTokens: LinkTokenStore;
  hasher: PasswordHasher;
  captcha: Captcha;
  limits: RateLimits;
  mail: MailService;
  links: Links;
  audit: AuditLog;
  background: BackgroundWork;
}

const invalidToken = () => new AppError(422, 'token_invalid');

const contextOfUser = (user: UserRecord) =>
  personalContext(
    user,
    user.memberships.map(({ organization_name }) => organization_name),
  );

/** Everything that sets a password: first, forgotten, changed. Each ends every session of the person. */
export const createPasswordService = (deps: Deps) => {
  const { users, linkTokens, hasher, limits, mail, links, audit } = deps;

  /** @param byMail whether a mailed link brought the person here, which proves their mailbox */
  const store = async (user: UserRecord, password: string, visit: Visit, byMail: boolean) => {
    const hash = await hasher.hash(password);
    const changed = byMail
      ? await users.proveMailbox(user._id, user.email, hash)
      : await users.setPassword(user._id, hash);
    if (!changed) throw invalidToken();
    await linkTokens.revokeAll(user._id);
    await audit.aboutUser(changed, 'user.password_changed', 'success', visit);
    return changed;
  };

  const finishLink = async (
    kind: LinkKind,
    { token, password }: BodyOf<typeof resetPassword>,
    visit: Visit,
  ) => {
    const link = await linkTokens.find(token, kind);
    // Earlier versions handed such a token to whoever knew the password that an Admin had chosen.
    if (link?.kind === 'first_password' && !link.organization_id) throw invalidToken();
    const user = link ? await users.get(link.user_id.toHexString()) : null;
    if (!user || user.directory) throw invalidToken();
    // A link that lies in the mailbox of an earlier address opens nothing.
    if (link?.email !== undefined && link.email !== user.email) throw invalidToken();
    checkNewPassword(password, contextOfUser(user));
    const taken = await linkTokens.take(token, kind);
    if (!taken) throw invalidToken();
    return { user: await store(user, password, visit, true), link: taken };
  };

  const sendReset = async (email: string): Promise<void> => {
    if (!(await limits.allows('forgot_account', email))) return;
    const user = await users.findLocal(email);
    // An invited person without a password yet uses the invitation's link.
    if (!user?.password_hash || user.status !== 'active') return;
    const { _id: user_id, email: address } = user;
    const token = await linkTokens.issue({ kind: 'reset_password', user_id, email: address }, RESET_SECONDS);
    await mail.send(user, 'reset_password', {
      name: fullName(user),
      link: links.resetPassword(user.locale, token),
    });
  };

  return {
    /** Always the same answer, before anything is looked up. */
    forgot: async ({ email, captcha_token }: BodyOf<typeof forgotPassword>, visit: Visit) => {
      await deps.captcha.require(captcha_token, 'forgot_password', visit);
      deps.background.run(() => sendReset(email));
      return { message: messageText('forgot_accepted', visit.lang) };
    },

    reset: async (body: BodyOf<typeof resetPassword>, visit: Visit): Promise<void> => {
      const { user } = await finishLink('reset_password', body, visit);
      await mail.send(user, 'password_changed', { name: fullName(user) });
    },

    /** First password of an invited person, which accepts the invitation of the mail. */
    setFirst: async (body: BodyOf<typeof resetPassword>, visit: Visit): Promise<void> => {
      const { user, link } = await finishLink('first_password', body, visit);
      if (link.organization_id) await deps.join(user._id, link.organization_id);
    },

    change: async (
      caller: Caller,
      { old_password, new_password }: BodyOf<typeof changePassword>,
      visit: Visit,
    ): Promise<void> => {
      const user = await users.get(caller.userId);
      if (!user) throw unauthorized();
      if (user.directory) throw new AppError(403, 'directory_user');
      await limits.consume('password_check', caller.userId);
      if (!(await hasher.verify(user.password_hash, old_password))) {
        await audit.aboutUser(user, 'user.password_change_refused', 'denied', visit);
        throw new AppError(422, 'old_password_incorrect', {
          errors: [{ field: 'old_password', code: 'old_password_incorrect' }],
        });
      }
      checkNewPassword(new_password, contextOfUser(user), 'new_password');
      if (await hasher.verify(user.password_hash, new_password)) {
        throw new AppError(422, 'password_reused', {
          errors: [{ field: 'new_password', code: 'password_reused' }],
        });
      }
      await store(user, new_password, visit, false);
      await mail.send(user, 'password_changed', { name: fullName(user) });
    },
  };
};
export type PasswordService = ReturnType<typeof createPasswordService>;
