import { AppError } from '@yinyom/service-kit/AppError';

/** Visitors' scripts hang up after 3 s (API conventions "Time-outs"): they are answered before that. */
const ANSWER_MS = 2_500;

/** Timers of one length cost nothing to keep; of any length, each would be sorted in between the others. */
const STEP_MS = 50;

/**
 * A deadline that starts now and spans several steps of one request.
 * Work goes on after it: the same event, sent again, finds what became of it.
 * @returns waits for a step, or throws AppError 503 when the time is up
 */
export const startDeadline = () => {
  const until = performance.now() + ANSWER_MS;
  return <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new AppError(503, 'unavailable', { retryAfterSeconds: 5 })),
        Math.max(0, Math.ceil((until - performance.now()) / STEP_MS)) * STEP_MS,
      );
      const settle =
        <R>(answer: (result: R) => void) =>
        (result: R) => {
          clearTimeout(timer);
          answer(result);
        };
      work.then(settle(resolve), settle(reject));
    });
};
export type Deadline = ReturnType<typeof startDeadline>;
