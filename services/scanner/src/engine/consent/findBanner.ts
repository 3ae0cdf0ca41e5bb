import { pageProgram } from '../page/pageProgram';
import type { BannerSearch, BannerWords, ButtonKind } from './BannerSearch';
import { bannerAround } from './find/bannerAround';
import { buttonKinds } from './find/buttonKinds';
import { collectButtons, type Pressable } from './find/collectButtons';
import { guessButtons } from './find/guessButtons';
import { pageTree } from './find/pageTree';
import { rateBanner } from './find/rateBanner';

const PARTS = { pageTree, buttonKinds, collectButtons, bannerAround, guessButtons, rateBanner };

/** Finds the banner with its parts, which a page cannot import. */
const search = (
  parts: typeof PARTS,
  words: BannerWords,
  wanted: readonly ButtonKind[],
  ...closedRoots: ShadowRoot[]
): BannerSearch => {
  const tree = parts.pageTree(closedRoots);
  const kinds = parts.buttonKinds(words);
  const { candidates, strangers, switches } = parts.collectButtons(tree, kinds);
  const around = parts.bannerAround(tree, kinds, { wanted, switches });
  const guess = parts.guessButtons(tree, kinds, { wanted, switches });
  const { rate, rateButton } = parts.rateBanner(tree, kinds, around, wanted);

  const byBanner = new Map<Element, { score: number; buttons: Pressable[] }>();
  for (const candidate of candidates) {
    const found = around.bannerOf(candidate.element);
    if (!found) continue;
    const known = byBanner.get(found.banner) ?? { score: found.score, buttons: [] };
    known.buttons.push(candidate);
    byBanner.set(found.banner, known);
  }
  for (const { element } of strangers) {
    const found = around.bannerOf(element);
    if (!found || found.score < 7 || !around.speaksOfCookies(found.banner)) continue;
    if (!byBanner.has(found.banner)) byBanner.set(found.banner, { score: found.score, buttons: [] });
  }
  for (const [banner, found] of byBanner) {
    const within = found.score < 7 ? [] : strangers.filter(({ element }) => tree.isWithin(element, banner));
    if (within.length > 0 && around.speaksOfCookies(banner))
      found.buttons.push(...guess(banner, found.buttons, within));
  }
  const [first] = [...byBanner]
    .map(([element, found]) => ({ banner: element, best: found, score: rate(element, found) }))
    .sort((a, b) => b.score - a.score);
  if (!first || first.score === 0)
    return { banner: null, closedRoots, elements: [], switches: [], score: 0, buttons: [] };
  const { banner, best, score } = first;
  return {
    banner,
    closedRoots,
    elements: best.buttons.map(({ element }) => element),
    switches: switches.filter((element) => tree.isWithin(element, banner)),
    score,
    buttons: best.buttons
      .map((button, index) => ({ index, kind: button.kind, score: rateButton(button) }))
      .sort((a, b) => b.score - a.score),
  };
};

/**
 * Text of a function that runs in a frame and finds the consent banner by its words, through shadow roots. It is given `BannerWords`, kinds
 * of buttons of which the banner must have one (as when its settings were opened; none for any banner), and the page's closed shadow
 * roots. It answers a `BannerSearch`.
 */
export const FIND_BANNER = pageProgram(search, PARTS);
