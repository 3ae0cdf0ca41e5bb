import { parseArgs } from 'node:util';
import type { Command } from './Command';
import { CommandError } from './CommandError';

/** Options of every command. */
export const COMMON = {
  json: { about: 'json' },
  lang: { value: 'th|en|cn|jp|kh', about: 'lang' },
  url: { value: 'URL', about: 'url' },
  help: { about: 'help' },
} as const satisfies Command['options'];

/** The operands and options of a command. */
export interface ReadCommand {
  operands: string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** @throws CommandError when an option is not known or has no value, or an operand is missing or too many */
export const readCommand = (command: Command, args: readonly string[]): ReadCommand => {
  if (command.passesOn) return { operands: [...args], values: {} };
  const options = Object.fromEntries(
    Object.entries<Command['options'][string]>({ ...COMMON, ...command.options }).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const read = () => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { ...options, help: { type: 'boolean', short: 'h' } },
      });
    } catch (error) {
      throw new CommandError('option', { message: error instanceof Error ? error.message : String(error) });
    }
  };
  const { values, positionals } = read();
  const needed = command.operands.filter((operand) => !operand.startsWith('['));
  if (!values['help'] && (positionals.length < needed.length || positionals.length > command.operands.length))
    throw new CommandError('operands', { usage: usageOf(command) });
  return { operands: positionals, values: values as ReadCommand['values'] };
};

/** How a command is written. */
export const usageOf = ({ words, operands }: Pick<Command, 'words' | 'operands'>): string =>
  ['yinyom', words, ...operands].join(' ');
