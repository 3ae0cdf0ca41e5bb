import type { LiveEvent } from '@yinyom/contracts/live/liveEvents';
import { followWebsite } from './followWebsite';
import type { LiveState } from './useWebsiteEvents';

interface Listener {
  onEvent(event: LiveEvent): void;
  onState(state: LiveState): void;
}

/** What tabs tell each other. */
type Word =
  | { say: 'event'; event: LiveEvent; id: string | undefined }
  | { say: 'state'; state: LiveState }
  | { say: 'hello' };

const seen = (): boolean => document.visibilityState !== 'hidden';

/** A tab's part in following a website: one tab that is seen has the stream and tells the others. */
const createPart = (applicationId: string) => {
  const name = `yinyom-events:${applicationId}`;
  const listeners = new Set<Listener>();
  /** Newest events of each kind that nobody saw come. */
  const unseen = new Map<LiveEvent['event'], LiveEvent>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let state: LiveState = 'connecting';
  let lastId: string | undefined;
  /** While this tab has the stream or waits for it. */
  let turn: AbortController | null = null;
  /** Of the turn that has the stream. */
  let leading: AbortSignal | null = null;

  const say = (word: Word): void => channel?.postMessage(word);
  const change = (next: LiveState): void => {
    state = next;
    for (const listener of listeners) listener.onState(state);
  };
  const take = (event: LiveEvent, id: string | undefined): void => {
    lastId = id ?? lastId;
    if (!seen()) return void unseen.set(event.event, event);
    for (const listener of listeners) listener.onEvent(event);
  };

  const lead = async (signal: AbortSignal): Promise<void> => {
    leading = signal;
    const following = {
      lastId: () => lastId,
      onEvent: (event: LiveEvent, id: string | undefined) => {
        take(event, id);
        say({ say: 'event', event, id });
      },
      onState: (next: LiveState) => {
        change(next);
        say({ say: 'state', state: next });
      },
    };
    await followWebsite(applicationId, following, signal);
    if (leading === signal) leading = null;
  };

  /** Waits for the stream while the tab is seen. Where the browser has no locks each tab has a stream of its own. */
  const look = (): void => {
    if (!seen()) {
      turn?.abort();
      turn = null;
      return;
    }
    for (const event of unseen.values()) for (const listener of listeners) listener.onEvent(event);
    unseen.clear();
    if (turn) return;
    turn = new AbortController();
    const { signal } = turn;
    const locks = (navigator as { locks?: LockManager }).locks;
    const led = locks ? locks.request(name, { signal }, () => lead(signal)) : lead(signal);
    // Called off while it waited.
    led.catch(() => undefined);
  };

  const hear = ({ data: word }: MessageEvent<Word>): void => {
    if (word.say === 'event' && !leading) take(word.event, word.id);
    if (word.say === 'state' && !leading) change(word.state);
    if (word.say === 'hello' && leading) say({ say: 'state', state });
  };
  channel?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', look);
  say({ say: 'hello' });
  look();

  return {
    listeners,
    state: () => state,
    end: () => {
      document.removeEventListener('visibilitychange', look);
      turn?.abort();
      channel?.close();
    },
  };
};

const parts = new Map<string, ReturnType<typeof createPart>>();

/** Listens to what happens on a website. @returns ends it; with its last listener a tab lets go of the stream */
export const watchWebsite = (applicationId: string, listener: Listener): (() => void) => {
  const part = parts.get(applicationId) ?? createPart(applicationId);
  parts.set(applicationId, part);
  part.listeners.add(listener);
  listener.onState(part.state());
  return () => {
    part.listeners.delete(listener);
    if (part.listeners.size > 0) return;
    parts.delete(applicationId);
    part.end();
  };
};
