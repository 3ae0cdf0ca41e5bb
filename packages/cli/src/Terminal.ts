import type { Writable } from 'node:stream';
import type { Lang } from '@yinyom/contracts/constants';
import { COMMAND_LINE_WORDS, type CommandLineWords } from '@yinyom/texts/command-line/commandLineWords';
import type { Surroundings } from './Surroundings';

/** How a command answers: sentences for people, or one JSON document for programs. */
export interface Terminal {
  lang: Lang;
  words: CommandLineWords;
  /**
   * The answer: the document under `--json`, else the lines, the first of them bold where a terminal shows it. Control characters
   * are taken out.
   */
  answer: (document: unknown, lines: readonly string[]) => void;
  /** Progress and hints, on the standard error; nothing under `--json`. */
  note: (line: string) => void;
}

/** Terminals obey control characters, and websites choose what is in names and texts. Tabs and line breaks stay. */
const printable = (line: string): string => line.replace(/[^\P{Cc}\t\n]|\p{Cf}/gu, ' ');

const writeLine = (stream: Writable, line: string): void => void stream.write(`${line}\n`);

export const createTerminal = (
  { stdout, stderr, env }: Surroundings,
  { lang, isJson }: { lang: Lang; isJson: boolean },
): Terminal => {
  const showsBold = stdout.isTTY === true && !env['NO_COLOR'];
  const bold = (text: string): string => (showsBold ? `\u001b[1m${text}\u001b[22m` : text);
  return {
    lang,
    words: COMMAND_LINE_WORDS[lang],
    answer: (document, lines) => {
      if (isJson) writeLine(stdout, JSON.stringify(document));
      else
        for (const [at, line] of lines.map(printable).entries())
          writeLine(stdout, at === 0 ? bold(line) : line);
    },
    note: (line) => {
      if (!isJson) writeLine(stderr, printable(line));
    },
  };
};
