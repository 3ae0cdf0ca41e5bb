import { setTimeout } from 'node:timers/promises';
import { isOtherLanguage, type BannerFacts, type BannerLanguage } from '../consent/check/BannerFacts';
import { MEASURE_BANNER, type BannerMeasure } from '../consent/check/measureBanner';
import { clickButton, onBanner } from '../consent/genericBanner';
import { scrollThrough } from '../page/scrollThrough';
import { mainOf, openBannerVisitor, patternOf, seekBanner, tried, VISIT_MS } from './bannerVisitor';
import type { ScanTools } from './passContext';

export type Undecided = Pick<BannerFacts, 'firstLayer' | 'look' | 'language'> & {
  measure: BannerMeasure | null;
  /** What came although nothing was chosen. */
  came: Set<string> | null;
};

/**
 * A banner may speak the visitor's language in place of the page's. Whose browser asks for the page's language sees whether
 * it can speak that, too; null where that visitor sees no banner.
 */
const seenByReader = async (tools: ScanTools, page: string, tag: string): Promise<BannerLanguage | null> => {
  const reader = await openBannerVisitor(tools, tag);
  let language: BannerLanguage | null = null;
  try {
    await reader.visit(page, {
      onQuietMs: VISIT_MS,
      onQuiet: async (window) => {
        const banner = await seekBanner(window);
        language =
          (banner &&
            (await tried(onBanner<BannerMeasure | null>(banner, MEASURE_BANNER, patternOf('policy'))))
              ?.language) ??
          null;
        return false;
      },
    });
  } finally {
    await reader.close();
  }
  return language;
};

/** Somebody who reads, scrolls, closes and waits, and chooses nothing. */
export const visitUndecided = async (
  tools: ScanTools,
  page: string,
  next: string,
  signal: AbortSignal,
): Promise<Undecided> => {
  const facts: Undecided = {
    firstLayer: null,
    look: null,
    language: null,
    measure: null,
    came: null,
  };
  const visitor = await openBannerVisitor(tools);
  const { noChoiceMs } = tools.limits;
  try {
    await visitor.visit(page, {
      onQuietMs: VISIT_MS + noChoiceMs,
      onQuiet: async (window) => {
        const banner = await seekBanner(window);
        if (!banner) return false;
        const measure = await tried(
          onBanner<BannerMeasure | null>(banner, MEASURE_BANNER, patternOf('policy')),
        );
        if (!measure) return false;
        const { firstLayer, look, language } = measure;
        Object.assign(facts, { firstLayer, look, language, measure });
        await visitor.lookAround(window);
        visitor.began();
        await tried(scrollThrough(window.session, mainOf(window)));
        const close = banner.buttons.find(({ kind }) => kind === 'close');
        if (close && firstLayer.accept) await tried(clickButton(banner, close.index, mainOf(window)));
        // A scan that is stopped meanwhile ends at once.
        await setTimeout(noChoiceMs, undefined, { signal }).catch(() => undefined);
        await visitor.lookAround(window);
        return false;
      },
    });
    if (!facts.measure || signal.aborted) return facts;
    await visitor.visit(next);
    facts.came = visitor.newItems();
  } finally {
    await visitor.close();
  }
  if (facts.language && isOtherLanguage(facts.language) && !signal.aborted)
    facts.language = await tried(seenByReader(tools, page, facts.language.tag));
  return facts;
};
