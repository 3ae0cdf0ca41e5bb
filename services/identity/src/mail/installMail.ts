import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import { isId } from '@yinyom/contracts/fields';
import { AppError } from '@yinyom/service-kit/AppError';
import type { RateLimits } from '../limits/rateLimits';
import { fullName } from '../users/toUser';
import type { UserStore } from '../users/user.store';
import type { MailService } from './mail.service';

/**
 * Mails how to install a script to somebody who need not be known to the platform. Everything in it that somebody chose is a
 * name: the words are the platform's, so that nobody can have a mail of their own sent.
 */
export const createInstallMail = (
  users: Pick<UserStore, 'get'>,
  mail: MailService,
  limits: RateLimits,
): Pick<InternalHandlers<typeof identityInternal>, 'sendInstallMail'> => ({
  sendInstallMail: async ({ organization_name, user_id, website, script, email, ...about }) => {
    const { organization_id } = about;
    const sender = isId(user_id) ? await users.get(user_id) : null;
    if (!sender) throw new AppError(404, 'not_found');
    const wait_seconds =
      (await limits.wait('install_organization', organization_id)) ??
      (await limits.wait('install_mailbox', email));
    if (wait_seconds !== null) return { wait_seconds };
    const values = {
      inviter: fullName(sender),
      organization: organization_name,
      website,
      code: script,
    };
    await mail.send({ email, locale: sender.locale }, 'install_instructions', values, { about });
    return { wait_seconds: null };
  },
});
