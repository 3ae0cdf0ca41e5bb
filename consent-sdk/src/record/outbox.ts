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

/**
 * Undelivered decisions by event id, in storage so that they survive a closed tab, and shared by all tabs: storage
 * is read again before every change. Where storage is denied they live as long as the page.
 */
export const createOutbox = (key: string) => {
  let memory: Entries = {};
  const entries = (): Entries => ({ ...(parseObject(readItem(key)) as Entries | null), ...memory });
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
