import { DAY_MS } from '@yinyom/contracts/durations';
import type { SdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import { createFairQueue } from '@yinyom/service-kit/admission/fairQueue';
import type { Logger } from '@yinyom/service-kit/logger';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import type { PublicationStore } from '../publish/publication.store';
import type { PublicationRecord } from '../publish/PublicationRecord';
import type { LookAtLinks } from './lookAtLinks';
import type { LinkedNoticeStore } from './linkedNotice.store';
import type { LookStore } from './look.store';

interface Parts {
  publications: PublicationStore;
  looks: LookStore;
  linkedNotices: Pick<LinkedNoticeStore, 'see'>;
  lookAtLinks: LookAtLinks;
  logger: Logger;
}

const EVERY_MS = 10 * 60_000;
/** In one go; what is left waits for the next. */
const MOST_AT_ONCE = 200;
/**
 * Websites whose links are opened at the same time, by one process: up to 2 MB each. Publishing many websites at once fills the queue, and
 * organizations have their turns in it.
 */
const OPENED_AT_ONCE = 4;
const LIMITS = {
  atOnce: OPENED_AT_ONCE,
  atOnceOfOwner: OPENED_AT_ONCE,
  waitingOfOwner: 20_000,
  waiting: 100_000,
  retryAfterSeconds: 60,
} as const;
/** How long a service that stops waits for looks. */
const IDLE_MS = 2_000;

/** Different links of a published version. Files that the owner uploaded are served by this service and have no host. */
export const linksOf = ({ payload }: Pick<PublicationRecord, 'payload'>): string[] => {
  const { texts } = JSON.parse(payload) as SdkPayload;
  const urls = Object.values(texts).flatMap((own) => (own ? [own.privacy.url] : []));
  return [...new Set(urls)].filter((url) => /^https?:/i.test(url));
};

/**
 * Looks whether visitors can open the privacy notice that a published banner names, and keeps a copy where its text is another one: when
 * it is published, and once a day after that, however many processes there are.
 */
export const createPrivacyLooks = ({ publications, looks, linkedNotices, lookAtLinks, logger }: Parts) => {
  const running = new Set<Promise<void>>();
  const queue = createFairQueue(LIMITS);
  let stopped = false;

  const look = async (applicationId: string): Promise<void> => {
    const publication = await publications.find(applicationId);
    if (!publication || publication.deleted) return looks.remove(applicationId);
    if (publication.held || !publication.settings.enabled) return;
    const links = linksOf(publication);
    const { problem, status, pages } = await queue.run(publication.organization_id, () => lookAtLinks(links));
    const at = new Date();
    for (const { url, read } of pages)
      if (typeof read !== 'string') await linkedNotices.see(applicationId, url, read, at);
    await looks.keep(applicationId, {
      at,
      unread: pages.flatMap(({ url, read }) => (typeof read === 'string' ? [{ url, problem: read }] : [])),
      version: publication.version,
      links: Math.max(1, links.length),
      problem,
      status,
    });
  };

  const inBackground = (work: () => Promise<void>): void => {
    const begun: Promise<void> = work()
      .catch((error: unknown) => logger.warn({ err: error }, 'privacy links could not be looked at'))
      .finally(() => running.delete(begun));
    running.add(begun);
  };

  /** Looks at what is due. @returns how many websites that were */
  const lookAtDue = async (now: Date = new Date()): Promise<number> => {
    let [taken, looked] = [0, 0];
    const takeTurns = async (): Promise<void> => {
      while (!stopped && taken < MOST_AT_ONCE) {
        taken += 1;
        const id = await looks.takeDue(now, new Date(now.getTime() + DAY_MS));
        if (id === null) return;
        looked += 1;
        await look(id);
      }
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, takeTurns));
    return looked;
  };

  const repeated = scheduledJob('privacy_look', lookAtDue, EVERY_MS, logger, {
    failed: 'privacy links could not be looked at',
  });

  return {
    lookAtDue,

    /** Something was published: its links are looked at now. Nobody waits for it. */
    published: (applicationId: string): void =>
      inBackground(async () => {
        await looks.postpone(applicationId, new Date(Date.now() + DAY_MS));
        await look(applicationId);
      }),

    /** Websites that were published before anybody looked at links: theirs are looked at soon. */
    missing: (applicationIds: readonly string[]): void => {
      if (applicationIds.length > 0)
        inBackground(async () => {
          await looks.begin(applicationIds, new Date());
          await lookAtDue();
        });
    },

    /** No new look begins; those that have begun are waited for, but not servers that do not answer. */
    stop: async (): Promise<void> => {
      stopped = true;
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, IDLE_MS)));
      const all = Promise.all([repeated.stop(), ...running]).then(() => undefined);
      await Promise.race([all, patience]).finally(() => clearTimeout(timer));
    },
  };
};
export type PrivacyLooks = ReturnType<typeof createPrivacyLooks>;
