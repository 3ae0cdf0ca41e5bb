import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { MailService } from './mail.service';

type Calls = Pick<InternalHandlers<typeof identityInternal>, 'sendPartErrors' | 'sendCanaryNews'>;

/** Mails to teams of parts of the console, at the addresses that their builds name. */
export const createPartMail = (mail: MailService): Calls => ({
  sendPartErrors: async ({ email, language, part, build, amount, once }) => {
    await mail.send(
      { email, locale: language },
      'part_errors',
      { part, build, amount: String(amount) },
      { once },
    );
    return null;
  },

  sendCanaryNews: async ({ email, language, part, build, what, ...figures }) => {
    const { failed, loads, other_failed, other_loads } = figures;
    await mail.send({ email, locale: language }, `canary_${what}`, {
      part,
      build,
      failed: String(failed),
      loads: String(loads),
      other_failed: String(other_failed),
      other_loads: String(other_loads),
    });
    return null;
  },
});
