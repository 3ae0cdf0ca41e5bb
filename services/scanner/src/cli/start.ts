import { appendFile, writeFile } from 'node:fs/promises';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { sweepLeftovers } from '../engine/browser/sweepLeftovers';
import { runScan } from '../engine/runScan';
import { scanSettingOf } from '../engine/ScanOptions';
import { readCommandLine, USAGE, type CommandLine } from './commandLine';
import { summaryOf, toJsonItems } from './summary';

/** One scan without the rest of the system. @returns exit code */
const scanOnce = async ({ url, json, maxPages }: CommandLine): Promise<number> => {
  const setting = scanSettingOf(loadSettings(process.env));
  // A file that cannot be written is told now, not when minutes of work are lost with it.
  if (json) await appendFile(json, '');
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cancel.abort());
  await sweepLeftovers();
  const started = Date.now();
  const outcome = await runScan(
    { startUrls: [url], maxPages, passes: ['none', 'accept', 'decline'], includeSubdomains: true },
    {
      ...setting,
      signal: cancel.signal,
      onProgress: ({ pass, pagesDone, pagesTotal, itemsFound }) =>
        console.error(`${pass}: ${pagesDone}/${pagesTotal ?? '?'} visits, ${itemsFound} items`),
    },
  );
  if (json) await writeFile(json, `${JSON.stringify(toJsonItems(outcome), null, 2)}\n`);
  if (outcome.error instanceof Error) console.error(outcome.error.message);
  console.log(summaryOf(outcome, (Date.now() - started) / 1_000));
  return outcome.state === 'complete' || outcome.state === 'partial' ? 0 : 1;
};

const main = async (): Promise<number> => {
  try {
    return await scanOnce(readCommandLine(process.argv.slice(2)));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 1;
  }
};

void main().then((code) => process.exit(code));
