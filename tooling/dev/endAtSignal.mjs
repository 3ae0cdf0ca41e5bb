/**
 * Ends the program, and all that it runs by then, when it is interrupted or asked to end.
 * @param {{ stop(): Promise<unknown> }[]} running
 * @returns {(code?: number) => Promise<void>} the same with an exit code
 */
export const endAtSignal = (running) => {
  const stop = async (code = 0) => {
    await Promise.allSettled(running.map((server) => server.stop()));
    process.exit(code);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  return stop;
};
