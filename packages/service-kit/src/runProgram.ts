/** Runs a program; when it fails, prints the reason and ends the process with 1. */
export const runProgram = (run: () => Promise<void>): void => {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
};
