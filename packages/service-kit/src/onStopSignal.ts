/** Runs `stop` once at SIGTERM or SIGINT and then ends the process; a second signal ends it at once. */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const handle = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
};
