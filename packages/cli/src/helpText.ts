import type { CommandLineWords } from '@yinyom/texts/command-line/commandLineWords';
import type { Command } from './Command';
import { COMMON, usageOf } from './readCommand';

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`);
};

/** What the command line can do. */
export const overviewText = (commands: readonly Command[], words: CommandLineWords): string[] => [
  words.about,
  '',
  `${words.commands}:`,
  ...columns(commands.map((command) => [usageOf(command), words.command[command.about]])),
  '',
  words.more,
];

/** What one command does, and its options. */
export const commandText = (command: Command, words: CommandLineWords): string[] => [
  `${words.usage}: ${usageOf(command)}`,
  '',
  words.command[command.about],
  '',
  `${words.options}:`,
  ...columns(
    Object.entries<Command['options'][string]>({ ...command.options, ...COMMON }).map(
      ([name, { value, about }]) => [`--${name}${value ? ` ${value}` : ''}`, words.option[about]],
    ),
  ),
];
