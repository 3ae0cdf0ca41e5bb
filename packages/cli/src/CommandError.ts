import type { CommandLineWords } from '@yinyom/texts/command-line/commandLineWords';

export type ProblemCode = keyof CommandLineWords['problem'];

/** Why a command is not done, in words of ours. */
export class CommandError extends Error {
  override name = 'CommandError';
  constructor(
    readonly code: ProblemCode,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}
