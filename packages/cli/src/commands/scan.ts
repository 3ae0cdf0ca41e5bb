import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@yinyom/client/createClient';
import { MAX_SCAN_PAGES, type Scan, type ScanDetail } from '@yinyom/contracts/scanner/scan';
import { scanReportText } from '@yinyom/texts/sentences/scanReportText';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { Command, CommandInput, ExitStatus } from '../Command';
import { CommandError } from '../CommandError';
import { scanEvents } from '../scanEvents';
import { findWebsite } from '../findWebsite';

/** Before a stream that was cut off is opened again. */
const LOOK_MS = 1_000;

const WEIGHTS = ['violation', 'warning'] as const;
type Weight = (typeof WEIGHTS)[number];

const weightOf = (given: string | undefined): Weight | null => {
  if (given === undefined) return null;
  const weight = WEIGHTS.find((one) => one === given);
  if (!weight) throw new CommandError('one_of', { option: '--fail-on', list: WEIGHTS.join(', ') });
  return weight;
};

const pagesOf = (given: string | undefined): number | undefined => {
  if (given === undefined) return undefined;
  const pages = Number(given);
  if (!Number.isInteger(pages) || pages < 1 || pages > MAX_SCAN_PAGES)
    throw new CommandError('pages', { max: MAX_SCAN_PAGES });
  return pages;
};

const isOver = ({ status }: Scan): boolean => status !== 'queued' && status !== 'running';

/** Follows a scan to its end. A stream that is cut off, as by a proxy, is opened once more. */
const follow = async (client: Client, ordered: Scan, { terminal }: CommandInput): Promise<ScanDetail> => {
  const params = { id: ordered.application_id, scanId: ordered.id };
  let last = '';
  for (;;) {
    for await (const scan of scanEvents(await client.watchScan({ params }))) {
      const { status, pages_done, pages_total, cookies_found } = scan;
      const line = fillText(terminal.words.say.scanProgress, {
        status: terminal.words.say.scanStatus[status],
        done: pages_done,
        total: pages_total ?? '?',
        items: cookies_found,
      });
      if (line !== last) terminal.note(line);
      last = line;
      if (isOver(scan)) break;
    }
    const scan = await client.getScan({ params });
    if (isOver(scan)) return scan;
    await wait(LOOK_MS);
  }
};

/** As of `@yinyom/scan`: what was seen to be wrong stays wrong, even where the rest was not seen. */
const statusOf = (
  { status, reason, findings = [], violations_list }: ScanDetail,
  failOn: Weight | null,
): ExitStatus => {
  if (status === 'failed' || status === 'cancelled') return 2;
  const has = (weight: Weight) => findings.some(({ verdict }) => verdict === weight);
  const isViolated = violations_list.length > 0 || has('violation');
  if (failOn && (isViolated || (failOn === 'warning' && has('warning')))) return 1;
  return reason === 'blocked' ? 2 : 0;
};

export const scan: Command = {
  words: 'scan',
  operands: ['SITE'],
  about: 'scan',
  options: {
    start: { value: 'URL', about: 'start' },
    pages: { value: 'N', about: 'pages' },
    'fail-on': { value: WEIGHTS.join('|'), about: 'failOn' },
    'no-wait': { about: 'noWait' },
  },
  run: async (input) => {
    const { operands, option, has, terminal } = input;
    const failOn = weightOf(option('fail-on'));
    const max_pages = pagesOf(option('pages'));
    const start = option('start');
    const client = input.client();
    const website = await findWebsite(client, operands[0] ?? '');
    const ordered = await client.startScan({
      params: { id: website.id },
      body: {
        ...(max_pages !== undefined && { max_pages }),
        ...(start !== undefined && { start_urls: [start] }),
      },
    });
    if (has('no-wait')) {
      terminal.answer(ordered, [fillText(terminal.words.say.scanOrdered, { id: ordered.id })]);
      return 0;
    }
    const result = await follow(client, ordered, input);
    const { findings = [], banner_score, status } = result;
    const report = { ...result, url: website.domain_name, state: status, findings, banner_score };
    terminal.answer(result, scanReportText(report, terminal.lang).split('\n'));
    return statusOf(result, failOn);
  },
};
