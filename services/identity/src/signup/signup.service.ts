import { HOUR_MS } from '@yinyom/contracts/durations';
import type { AnswerOf, BodyOf } from '@yinyom/contracts/endpoint';
import type { confirmSignup, resendConfirmation, signup } from '@yinyom/contracts/identity/signup';
import { hasPlainTopLevel } from '@yinyom/contracts/websites/topLevel';
import { messageText } from '@yinyom/texts/sentences/messageText';
import { AppError, invalidField, rejected } from '@yinyom/service-kit/AppError';
import type { AgreementService } from '../agreement/agreement.service';
import type { AuditLog } from '../audit/audit.service';
import type { BackgroundWork } from '../background/backgroundWork';
import type { Captcha } from '../captcha/captcha';
import type { RateLimits } from '../limits/rateLimits';
import type { Links } from '../mail/links';
import type { MailService } from '../mail/mail.service';
import type { PasswordHasher } from '../password/passwordHasher';
import { checkNewPassword, personalContext } from '../password/passwordPolicy';
import type { OrganizationStore } from '../organizations/organization.store';
import type { Visit } from '../sessions/visit';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import { newToken, tokenHash } from '../tokens/opaqueToken';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { UserRecord } from '../users/userRecord';
import { derivedFrom } from './derivedFrom';
import { emailMatchesSite, isAllowedEmail } from './emailDomain';
import { administeredOutside } from './administeredOutside';
import type { ExternalMarks } from './externalMarks';
import type { FirstVisit } from './firstVisit';
import type { NewAccount } from './newAccount';
import type { PendingSignup, PendingSignupStore } from './pendingSignup.store';
import { newId } from '../users/id';

/** How long the link in the confirmation mail works: 48 hours. */
const CONFIRM_MS = 48 * HOUR_MS;
/** How long the browser that signed up opens the account with the link alone: two hours. */
const BROWSER_KEY_MS = 2 * HOUR_MS;

interface Deps {
  users: UserStore;
  pending: PendingSignupStore;
  organizations: Pick<OrganizationStore, 'get'>;
  linkTokens: LinkTokenStore;
  hasher: PasswordHasher;
  captcha: Captcha;
  limits: RateLimits;
  mail: MailService;
  links: Links;
  audit: AuditLog;
  agreements: AgreementService;
  markExternal: ExternalMarks;
  newAccount: NewAccount;
  firstVisit: FirstVisit;
  background: BackgroundWork;
  allowedSuffixes: readonly string[];
  /** MORE_TOP_LEVELS */
  moreTopLevels: readonly string[];
}

export const createSignupService = (deps: Deps) => {
  const { users, pending, linkTokens, hasher, limits, mail, links, audit } = deps;

  const checkDomains = (email: string, site: string): void => {
    if (!isAllowedEmail(email, deps.allowedSuffixes)) {
      throw new AppError(422, 'email_domain_not_allowed', {
        errors: [{ field: 'email', code: 'email_domain_not_allowed' }],
        values: { suffixes: deps.allowedSuffixes.join(', ') },
      });
    }
    if (!hasPlainTopLevel(site, deps.moreTopLevels)) throw invalidField('domain_name', 'domain_top_level');
    if (!emailMatchesSite(email, site)) {
      throw new AppError(422, 'email_domain_mismatch', {
        errors: [{ field: 'email', code: 'email_domain_mismatch' }],
      });
    }
  };

  const sendConfirmation = (signup: PendingSignup, token: string) =>
    mail.send(signup, 'confirm_signup', {
      name: fullName(signup),
      organization: signup.organization_name,
      website: signup.site_host,
      link: links.confirmEmail(signup.locale, token),
    });

  const sendAgain = async (signup: PendingSignup): Promise<void> => {
    if (!(await limits.allows('confirm_mail', signup.email))) return;
    const token = newToken();
    await pending.replaceToken(signup, tokenHash(token));
    await sendConfirmation(signup, token);
  };

  const sendAlreadyRegistered = (user: UserRecord) =>
    mail.send(user, 'already_registered', { name: fullName(user), link: links.login(user.locale) });

  /** The sign-up of a link, if no newer one of the address has ended it. */
  const findOpen = async (token: string): Promise<PendingSignup | null> => {
    const signup = await pending.find(tokenHash(token));
    const newest = signup && (await pending.findByEmail(signup.email));
    return newest?._id === signup?._id ? signup : null;
  };

  /** Whether it is the browser that signed up, lately: who has the mailbox, too, knows the password of the form. */
  const isItsBrowser = ({ browser_key }: PendingSignup, shown: string | undefined): boolean =>
    shown !== undefined &&
    browser_key !== undefined &&
    browser_key.hash === tokenHash(shown) &&
    browser_key.until > new Date();

  /** The hash of the password that the account gets. @throws AppError 422 when it is not the one of the form */
  const passwordBehind = async (
    signup: PendingSignup,
    { password, password_confirmation, browser_key }: Omit<BodyOf<typeof confirmSignup>, 'token'>,
  ): Promise<string> => {
    if (password === undefined && isItsBrowser(signup, browser_key)) return signup.password_hash;
    if (password === undefined) throw invalidField('password', 'password_required');
    if (password_confirmation === undefined) {
      if (await hasher.verify(signup.password_hash, password)) return signup.password_hash;
      throw new AppError(422, 'signup_password_wrong', {
        errors: [{ field: 'password', code: 'signup_password_wrong' }],
      });
    }
    if (password !== password_confirmation) throw invalidField('password_confirmation', 'password_mismatch');
    const { organization_name, site_host } = signup;
    checkNewPassword(password, personalContext(signup, [organization_name, site_host]));
    return hasher.hash(password);
  };

  const confirmNewAddress = async (token: string, visit: Visit): Promise<string> => {
    const change = await linkTokens.take(token, 'change_email');
    const before = change ? await users.get(change.user_id.toHexString()) : null;
    if (!change?.email || !before) throw rejected('token_invalid');
    // Admin they may have become since the link was asked for.
    if (await administeredOutside(deps.organizations, before, change.email)) throw rejected('token_invalid');
    if (!(await users.changeEmail(before._id, change.email))) throw rejected('token_invalid');
    await deps.markExternal({ ...before, email: change.email });
    // Links to the old mailbox open nothing any more.
    await linkTokens.revokeAll(before._id);
    await audit.aboutUser(before, 'user.email_changed', 'success', visit);
    await mail.send(before, 'email_changed', { name: fullName(before), email: change.email });
    return change.email;
  };

  return {
    /** The answer never tells whether the address has an account; only its owner learns that, by mail. */
    signUp: async (given: BodyOf<typeof signup>, visit: Visit) => {
      const form = { ...given, ...derivedFrom(given) };
      checkDomains(form.email, form.domain_name);
      checkNewPassword(form.password, personalContext(form, [form.organization_name, form.domain_name]));
      await deps.captcha.require(form.captcha_token, 'signup', visit);
      const agreement = await deps.agreements.take(form.dpa_sha256);
      const password_hash = await hasher.hash(form.password);
      const existing = await users.findLocal(form.email);
      const answer = { message: messageText('signup_accepted', visit.lang) };
      if (!(await limits.allows('signup_address', form.email))) return answer;
      if (existing && existing.status !== 'unverified') {
        await sendAlreadyRegistered(existing);
        return answer;
      }
      const token = newToken();
      const now = new Date();
      const signup: PendingSignup = {
        _id: tokenHash(token),
        user_id: newId(),
        organization_id: newId(),
        email: form.email,
        organization_name: form.organization_name,
        site_host: form.domain_name,
        first_name: form.first_name,
        last_name: form.last_name,
        ...(form.phone && { phone: form.phone }),
        password_hash,
        locale: form.locale,
        ...(form.source && { source: form.source }),
        agreement,
        ...(form.browser_key && {
          browser_key: {
            hash: tokenHash(form.browser_key),
            until: new Date(now.getTime() + BROWSER_KEY_MS),
          },
        }),
        created_at: now,
        expires_at: new Date(now.getTime() + CONFIRM_MS),
      };
      await pending.add(signup);
      await sendConfirmation(signup, token);
      return answer;
    },

    /** @throws AppError 422 token_invalid */
    look: async (token: string) => {
      const signup = await findOpen(token);
      if (signup) {
        const { email, organization_name, site_host } = signup;
        return { kind: 'signup' as const, email, organization_name, site_host };
      }
      const change = await linkTokens.find(token, 'change_email');
      const user = change ? await users.get(change.user_id.toHexString()) : null;
      if (!change?.email || !user) throw rejected('token_invalid');
      return { kind: 'address' as const, email: change.email, name: fullName(user) };
    },

    /**
     * Opens the account and logs its owner in. Of calls at the same moment one gets the session.
     * @throws AppError 422 token_invalid, signup_password_wrong, password_policy
     */
    confirm: async (
      { token, ...given }: BodyOf<typeof confirmSignup>,
      visit: Visit,
    ): Promise<AnswerOf<typeof confirmSignup>> => {
      const open = await findOpen(token);
      if (!open) return { email: await confirmNewAddress(token, visit) };
      const signup = { ...open, password_hash: await passwordBehind(open, given) };
      const user = await deps.newAccount.open(signup);
      if (!user) throw rejected('token_invalid');
      const { deletedCount } = await pending.removeByEmail(signup.email);
      if (deletedCount === 0) return { email: signup.email };
      await deps.newAccount.recordCreation(signup, user, visit);
      return { email: signup.email, ...(await deps.firstVisit(signup, user, visit)) };
    },

    /** Always the same answer, before anything is looked up. */
    resend: async ({ email, captcha_token }: BodyOf<typeof resendConfirmation>, visit: Visit) => {
      await deps.captcha.require(captcha_token, 'signup', visit);
      deps.background.run(async () => {
        const open = await pending.findByEmail(email);
        if (open) return sendAgain(open);
        const existing = await users.findLocal(email);
        // Who signed up with the address of an account lost another mail: the one that says so.
        if (existing && existing.status !== 'unverified' && (await limits.allows('confirm_mail', email)))
          await sendAlreadyRegistered(existing);
      });
      return { message: messageText('resend_accepted', visit.lang) };
    },

    /** The open sign-up of an address, for a login that comes too early. */
    findPending: (email: string) => pending.findByEmail(email),

    /** Sends the link of an open sign-up again. */
    resendConfirmation: sendAgain,
  };
};
export type SignupService = ReturnType<typeof createSignupService>;
