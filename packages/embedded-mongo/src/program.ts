import { reasonOf } from './errors/mongoError';

/** Runs a program. What it throws is said in words, and it ends with 1. */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exit(1);
  });
}
