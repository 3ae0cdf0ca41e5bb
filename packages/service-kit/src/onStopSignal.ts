/**
 * Runs `stop` once at SIGTERM or SIGINT, or when the launcher that started this process has gone, and then ends the
 * process; a second signal ends it at once.
 */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const begin = () => {
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  const handle = () => {
    if (stopping) process.exit(1);
    begin();
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
  onLauncherGone(() => {
    if (!stopping) begin();
  });
};

/** What the launcher sends, and kills a program for that sends nothing back for 30 s (`tooling/start/watchHeartbeat.mjs`). */
const HEARTBEAT = 'heartbeat';

/** Answers as long as the event loop runs. The first beat says that this program answers. */
const answerHeartbeats = (): void => {
  const beat = () => process.send?.(HEARTBEAT, undefined, undefined, () => {});
  process.on('message', (message) => {
    if (message === HEARTBEAT) beat();
  });
  beat();
};

/**
 * A launcher holds a channel to each of its programs. It closes when the launcher ends, also one that was killed: a
 * program that lived on would hold the port and the data against the next start.
 */
const onLauncherGone = (react: () => void): void => {
  if (process.send === undefined) return;
  if (!process.connected) return react();
  process.once('disconnect', react);
  answerHeartbeats();
  process.channel?.unref();
};
