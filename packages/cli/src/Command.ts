import type { Client } from '@yinyom/client/createClient';
import type { CommandLineWords } from '@yinyom/texts/command-line/commandLineWords';
import type { Surroundings } from './Surroundings';
import type { Terminal } from './Terminal';

/** 0 done; 1 a check failed: a violation, a text that stops a publication, an export that is not whole; 2 not done. */
export type ExitStatus = 0 | 1 | 2;

export interface CommandOption {
  /** Without a value it is a switch. The word is for the help: `--pages N`. */
  value?: string;
  about: keyof CommandLineWords['option'];
}

/** What a command is given. */
export interface CommandInput {
  operands: readonly string[];
  /** The value of an option; undefined where it was not given. */
  option: (name: string) => string | undefined;
  has: (name: string) => boolean;
  terminal: Terminal;
  surroundings: Surroundings;
  /** The platform, with the key of the environment or of `login`. @throws CommandError when there is none */
  client: () => Client;
}

export interface Command {
  /** Words that select it, such as `sites add`. */
  words: string;
  /** What follows the words, for the help; in brackets what may be left out. */
  operands: readonly string[];
  about: keyof CommandLineWords['command'];
  options: Readonly<Record<string, CommandOption>>;
  /** Everything after the words is the command's own to read. */
  passesOn?: true;
  run: (input: CommandInput) => Promise<ExitStatus>;
}
