import { pageProgram } from '../../page/pageProgram';
import type { BannerSearch } from '../BannerSearch';
import type { BannerLanguage } from './BannerFacts';
import { bannerTree } from './measure/bannerTree';
import { colours } from './measure/colours';
import { coverage } from './measure/coverage';
import { scripts } from './measure/scripts';

/** What one look at a banner tells. */
export interface BannerMeasure {
  firstLayer: { accept: boolean; decline: boolean; inform: boolean };
  look: Record<'accept' | 'decline', { area: number; contrast: number | null }> | null;
  language: BannerLanguage | null;
  policyUrl: string | null;
  /** Something lies on nearly all of the page besides the banner. */
  covers: boolean;
}

const PARTS = { bannerTree, colours, coverage, scripts };

/** Measures with its parts, which a page cannot import. */
const measure = (parts: typeof PARTS, found: BannerSearch, policyWords: string): BannerMeasure | null => {
  const { banner, buttons, elements, closedRoots } = found;
  if (!banner) return null;
  const tree = parts.bannerTree(closedRoots);
  const { contrastOf } = parts.colours(tree.parentOf);
  const { languageOf } = parts.scripts();
  const covers = parts.coverage(tree, banner);
  const bestOf = (kind: string) => {
    const button = buttons.find((one) => one.kind === kind);
    return button && elements[button.index];
  };
  const lookOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return { area: width * height, contrast: contrastOf(element) };
  };
  const isPolicy = new RegExp(policyWords, 'i');
  const policy = [...banner.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) =>
      /^https?:$/.test(link.protocol) &&
      link.getAttribute('href')?.startsWith('#') === false &&
      isPolicy.test(`${link.textContent} ${link.pathname}`),
  );
  const isFrame = window.top !== window;
  const pageText = document.body.innerText.replace(banner instanceof HTMLElement ? banner.innerText : '', '');
  const lang = /[a-z]+/.exec(document.documentElement.lang.toLowerCase())?.[0];
  const [accept, decline] = [bestOf('accept'), bestOf('decline')];
  return {
    firstLayer: { accept: Boolean(accept), decline: Boolean(decline), inform: Boolean(bestOf('close')) },
    look: accept && decline ? { accept: lookOf(accept), decline: lookOf(decline) } : null,
    language: isFrame ? null : languageOf(tree.textOf(banner), pageText, lang),
    policyUrl: policy?.href ?? null,
    covers: covers(),
  };
};

/**
 * Text of a function that runs in the page: it is given the answer of the search for a banner and the pattern of the words of a
 * link to a policy, and answers a `BannerMeasure`, or null without a banner.
 */
export const MEASURE_BANNER = pageProgram(measure, PARTS);
