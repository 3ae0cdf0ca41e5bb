import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Set in the process that does the work. */
export const APART = 'EMBEDDED_MONGO_APART';
/** What the system ends a process by when it follows the pointers of a broken page. */
const CRASHES: readonly (string | null)[] = ['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE'];

/** What it means that reading ended by a signal; nothing when somebody stopped it. */
export function crashText(signal: string | null): string | undefined {
  return CRASHES.includes(signal)
    ? `The data file is damaged: reading it ended the process (${signal}). Restore a backup`
    : undefined;
}

/** Runs the work of this program in a process of its own, because a damaged file can end the process that reads it. */
export async function runApart(work: () => Promise<void>): Promise<void> {
  if (process.env[APART]) return work();
  const [program, ...args] = process.argv.slice(1);
  const child = spawn(process.execPath, [...process.execArgv, program!, ...args], {
    stdio: 'inherit',
    env: { ...process.env, [APART]: '1' },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  const crash = crashText(signal);
  if (crash) throw new Error(crash);
  process.exitCode = code ?? 1;
}
