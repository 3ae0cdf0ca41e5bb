import type { AppError } from '../AppError';

/** A call of a function of a module. */
export interface Task {
  file: string;
  name: string;
  args: unknown[];
  outputBytes: number;
}

/** How a thread works. */
export interface Manner {
  /** Whether it waits for threads that answer. */
  isBehind: boolean;
}

/** What a thread answers a task with. */
export type Answer =
  | { kind: 'output'; output: Uint8Array }
  | { kind: 'too_large' }
  | ({ kind: 'refused' } & Pick<AppError, 'status' | 'code' | 'details'>)
  | { kind: 'failed'; error: Error };
