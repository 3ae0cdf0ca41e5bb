import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { Logger } from '@yinyom/service-kit/logger';
import { consentIdOf } from '../record/consentIdOf';
import type { PublishedSite } from '../sites/siteDirectory';
import type { RefusedDecision, UnrecordedStore } from './unrecorded.store';

/** Refused decisions are written together after so long: a flood of them is no flood of writes. */
const WRITTEN_AFTER_MS = 1_000;
/** More in that time are not kept; the figure says "at least". */
const MOST_AT_ONCE = 2_000;

/** Keeps which decisions were refused for their number, until they arrive or their time is over. */
export const createUnrecorded = (store: Pick<UnrecordedStore, 'add' | 'missing'>, logger: Logger) => {
  let waiting = new Map<string, RefusedDecision>();
  let timer: NodeJS.Timeout | undefined;

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const decisions = [...waiting.values()];
    waiting = new Map();
    await store
      .add(decisions)
      .catch((error: unknown) =>
        logger.warn({ err: error, decisions: decisions.length }, 'refused decisions could not be counted'),
      );
  };

  return {
    /** A decision was refused; its visitor's browser sends the same event again. */
    note: ({ application_id }: Pick<PublishedSite, 'application_id'>, eventId: string): void => {
      if (waiting.size >= MOST_AT_ONCE) return;
      const now = new Date();
      const _id = consentIdOf(application_id, eventId);
      waiting.set(_id.toHexString(), { _id, application_id, day: bangkokDay(now), at: now });
      timer ??= setTimeout(() => void write(), WRITTEN_AFTER_MS).unref();
    },

    /** Decisions of a period that were refused and have not arrived since. */
    missing: async (applicationId: string, from: string, to: string): Promise<number> => {
      await write();
      return store.missing(applicationId, from, to);
    },

    close: write,
  };
};
export type Unrecorded = ReturnType<typeof createUnrecorded>;
