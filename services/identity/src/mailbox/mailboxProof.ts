import { AppError } from '@yinyom/service-kit/AppError';
import type { RateLimits } from '../limits/rateLimits';
import type { Links } from '../mail/links';
import type { MailService } from '../mail/mail.service';
import type { LinkTokenStore } from '../tokens/linkToken.store';
import { fullName } from '../users/toUser';
import type { UserRecord } from '../users/userRecord';

/** How long a link works that opens an account by proving its mailbox: 72 hours. */
const PROOF_SECONDS = 72 * 3_600;

interface Deps {
  linkTokens: LinkTokenStore;
  limits: RateLimits;
  mail: MailService;
  links: Links;
}

/** Who an account belongs to: whoever reads its mailbox, or whom the directory says. */
export const isProven = (user: Pick<UserRecord, 'directory' | 'email_verified_at'>): boolean =>
  user.directory || Boolean(user.email_verified_at);

/**
 * The one way to an account whose mailbox nobody has proven: a link mailed there, behind which its owner chooses a
 * password. Knowing a password, one that an Admin chose or one of earlier days, is no proof.
 */
export const createMailboxProof = ({ linkTokens, limits, mail, links }: Deps) => {
  /** The link that proves the mailbox. @param organizationId the invitation that it accepts as well */
  const linkFor = async (
    user: UserRecord,
    organizationId?: UserRecord['memberships'][number]['organization_id'],
  ): Promise<string> => {
    const { _id: user_id, email, locale } = user;
    if (user.status === 'unverified' && organizationId) {
      const kind = 'first_password';
      const token = await linkTokens.issue(
        { kind, user_id, organization_id: organizationId, email },
        PROOF_SECONDS,
      );
      return links.choosePassword(locale, token, String(organizationId));
    }
    const token = await linkTokens.issue({ kind: 'reset_password', user_id, email }, PROOF_SECONDS);
    return links.resetPassword(locale, token);
  };

  /** Mails the link, three times an hour at most. */
  const ask = async (user: UserRecord): Promise<void> => {
    if (!(await limits.allows('confirm_mail', user.email))) return;
    const invitation = user.memberships.find(({ status }) => status === 'invited');
    const link = await linkFor(user, invitation?.organization_id);
    await mail.send(user, 'prove_mailbox', { name: fullName(user), link });
  };

  return {
    linkFor,
    ask,
    /** @throws AppError 403 email_not_verified, after the link was mailed */
    demand: async (user: UserRecord): Promise<void> => {
      if (isProven(user)) return;
      await ask(user);
      throw new AppError(403, 'email_not_verified');
    },
  };
};
export type MailboxProof = ReturnType<typeof createMailboxProof>;
