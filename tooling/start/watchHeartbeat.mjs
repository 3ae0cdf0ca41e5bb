/** Sent by the launcher, and sent back by the event loop of the program. */
const HEARTBEAT = 'heartbeat';
/** Silent for 30 s: no request and no task holds an event loop for so long. */
const PACE = { everyMs: 5_000, patience: 6 };

/**
 * Kills a program whose event loop is silent, so that it can be started again. A program is watched from its first heartbeat on.
 * Silence is counted in beats of this process and not by the clock: while the launcher or the whole machine pauses, no beat
 * passes, and the next answer sets the count back.
 * @param {import('node:child_process').ChildProcess} child with a channel
 * @param {{everyMs: number, patience: number}} [pace] milliseconds between two beats, and how many may stay unanswered, asked at
 *   each beat
 * @param {(seconds: number) => void} onSilent runs before the program is killed
 * @returns {() => number} how many heartbeats came back
 */
export const watchHeartbeat = (child, pace = PACE, onSilent = () => {}) => {
  const { everyMs } = pace;
  let missed = null;
  let answers = 0;
  child.on('message', (message) => {
    if (message !== HEARTBEAT) return;
    if (missed !== null) answers += 1;
    missed = 0;
  });
  const timer = setInterval(() => {
    if (missed === null || !child.connected) return;
    if (missed >= pace.patience) {
      clearInterval(timer);
      onSilent((pace.patience * everyMs) / 1_000);
      child.kill('SIGKILL');
      return;
    }
    missed += 1;
    // A program that ends meanwhile is noticed by its end.
    child.send(HEARTBEAT, () => {});
  }, everyMs);
  timer.unref();
  child.once('exit', () => clearInterval(timer));
  return () => answers;
};
