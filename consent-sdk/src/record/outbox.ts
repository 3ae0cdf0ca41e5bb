import { parseObject, readItem, removeItem, writeItem } from '../platform/webStorage';

/** A decision on its way to the server. */
export interface Entry {
  /** When the visitor decided, milliseconds. */
  at: number;
  /** Template version it was made on. */
  version: number;
  /** Body of the ingest call; its event id makes repeated delivery harmless. */
  body: Record<string, unknown>;
  /** Its configuration token was refused and replaced once. */
  renewed?: boolean;
}
export type Entries = Record<string, Entry>;

/** Decisions older than this are given up (7 days). */
const MAX_AGE = 7 * 86_400_000;

/**
 * Undelivered decisions by event id, in storage so that they survive a closed tab, and shared by all tabs: storage
 * is read again before every change. Where storage is denied they live as long as the page.
 */
export const createOutbox = (key: string) => {
  let memory: Entries = {};
  const entries = (): Entries => {
    const all = { ...(parseObject(readItem(key)) as Entries | null), ...memory };
    for (const eventId of Object.keys(all)) {
      if (!(Date.now() - all[eventId]!.at < MAX_AGE)) delete all[eventId];
    }
    return all;
  };
  return {
    entries,
    /** Puts, replaces or (without entry) removes a decision. */
    put(eventId: string, entry?: Entry): void {
      const all = entries();
      if (entry) all[eventId] = entry;
      else delete all[eventId];
      memory = writeItem(key, JSON.stringify(all)) ? {} : all;
      if (!Object.keys(all).length) removeItem(key);
    },
    isEmpty: (): boolean => !Object.keys(entries()).length,
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
