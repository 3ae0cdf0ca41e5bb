import { HOUR_MS } from '@yinyom/contracts/durations';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import type { Logger } from '@yinyom/service-kit/logger';

/** A cause that lasts is told again after this time (milliseconds). */
const AGAIN_MS = HOUR_MS;
const KEPT = 100;

/** What kept a read from its answer: one cause, however many rooms and files it meets. */
const causeOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException | null)?.code ?? (error instanceof Error ? error.message : String(error));

/** Tells the operator why reports of pages are dropped: once per cause, as they come in numbers. */
export const tellOnce = (logger: Pick<Logger, 'warn'>, now: () => number = Date.now) => {
  const told = new Map<string, number>();
  return (cause: string, facts: object, text: string): void => {
    if (now() - (told.get(cause) ?? -Infinity) < AGAIN_MS) return;
    if (told.size >= KEPT) told.clear();
    told.set(cause, now());
    logger.warn(facts, text);
  };
};
export type TellOnce = ReturnType<typeof tellOnce>;

const FAILED = 'the releases cannot be read: what pages tell about builds that are not found is dropped';

/** The store, for whoever does without what cannot be read. */
export const toldReads = (store: ReleaseStore, tell: TellOnce) => {
  const tellFailed = (error: unknown) => tell(causeOf(error), { err: error, store: store.place }, FAILED);
  const orElse = <T, O>(work: Promise<T>, otherwise: O): Promise<T | O> =>
    work.catch((error: unknown) => {
      tellFailed(error);
      return otherwise;
    });
  return {
    /** Rejects when the store as a whole does not answer. */
    pointers: () => store.pointers((_room, error) => tellFailed(error)),
    pointer: (room: string) => orElse(store.pointer(room), null),
    builds: (room: string) => orElse(store.builds(room), []),
    readFile: (room: string, build: string, file: string) => orElse(store.readFile(room, build, file), null),
    /** Says so when the store has no release at all: most likely it is another one than the gateway's. */
    tellEmpty: async (): Promise<void> => {
      const pointers = await orElse(store.pointers(), null);
      if (pointers?.size !== 0) return;
      const text =
        'nothing is released here: what pages tell is dropped. RELEASE_STORE and RELEASES_DIR must be those of the gateway';
      tell('empty', { store: store.place }, text);
    },
  };
};
