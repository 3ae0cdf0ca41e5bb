import { SCAN_PASSES, type ScanPass } from '@yinyom/contracts/scanner/scanPass';
import { scoreBanner } from '../consent/check/scoreBanner';
import type { PageBook } from '../pageBook';
import { inspectBanner } from './inspectBanner';
import type { ScanTools } from './passContext';
import type { PassesState } from './runPasses';
import { visitForStatistics } from './statisticsVisit';

interface Look {
  tools: ScanTools;
  book: PageBook;
  /** Pages on which a banner was met, the first one first. */
  withBanner: readonly string[];
  passes: readonly ScanPass[];
  signal: AbortSignal;
}

/** What the passes leave open about a banner is looked at once for the whole website, not on every page. */
export const lookAtBanner = async (look: Look, state: PassesState): Promise<void> => {
  const { tools, book, withBanner, passes } = look;
  const page = withBanner[0] ?? book.worthAgain()[0];
  if (!page || state.banner.kind === 'none') return;
  const isWhole = SCAN_PASSES.every((pass) => passes.includes(pass));
  if (isWhole && withBanner.length > 0 && !look.signal.aborted) {
    const next = book.worthAgain().find((url) => url !== page) ?? page;
    const facts = await inspectBanner(tools, page, next, look.signal);
    // A banner that only a list of products knows has no words that could be judged.
    if (facts.firstLayer) {
      const { score, findings } = scoreBanner(facts, page);
      state.bannerScore = score;
      state.bannerFindings = findings;
    }
  }
  const heardOfAds = tools.signals.sent.some(({ code }) => code !== null);
  if (state.banner.kind === 'own' && heardOfAds && passes.includes('accept'))
    await visitForStatistics(tools, page);
};
