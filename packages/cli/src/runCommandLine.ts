import { YinyomError } from '@yinyom/client/YinyomError';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { languageOfTag } from '@yinyom/contracts/languageTag';
import { COMMAND_LINE_WORDS } from '@yinyom/texts/command-line/commandLineWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { Command, ExitStatus } from './Command';
import { CommandError } from './CommandError';
import { COMMANDS } from './commands/commands';
import { commandText, overviewText } from './helpText';
import { openClient } from './openClient';
import { readCommand } from './readCommand';
import type { Surroundings } from './Surroundings';
import { createTerminal } from './Terminal';

interface Failure {
  code: string;
  message: string;
  status?: number;
  request_id?: string;
  errors?: YinyomError['errors'];
}

const failureOf = (error: unknown, lang: Lang): Failure => {
  if (error instanceof YinyomError) {
    const { code, message, status, requestId, errors } = error;
    return { code, message, status, request_id: requestId, errors };
  }
  const words = COMMAND_LINE_WORDS[lang].problem;
  if (error instanceof CommandError)
    return { code: error.code, message: fillText(words[error.code], error.values) };
  const message = error instanceof Error ? error.message : String(error);
  // What fetch throws where nothing answers has its cause behind it.
  const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause.message : null;
  if (cause === null) return { code: 'failed', message };
  return { code: 'unreachable', message: fillText(words.unreachable, { cause }) };
};

const linesOf = ({ code, message, request_id, errors = [] }: Failure): string[] => [
  message,
  ...errors.map((one) => `  ${one.field}: ${one.message}`),
  ...(request_id ? [`  ${code}, ${request_id}`] : []),
];

/** The words of a command at the beginning of what was typed; the longest that fits. */
const selected = (args: readonly string[]): Command | undefined =>
  COMMANDS.filter(({ words }) => words.split(' ').every((word, at) => args[at] === word)).sort(
    (a, b) => b.words.length - a.words.length,
  )[0];

/** What is needed before anything is parsed: even a wrong command line is answered in the right language and form. */
const formOf = (args: readonly string[], env: Surroundings['env']): { lang: Lang; isJson: boolean } => {
  const at = args.indexOf('--lang');
  const asked =
    at >= 0 ? args[at + 1] : args.find((one) => one.startsWith('--lang='))?.slice('--lang='.length);
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return { lang: languageOfTag(asked ?? system) ?? 'en', isJson: args.includes('--json') };
};

const run = async (args: readonly string[], surroundings: Surroundings, lang: Lang, isJson: boolean) => {
  const terminal = createTerminal(surroundings, { lang, isJson });
  const command = selected(args);
  if (!command) {
    const [first] = args;
    if (first !== undefined && !['--help', '-h', 'help'].includes(first) && !first.startsWith('--'))
      throw new CommandError('command', { command: first });
    terminal.answer(
      COMMANDS.map(({ words }) => words),
      overviewText(COMMANDS, terminal.words),
    );
    return first === undefined ? 2 : 0;
  }
  const { operands, values } = readCommand(command, args.slice(command.words.split(' ').length));
  const option = (name: string): string | undefined => {
    const value = new Map(Object.entries(values)).get(name);
    return typeof value === 'string' ? value : undefined;
  };
  if (values['help']) {
    terminal.answer({ words: command.words }, commandText(command, terminal.words));
    return 0;
  }
  const asked = option('lang');
  if (asked !== undefined && !languageOfTag(asked))
    throw new CommandError('one_of', { option: '--lang', list: LANGUAGES.join(', ') });
  return command.run({
    operands,
    option,
    has: (name) => new Map(Object.entries(values)).get(name) === true,
    terminal,
    surroundings,
    client: () => openClient(surroundings, option('url'), lang),
  });
};

/** The command `yinyom`. @returns exit status */
export const runCommandLine = async (
  args: readonly string[],
  surroundings: Surroundings,
): Promise<ExitStatus> => {
  const { lang, isJson } = formOf(args, surroundings.env);
  try {
    return await run(args, surroundings, lang, isJson);
  } catch (error) {
    const failure = failureOf(error, lang);
    // The answer of a program is on the standard output, and a failure is none.
    const lines = isJson ? [JSON.stringify({ error: failure })] : linesOf(failure);
    for (const line of lines) surroundings.stderr.write(`${line.replace(/[^\P{Cc}\t]/gu, ' ')}\n`);
    return 2;
  }
};
