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
  /** File that gets the problems as SARIF 2.1.0. */
  sarif: string | null;
  /** File that gets the problems as test cases of JUnit. */
  junit: string | null;
  /** Whether the problems are printed as workflow commands, which a forge shows next to the run. */
  annotations: boolean;
  /** Whether only the help was asked for; `url` is empty then. */
  help: boolean;
}

export const USAGE = `yinyom-scan URL [options]         in a checkout: npm run scan -- URL [options]

Scans a website with a browser, before any choice, after accepting and after declining, and reports what needs consent.

  --fail-on WEIGHT      exit status 1 from this weight on: violation or warning
  --lang LANGUAGE       report for people: ${LANGUAGES.join(', ')}; English if only --fail-on is given
  --report FILE         everything in the report as JSON (schema: scan-report.schema.json)
  --sarif FILE          the problems as SARIF 2.1.0, for code scanning
  --junit FILE          the problems as JUnit XML, for test reports
  --annotations         the problems as workflow commands of GitHub Actions
  --json FILE           the cookies and stored items alone, in five fields each
  --max-pages N         1 to ${MAX_SCAN_PAGES}; 100 by default
  --help                this text

Exit status: 0 scanned, and the condition does not fail; 1 the condition fails; 2 the website could not be scanned.
A private address must be allowed: SCANNER_RESOLVE=staging.example.ac.th=10.0.0.5 SCANNER_ALLOW=10.0.0.5:443
Containers without user namespaces need SCANNER_SANDBOX=off; PUPPETEER_EXECUTABLE_PATH names another Chromium.
`;
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
      sarif: { type: 'string' },
      junit: { type: 'string' },
      annotations: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [url, ...rest] = positionals;
  const help = values.help === true;
  if (!help && (!url || rest.length > 0)) throw new Error('Name exactly one address.');
  const maxPages = Number(values['max-pages'] ?? DEFAULT_PAGES);
  if (!Number.isInteger(maxPages) || maxPages < 1 || maxPages > MAX_SCAN_PAGES)
    throw new Error(`--max-pages is a whole number from 1 to ${MAX_SCAN_PAGES}.`);
  return {
    url: url ?? '',
    json: values.json ?? null,
    report: values.report ?? null,
    failOn: oneOf('fail-on', values['fail-on'], ['violation', 'warning']),
    lang: oneOf('lang', values.lang, LANGUAGES),
    maxPages,
    sarif: values.sarif ?? null,
    junit: values.junit ?? null,
    annotations: values.annotations === true,
    help,
  };
};
