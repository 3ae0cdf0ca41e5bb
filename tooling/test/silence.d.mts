import type { ChildProcess } from 'node:child_process';

export function endWhenSilent(
  child: ChildProcess,
  longestMs: number,
  write?: (text: string | Buffer) => void,
): void;
