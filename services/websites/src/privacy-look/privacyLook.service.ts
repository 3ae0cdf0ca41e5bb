import { DAY_MS } from '@yinyom/contracts/durations';
import type { SdkPayload } from '@yinyom/notice/configuration/toSdkPayload';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { PublicationStore } from '../publish/publication.store';
import type { PublicationRecord } from '../publish/PublicationRecord';
import type { LookAtLinks } from './lookAtLinks';
import type { LookStore } from './look.store';

interface Parts {
  publications: PublicationStore;
  looks: LookStore;
  lookAtLinks: LookAtLinks;
  logger: Logger;
}

const EVERY_MS = 10 * 60_000;
/** In one go; what is left waits for the next. */
const MOST_AT_ONCE = 200;
/** How long a service that stops waits for looks. */
const IDLE_MS = 2_000;

/** Different links of a published version. Files that the owner uploaded are served by this service and have no host. */
export const linksOf = ({ payload }: Pick<PublicationRecord, 'payload'>): string[] => {
  const { texts } = JSON.parse(payload) as SdkPayload;
  const urls = Object.values(texts).flatMap((own) => (own ? [own.privacy.url] : []));
  return [...new Set(urls)].filter((url) => /^https?:/i.test(url));
};

/**
 * Looks whether visitors can open the privacy notice that a published banner names: when it is published, and once a day
 * after that, however many processes there are.
 */
export const createPrivacyLooks = ({ publications, looks, lookAtLinks, logger }: Parts) => {
  const running = new Set<Promise<void>>();
  let stopped = false;

  const look = async (applicationId: string): Promise<void> => {
    const publication = await publications.find(applicationId);
    if (!publication || publication.deleted) return looks.remove(applicationId);
    if (publication.held || !publication.settings.enabled) return;
    const links = linksOf(publication);
    const { problem, status } = await lookAtLinks(links);
    await looks.keep(applicationId, {
      at: new Date(),
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
    for (let count = 0; ; count += 1) {
      const id =
        stopped || count === MOST_AT_ONCE ? null : await looks.takeDue(now, new Date(now.getTime() + DAY_MS));
      if (id === null) return count;
      await look(id);
    }
  };

  const repeated = repeatedly(
    () =>
      watchJob('privacy_look', lookAtDue).then(
        () => undefined,
        (error: unknown) => logger.warn({ err: error }, 'privacy links could not be looked at'),
      ),
    EVERY_MS,
  );

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
