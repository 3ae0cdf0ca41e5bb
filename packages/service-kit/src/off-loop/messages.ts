import type { AppError } from '../AppError';

/** A call of a function of a module. */
export interface Task {
  file: string;
  name: string;
  args: unknown[];
  outputBytes: number;
}

/** What a thread answers a task with. */
export type Answer =
  | { kind: 'output'; output: Uint8Array }
  | { kind: 'too_large' }
  | ({ kind: 'refused' } & Pick<AppError, 'status' | 'code' | 'details'>)
  | { kind: 'failed'; error: Error };
