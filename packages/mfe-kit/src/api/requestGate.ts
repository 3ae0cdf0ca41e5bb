const LOCK = 'yinyom-token';

type Work<T> = () => Promise<T>;

/** Browser locks, where the browser has them: they hold requests of other tabs too. */
const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' ? undefined : navigator.locks;

/**
 * Nothing may race a token call: while one is on the way, in this tab or another, every other request waits.
 * With `serial` only one request at a time is let through (specification §7). Waiting is a promise, not polling.
 */
export const createRequestGate = (options: {
  serial: () => boolean;
  locks?: () => LockManager | undefined;
}) => {
  const locks = options.locks ?? browserLocks;
  let tokenCall: Promise<unknown> = Promise.resolve();
  let previous: Promise<unknown> = Promise.resolve();

  const waitForTokenCalls = async (): Promise<void> => {
    await tokenCall;
    await locks()?.request(LOCK, { mode: 'shared' }, () => undefined);
  };

  const settled = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      () => undefined,
    );

  return {
    /** Runs a token call: alone, across all tabs. */
    token: <T>(work: Work<T>): Promise<T> => {
      const run = async () => {
        const manager = locks();
        return manager ? manager.request(LOCK, { mode: 'exclusive' }, work) : work();
      };
      const result = tokenCall.then(run);
      tokenCall = settled(result);
      return result as Promise<T>;
    },
    /** Runs any other request, after the token call that may be on the way. */
    request: <T>(work: Work<T>): Promise<T> => {
      const start = () => waitForTokenCalls().then(work);
      if (!options.serial()) return start();
      const result = previous.then(start);
      previous = settled(result);
      return result;
    },
  };
};
