import type { FoundItem, ScanOutcome } from '../engine/ScanOutcome';
import type { RunScan } from '../worker/RunScan';
import type { Scanner } from './startScanner';
import type { TestSite } from './websitesStandIn';

/** An item as an engine tells it. */
export const foundItem = (more: Partial<FoundItem> = {}): FoundItem => ({
  name: '_ga',
  domain: 'www.site.ac.th',
  kind: 'cookie',
  party: 'first',
  setterHost: null,
  durationSeconds: 63_072_000,
  isSession: false,
  beforeConsent: true,
  passes: ['none'],
  firstPage: 'https://www.site.ac.th/',
  lastPage: 'https://www.site.ac.th/news',
  setBy: { kind: 'script', url: 'https://www.site.ac.th/tag.js', line: 12 },
  ...more,
});

export const outcomeOf = (items: FoundItem[], more: Partial<ScanOutcome> = {}): ScanOutcome => ({
  state: 'complete',
  reason: null,
  items,
  findings: [],
  pages: [{ url: 'https://www.site.ac.th/', state: 'loaded', code: null }],
  banner: { kind: 'own', name: 'Yinyom', before: null, after: null },
  choices: [],
  bannerScore: null,
  browser: 'Chrome/140',
  missed: [],
  slowness: 1,
  refused: [],
  ...more,
});

/** An engine that finds what a test says. The real one has tests of its own; here its timing is what matters. */
export const finds =
  (items: FoundItem[], more: Partial<ScanOutcome> = {}): RunScan =>
  async () =>
    outcomeOf(items, more);

/** Calls `stop` once a scan has to end, at once where it has to already. */
const onAbort = (signal: AbortSignal, stop: () => void) => {
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
};

/** An engine that ends only when it is stopped. */
export const endless: RunScan = (_order, { signal }) =>
  new Promise((resolve) => {
    onAbort(signal, () => resolve(outcomeOf([], { state: 'cancelled' })));
  });

/** An engine that waits until it is told to end, or cancelled. */
export const createSlowEngine = () => {
  const starts: string[] = [];
  const waiting: (() => void)[] = [];
  const runScan: RunScan = ({ startUrls }, { signal, onProgress }) =>
    new Promise((resolve) => {
      starts.push(startUrls[0] ?? '');
      onProgress({ pass: 'none', pagesDone: 1, pagesTotal: 4, itemsFound: 1 });
      waiting.push(() => resolve(outcomeOf([foundItem()])));
      onAbort(signal, () => resolve(outcomeOf([foundItem()], { state: 'cancelled' })));
    });
  return { runScan, starts, finish: () => waiting.splice(0).forEach((end) => end()) };
};

/** Pauses between two looks (milliseconds): the first, how each grows, and the longest. */
const PAUSES = { first: 10, growth: 1.3, longest: 200 };

/**
 * Waits until something is so; the test's own time limit ends what never becomes so. A look asks the service and its database, which
 * share this thread with what is waited for: the longer that takes, the more seldom it is looked for.
 */
export const until = async <T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> => {
  for (let pause = PAUSES.first; ; pause = Math.min(pause * PAUSES.growth, PAUSES.longest)) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

export const pathOf = (site: TestSite, scanId = ''): string =>
  `/applications/${site.id}/scans${scanId && `/${scanId}`}`;

/** Starts a scan as a member. */
export const begin = async (scanner: Scanner, site: TestSite, body: object = {}) => {
  const answer = await scanner.as('member')('POST', pathOf(site), { body });
  if (answer.status !== 202) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as { id: string; status: string };
};

/** The scan once it is over. */
export const ended = (scanner: Scanner, site: TestSite, scanId: string) =>
  until(async () => {
    const { body } = await scanner.as('member')('GET', pathOf(site, scanId));
    return body.status !== 'queued' && body.status !== 'running' && body;
  });

/** Lets the next scan of a website start at once, as if the last one had been a while ago. */
export const forgetPause = async (scanner: Scanner, site: TestSite): Promise<void> => {
  const longAgo = new Date(Date.now() - 3_600_000);
  await scanner.connection
    .collection('scans')
    .updateMany(
      { application_id: site.id, status: { $nin: ['queued', 'running'] } },
      { $set: { created_at: longAgo, finished_at: longAgo } },
    );
};
