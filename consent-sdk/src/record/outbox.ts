import { toJson } from '../platform/toJson';
import { parseObject, readItem, writeItem } from '../platform/webStorage';

/** A decision on its way to the server. */
export interface Entry {
  /** Template version it was made on. */
  version: number;
  /** Body of the ingest call; its event id makes repeated delivery harmless. */
  body: Record<string, unknown> & { client_time: string };
  /** Its configuration token was refused and replaced once. */
  renewed?: boolean;
}
export type Entries = Record<string, Entry>;

/** Decisions older than this are given up (7 days). */
const MAX_AGE = 7 * 86_400_000;
const isYoung = ({ body }: Entry): boolean => Date.now() - +new Date(body.client_time) < MAX_AGE;

/**
 * Undelivered decisions by event id, in storage so that they survive a closed tab, and shared by all tabs: storage
 * is read again before every change. The page remembers what it kept last: storage may be denied, or emptied by the page
 * right after a press. What another tab has delivered meanwhile may then be sent twice, which its event id makes harmless.
 */
export const createOutbox = (key: string) => {
  let kept: Entries = {};
  const waiting = (): Entries => ({ ...(parseObject(readItem(key)) as Entries | null), ...kept });
  return {
    key,
    waiting,
    isYoung,
    /** Keeps these and no others. */
    keep(all: Entries): void {
      kept = all;
      writeItem(key, toJson(all));
    },
  };
};

/** Whether nothing waits. */
export const isEmpty = ({ waiting }: Outbox): boolean => !Object.keys(waiting()).length;

export type Outbox = ReturnType<typeof createOutbox>;
