import { HOUR_MS, MINUTE_MS } from '@yinyom/contracts/durations';
import { email } from '@yinyom/contracts/fields';
import type { CanaryVerdict } from '@yinyom/contracts/release/canaryWatch';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import type { ErrorStore } from '../errors/error.store';
import type { ReleasedBuilds, ReleasedPart } from '../released-builds/ReleasedBuilds';
import type { TellingStore } from './telling.store';

/** A team gets at most one mail about errors in this time (milliseconds): anybody can send reports. */
export const TELL_AGAIN_MS = HOUR_MS;

/**
 * Until when errors are read: a full minute, at least one ago. By then what was met before is stored, so that none falls between two mails, and
 * processes that look at the same time read the same.
 */
const settledBefore = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - MINUTE_MS);

interface Deps {
  builds: Pick<ReleasedBuilds, 'list'>;
  errors: Pick<ErrorStore, 'newBetween'>;
  tellings: TellingStore;
  identity: Pick<IdentityClient, 'sendPartErrors' | 'sendCanaryNews'>;
}

/** Where a team gets mails: its contact and who is on call, as far as they are mail addresses. */
const mailboxesOf = ({ team }: Pick<ReleasedPart, 'team'>) => {
  const addresses = [team?.contact, team?.on_call].flatMap((given) => email.safeParse(given).data ?? []);
  return [...new Set(addresses)].map((address) => ({
    email: address,
    language: team?.language ?? ('th' as const),
  }));
};

/** Mails teams of parts what became of their builds. */
export const createTeamTelling = ({ builds, errors, tellings, identity }: Deps) => {
  const tellOf = async (part: ReleasedPart, now: Date): Promise<void> => {
    const mailboxes = mailboxesOf(part);
    if (mailboxes.length === 0) return;
    const until = await tellings.until(part.name);
    // What was there before the first look is no news.
    if (until === null) return tellings.keep(part.name, now);
    const to = settledBefore(now);
    if (to.getTime() - until.getTime() < TELL_AGAIN_MS) return;
    const { amount, build } = await errors.newBetween(
      part.name,
      part.builds.map((released) => released.build),
      until,
      to,
    );
    // Nothing is noted while nothing is new, so that the first error after a quiet time is mailed within two minutes.
    if (amount === 0 || build === null) return;
    const once = `part-errors ${part.name} ${until.toISOString()} ${to.toISOString()}`;
    for (const mailbox of mailboxes)
      await identity.sendPartErrors({
        ...mailbox,
        part: part.name,
        build,
        amount,
        once: `${once} ${mailbox.email}`,
      });
    await tellings.keep(part.name, to);
  };

  return {
    /** Looks for errors of builds in use that their teams do not know yet. */
    tellErrors: async (now = new Date()): Promise<void> => {
      for (const part of await builds.list()) await tellOf(part, now);
    },

    /** Mails a team what the platform did with its canary. */
    tellStep: async (
      name: string,
      build: string,
      { what, canary, current }: CanaryVerdict,
    ): Promise<void> => {
      const done = what === 'take_back' ? 'taken_back' : what === 'promote' ? 'promoted' : null;
      const part = done && (await builds.list()).find((one) => one.name === name);
      if (!done || !part) return;
      for (const mailbox of mailboxesOf(part))
        await identity.sendCanaryNews({
          ...mailbox,
          part: name,
          build,
          what: done,
          ...canary,
          other_failed: current.failed,
          other_loads: current.loads,
        });
    },
  };
};
