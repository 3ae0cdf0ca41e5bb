import { parseArgs } from 'node:util';
import { MAX_SCAN_PAGES } from '@yinyom/contracts/scanner/scan';

export interface CommandLine {
  url: string;
  /** File that gets the items; null when they are only counted. */
  json: string | null;
  maxPages: number;
}

export const USAGE = 'npm run scan -- <url> [--json out.json] [--max-pages N]';
const DEFAULT_PAGES = 100;

/** @throws Error that says what is wrong with the command line */
export const readCommandLine = (args: readonly string[]): CommandLine => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'string' }, 'max-pages': { type: 'string' } },
  });
  const [url, ...rest] = positionals;
  if (!url || rest.length > 0) throw new Error('Name exactly one address.');
  const maxPages = Number(values['max-pages'] ?? DEFAULT_PAGES);
  if (!Number.isInteger(maxPages) || maxPages < 1 || maxPages > MAX_SCAN_PAGES)
    throw new Error(`--max-pages is a whole number from 1 to ${MAX_SCAN_PAGES}.`);
  return { url, json: values.json ?? null, maxPages };
};
