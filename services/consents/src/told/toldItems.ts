import type { ConsentItem } from '@yinyom/contracts/notify/eventTypes';
import { createFreshRecords } from '../ledger/freshRecords';
import type { LogRecord } from '../record/LogRecord';
import { toConsentItem } from './toConsentItem';

/** Whoever listens to a website reads every few seconds; where nobody has for so long nothing is kept any more. */
const LISTENING_MS = 60_000;

interface Kept {
  seq: number;
  organization_id: string;
  item: ConsentItem;
}

/**
 * What this process wrote a moment ago, as others are told of it, of those websites that somebody listens to: reading it
 * back from the database costs more than all the rest of telling it. Nothing that leads to a visitor is kept here, so an erasure
 * finds nothing to erase.
 */
export const createToldItems = (now: () => number = Date.now) => {
  const heard = new Map<string, { at: number; items: ReturnType<typeof createFreshRecords<Kept>> }>();

  return {
    /** Takes a record that is durable on a majority. */
    add: (record: LogRecord): void => {
      const { application_id, organization_id, seq } = record;
      const site = heard.get(application_id);
      if (!site) return;
      if (now() - site.at > LISTENING_MS) heard.delete(application_id);
      else site.items.add({ seq, organization_id, item: toConsentItem(record, false) });
    },

    /**
     * Somebody listens. @returns as many decisions after a position as are wanted; null where not all of them are here, so
     * that none is left out
     */
    after: (
      {
        organization_id,
        application_id,
        after_seq,
      }: Pick<LogRecord, 'organization_id' | 'application_id'> & {
        after_seq: number;
      },
      limit: number,
    ): ConsentItem[] | null => {
      const site = heard.get(application_id) ?? { at: 0, items: createFreshRecords<Kept>() };
      site.at = now();
      heard.set(application_id, site);
      const found = site.items.after(after_seq, limit);
      const isWhole =
        found.length === limit && found.every((kept) => kept.organization_id === organization_id);
      return isWhole ? found.map(({ item }) => item) : null;
    },
  };
};
export type ToldItems = ReturnType<typeof createToldItems>;
