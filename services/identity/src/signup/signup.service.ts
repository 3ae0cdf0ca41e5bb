import type { BodyOf } from '@yinyom/contracts/endpoint';
import type { confirmSignup, resendConfirmation, signup } from '@yinyom/contracts/identity/guest';
import { messageText } from '@yinyom/contracts/messages/catalogue';
import { AppError, invalidField, rejected } from '@yinyom/service-kit/AppError';
import type { AgreementService } from '../agreement/agreement.service';
import type { AuditLog } from '../audit/audit.service';
import type { BackgroundWork } from '../background/backgroundWork';
import type { Captcha } from '../captcha/captcha';
import type { RateLimits } from '../limits/rateLimits';
import type { Links } from '../mail/links';
import type { MailService } from '../mail/mail.service';
import type { MembershipStore } from '../organization-users/membership.store';
import type { OrganizationStore } from '../organizations/organization.store';
import type { PasswordHasher } from '../password/passwordHasher';
import { checkNewPassword, personalContext } from '../password/passwordPolicy';
import type { Visit } from '../sessions/visit';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import { newToken, tokenHash } from '../tokens/opaqueToken';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { MembershipRecord, UserRecord } from '../users/userRecord';
import { emailMatchesSite, isAllowedEmail } from './emailDomain';
import type { ExternalMarks } from './externalMarks';
import type { PendingSignup, PendingSignupStore } from './pendingSignup.store';
import { newId } from '../users/id';

/** How long the link in the confirmation mail works: 48 hours. */
const CONFIRM_MS = 48 * 3_600_000;

interface Deps {
  users: UserStore;
  organizations: OrganizationStore;
  memberships: MembershipStore;
  pending: PendingSignupStore;
  linkTokens: LinkTokenStore;
  hasher: PasswordHasher;
  captcha: Captcha;
  limits: RateLimits;
  mail: MailService;
  links: Links;
  audit: AuditLog;
  agreements: AgreementService;
  markExternal: ExternalMarks;
  background: BackgroundWork;
  allowedSuffixes: readonly string[];
}

const firstMembership = (signup: PendingSignup): MembershipRecord => {
  const now = new Date();
  return {
    _id: newId(),
    organization_id: signup.organization_id,
    organization_name: signup.organization_name,
    organization_requires_two_fa: false,
    role: 1000,
    status: 'active',
    added_at: now,
    joined_at: now,
  };
};

export const createSignupService = (deps: Deps) => {
  const { users, organizations, pending, linkTokens, hasher, limits, mail, links, audit } = deps;

  const checkDomains = (email: string, site: string): void => {
    if (!isAllowedEmail(email, deps.allowedSuffixes)) {
      throw new AppError(422, 'email_domain_not_allowed', {
        errors: [{ field: 'email', code: 'email_domain_not_allowed' }],
        values: { suffixes: deps.allowedSuffixes.join(', ') },
      });
    }
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

  /**
   * Makes the organization and its first Admin; a person who was invited somewhere before becomes that Admin. Ids
   * are given, so a second run finds its own work.
   * @returns false when the address got an account in the meantime
   */
  const createAccount = async (signup: PendingSignup): Promise<boolean> => {
    const existing = await users.findLocal(signup.email);
    const userId = existing?._id ?? signup.user_id;
    if (existing && existing.status !== 'unverified' && !existing._id.equals(signup.user_id)) return false;
    const membership = firstMembership(signup);
    await organizations.insert({
      _id: signup.organization_id,
      name: signup.organization_name,
      site_host: signup.site_host,
      admin_ids: [userId],
      created_at: membership.added_at,
    });
    if (existing) {
      if (existing.status === 'unverified') {
        if (!(await users.proveMailbox(userId, signup.email, signup.password_hash))) return false;
        await linkTokens.revokeAll(userId);
      }
      await deps.memberships.add(userId, membership);
      return true;
    }
    const made = await users.insert({
      _id: userId,
      email: signup.email,
      email_verified_at: membership.added_at,
      directory: false,
      first_name: signup.first_name,
      last_name: signup.last_name,
      ...(signup.phone && { phone: signup.phone }),
      password_hash: signup.password_hash,
      status: 'active',
      must_change_password: false,
      locale: signup.locale,
      memberships: [membership],
      created_at: membership.added_at,
    });
    return made || createAccount(signup);
  };

  const recordCreation = async (signup: PendingSignup, user: UserRecord, visit: Visit): Promise<void> => {
    const id = signup.organization_id.toHexString();
    await audit.inOrganization(id, user, 'organization.created', visit, {
      target: { type: 'organization', id, label: signup.organization_name },
    });
    await audit.aboutUser(user, 'user.email_confirmed', 'success', visit);
  };

  /** Who ticked the box is known by name only now that the address is confirmed; when, was noted then. */
  const recordAgreement = async (signup: PendingSignup, user: UserRecord): Promise<void> => {
    if (!signup.agreement) return;
    const place = { id: signup.organization_id.toHexString(), name: signup.organization_name };
    const person = { ...user, first_name: signup.first_name, last_name: signup.last_name };
    await deps.agreements.record(place, person, { ...signup.agreement, occasion: 'signup' });
  };

  /** The sign-up of a link, if no newer one of the address has ended it. */
  const findOpen = async (token: string): Promise<PendingSignup | null> => {
    const signup = await pending.find(tokenHash(token));
    const newest = signup && (await pending.findByEmail(signup.email));
    return newest?._id === signup?._id ? signup : null;
  };

  /** The hash of the password that the account gets. @throws AppError 422 when it is not the one of the form */
  const passwordBehind = async (
    signup: PendingSignup,
    {
      password,
      password_confirmation,
    }: Pick<BodyOf<typeof confirmSignup>, 'password' | 'password_confirmation'>,
  ): Promise<string> => {
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
    signUp: async (form: BodyOf<typeof signup>, visit: Visit) => {
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

    /** @throws AppError 422 token_invalid, signup_password_wrong, password_policy */
    confirm: async (
      { token, ...given }: BodyOf<typeof confirmSignup>,
      visit: Visit,
    ): Promise<{ email: string }> => {
      const open = await findOpen(token);
      if (!open) return { email: await confirmNewAddress(token, visit) };
      const signup = { ...open, password_hash: await passwordBehind(open, given) };
      if (!(await createAccount(signup))) throw rejected('token_invalid');
      const user = await users.findLocal(signup.email);
      if (user) await recordAgreement(signup, user);
      await pending.removeByEmail(signup.email);
      if (user) await recordCreation(signup, user, visit);
      return { email: signup.email };
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
