/**
 * The one browser of a worker: an owner's scan takes it from a check that anybody asked for, a check never keeps it from
 * a scan.
 */
export const createOnePlace = (stopping: AbortSignal) => {
  let scans = 0;
  let check: { cancel: AbortController; done: Promise<unknown> } | null = null;
  return {
    /** Runs an owner's scan. It says when it needs the browser: what only waits takes nothing from anybody. */
    scan: async <T>(run: (makeRoom: () => Promise<void>) => Promise<T>): Promise<T> => {
      scans += 1;
      const makeRoom = async () => {
        check?.cancel.abort();
        await check?.done.catch(() => undefined);
      };
      return run(makeRoom).finally(() => {
        scans -= 1;
      });
    },
    /** Runs a check until a scan comes. */
    check: async <T>(run: (stop: AbortSignal) => Promise<T>): Promise<T> => {
      const cancel = new AbortController();
      if (scans > 0) cancel.abort();
      const done = run(AbortSignal.any([cancel.signal, stopping]));
      const mine = { cancel, done };
      check = mine;
      return done.finally(() => {
        if (check === mine) check = null;
      });
    },
  };
};
