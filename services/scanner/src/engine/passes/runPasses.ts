import type { ScanPass } from '@yinyom/contracts/scanner/scanPass';
import type { Frontier } from '../../frontier/frontier';
import { ownBannerState } from '../consent/ownBanner';
import { findGenericBanner } from '../consent/genericBanner';
import type { Choice } from '../consent/Choice';
import type { PageBook } from '../pageBook';
import type { ScanOutcome, ScanProgress } from '../ScanOutcome';
import type { ScanWindow } from '../page/scanWindow';
import { bannerOf, chooseAgain, CHOICE_MS, makeFirstChoice } from './bannerPass';
import { crawl } from './crawl';
import { lookAtBanner } from './lookAtBanner';
import { lookForReturns } from './lookForReturns';
import { openPassContext, type PassContext, type ScanTools } from './passContext';

export interface PassesRun {
  tools: ScanTools;
  frontier: Frontier;
  book: PageBook;
  passes: readonly ScanPass[];
  signal: AbortSignal;
  onProgress(progress: ScanProgress): void;
}

/** What the passes leave besides items and pages; filled while they run. */
export interface PassesState {
  banner: ScanOutcome['banner'];
  choices: ScanOutcome['choices'];
  bannerScore: ScanOutcome['bannerScore'];
  bannerFindings: ScanOutcome['findings'];
  /** Where the pictures of the banner were taken. */
  picturePage: string | null;
  /** There is a banner, but nothing in it could be chosen. */
  notOperable: boolean;
}

/** Pages on which a banner is sought before it is said that there is none. */
const SEEK_PAGES = 3;
const SAMPLE = 6;

const hasBanner = async ({ worlds }: ScanWindow): Promise<boolean> => {
  const main = worlds.main();
  if (main && (await ownBannerState(main)) === 'undecided') return true;
  return (await findGenericBanner(worlds.all())) !== null;
};

/** Carries out the passes of a scan one after the other: nothing chosen, accepted, declined. */
export const runPasses = async (run: PassesRun, state: PassesState): Promise<void> => {
  const { tools, frontier, book, signal } = run;
  const withBanner: string[] = [];
  let visits = 0;
  let isCrawled = false;

  const totalOf = (): number | null => {
    if (visits === 0) return null;
    const sample = Math.min(SAMPLE, frontier.known);
    return run.passes.reduce((sum, pass) => sum + (pass === 'decline' ? sample : frontier.known), 0);
  };
  const tellProgress = (pass: ScanPass) => {
    visits += 1;
    const total = totalOf();
    run.onProgress({
      pass,
      pagesDone: visits,
      pagesTotal: total === null ? null : Math.max(total, visits),
      itemsFound: tools.ledger.size,
    });
  };
  const windows = { windows: tools.limits.windows, startsPerSecond: tools.limits.startsPerSecond, signal };

  /** Visits every page there is, and finds them meanwhile. */
  const discover = async (context: PassContext, choice?: Choice) => {
    isCrawled = true;
    await crawl({
      ...windows,
      next: () => frontier.next(),
      visit: async ({ url, depth }) => {
        const end = await context.visit(url, {
          onQuietMs: choice ? CHOICE_MS : 0,
          ...(choice && { onQuiet: (window: ScanWindow) => chooseAgain(window, choice) }),
          onEnd: async (window) => {
            const [isBannerShown] = await Promise.all([
              !choice && hasBanner(window),
              tools.published?.read(window, url, depth),
            ]);
            if (isBannerShown) withBanner.push(url);
          },
        });
        if (signal.aborted) return;
        book.note(url, end);
        if (end.code === 'http_404' || end.code === 'http_410') tools.published?.gone(url);
        frontier.visited(end.finalUrl);
        frontier.add(end.links, url);
        frontier.add(await tools.sitemapOf(end.finalUrl), null);
        tellProgress(context.phase.pass);
      },
    });
  };
  const visitAgain = async (context: PassContext, choice: Choice, urls: string[]) => {
    await crawl({
      ...windows,
      next: () => Promise.resolve(urls.shift() ?? null),
      visit: async (url) => {
        const end = await context.visit(url, {
          onQuietMs: CHOICE_MS,
          onQuiet: (window) => chooseAgain(window, choice),
        });
        if (signal.aborted) return;
        book.noteAgain(url, end);
        tellProgress(context.phase.pass);
      },
    });
  };
  const choosing = async (context: PassContext, choice: Choice) => {
    const seekOn = [...withBanner.slice(0, SEEK_PAGES), ...book.worthAgain().slice(0, SEEK_PAGES)];
    const first = isCrawled ? [] : [(await frontier.next())?.url ?? ''].filter(Boolean);
    const urls = [...new Set([...first, ...seekOn])].slice(0, SEEK_PAGES);
    const isUnknown = state.banner.kind === 'none';
    const firstChoice = await makeFirstChoice(context, choice, urls, signal, isUnknown);
    if (firstChoice.made && isUnknown) {
      state.banner = bannerOf(firstChoice);
      state.picturePage = firstChoice.page;
    }
    if (firstChoice.made && !firstChoice.made.chosen) state.notOperable = true;
    if (firstChoice.made?.chosen) state.choices.push(choice);
    if (!isCrawled) {
      // The page of the choice is a page like the others, too.
      for (const url of first) book.note(url, await context.visit(url));
      return discover(context, choice);
    }
    // Without a banner a second visit would be the first one again.
    if (!firstChoice.made?.chosen) return;
    const sample = frontier.sample().map(({ url }) => url);
    const worth = book.worthAgain();
    await visitAgain(
      context,
      choice,
      choice === 'accept' ? worth : worth.filter((url) => sample.includes(url)).slice(0, SAMPLE),
    );
  };

  for (const pass of ['none', 'accept', 'decline'] as const) {
    if (!run.passes.includes(pass) || signal.aborted) continue;
    const context = await openPassContext(tools, pass);
    const isDiscovering = !isCrawled;
    try {
      await (pass === 'none' ? discover(context) : choosing(context, pass));
      // A look beside the scan, which a page that breaks down in it must not cost.
      if (isDiscovering && tools.techniques)
        await lookForReturns(tools, context, signal).catch(() => undefined);
    } finally {
      await context.close();
    }
  }
  if (!signal.aborted) await lookAtBanner({ tools, book, withBanner, passes: run.passes, signal }, state);
  if (state.banner.kind === 'none' && withBanner.length > 0)
    state.banner = { ...state.banner, kind: 'generic' };
};
