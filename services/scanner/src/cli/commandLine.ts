import { parseArgs } from 'node:util';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { MAX_SCAN_PAGES } from '@yinyom/contracts/scanner/scan';

export interface CommandLine {
  url: string;
  /** File that gets the items; null when they are only counted. */
  json: string | null;
  /** File that gets everything that is told, as the API shows it. */
  report: string | null;
  /** From which weight on the exit code says that the website fails; null = never. */
  failOn: 'violation' | 'warning' | null;
  /** Language of the report for people; null: a pipeline's is English, and otherwise there is none. */
  lang: Lang | null;
  maxPages: number;
}

export const USAGE =
  'npm run scan -- <url> [--fail-on violation|warning] [--lang th|en|cn|jp|kh] [--report report.json] [--json items.json] [--max-pages N]';
const DEFAULT_PAGES = 100;

const oneOf = <T extends string>(name: string, given: string | undefined, known: readonly T[]): T | null => {
  if (given === undefined) return null;
  const found = known.find((one) => one === given);
  if (!found) throw new Error(`--${name} is one of ${known.join(', ')}.`);
  return found;
};

/** @throws Error that says what is wrong with the command line */
export const readCommandLine = (args: readonly string[]): CommandLine => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      report: { type: 'string' },
      'fail-on': { type: 'string' },
      lang: { type: 'string' },
      'max-pages': { type: 'string' },
    },
  });
  const [url, ...rest] = positionals;
  if (!url || rest.length > 0) throw new Error('Name exactly one address.');
  const maxPages = Number(values['max-pages'] ?? DEFAULT_PAGES);
  if (!Number.isInteger(maxPages) || maxPages < 1 || maxPages > MAX_SCAN_PAGES)
    throw new Error(`--max-pages is a whole number from 1 to ${MAX_SCAN_PAGES}.`);
  return {
    url,
    json: values.json ?? null,
    report: values.report ?? null,
    failOn: oneOf('fail-on', values['fail-on'], ['violation', 'warning']),
    lang: oneOf('lang', values.lang, LANGUAGES),
    maxPages,
  };
};
