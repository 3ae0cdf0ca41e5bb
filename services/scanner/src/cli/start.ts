import { appendFile, writeFile } from 'node:fs/promises';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { sweepLeftovers } from '../engine/browser/sweepLeftovers';
import { runScan } from '../engine/runScan';
import { scanSettingOf } from '../engine/ScanOptions';
import { annotationLines } from './formats/annotations';
import { junitReport } from './formats/junit';
import { sarifLog } from './formats/sarif';
import { readCommandLine, USAGE, type CommandLine } from './commandLine';
import { scanReportText } from '@yinyom/texts/sentences/scanReportText';
import { summaryOf, toJsonItems } from './summary';
import { EXIT, exitCodeOf, toReport } from './toReport';

/** One scan without the rest of the system. @returns exit code: 0 nothing, 1 the condition fails, 2 it could not be scanned */
const scanOnce = async ({
  url,
  json,
  report: reportFile,
  failOn,
  lang,
  maxPages,
  sarif,
  junit,
  annotations,
}: CommandLine): Promise<number> => {
  const setting = scanSettingOf(loadSettings(process.env));
  // A file that cannot be written is told now, not when minutes of work are lost with it.
  for (const file of [json, reportFile, sarif, junit]) if (file) await appendFile(file, '');
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
  const report = toReport(url, outcome);
  if (reportFile) await writeFile(reportFile, `${JSON.stringify(report, null, 2)}\n`);
  const worded = lang ?? 'en';
  if (sarif) await writeFile(sarif, `${JSON.stringify(sarifLog(report, worded), null, 2)}\n`);
  if (junit) await writeFile(junit, junitReport(report, { lang: worded, failOn: failOn ?? 'violation' }));
  if (annotations) for (const line of annotationLines(report, worded)) console.log(line);
  if (outcome.error instanceof Error) console.error(outcome.error.message);
  console.log(summaryOf(outcome, (Date.now() - started) / 1_000));
  if (lang ?? failOn) console.log(`\n${scanReportText(report, lang ?? 'en')}`);
  return exitCodeOf(report, failOn);
};

const main = async (): Promise<number> => {
  try {
    const line = readCommandLine(process.argv.slice(2));
    if (!line.help) return await scanOnce(line);
    console.log(USAGE);
    return EXIT.fine;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return EXIT.notScanned;
  }
};

void main().then((code) => process.exit(code));
