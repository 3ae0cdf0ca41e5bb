import type { Lang } from '@yinyom/contracts/constants';
import { matrix } from '@yinyom/testing/matrix';
import type { Person } from './person';
import { cutOff, DESKTOPS } from './cutOff';
import { standsStill } from './standsStill';
import { switchLanguage } from './switchLanguage';
import { violations } from './violations';
import { watchRequests } from './watchRequests';
import { tooMuchShift, watchShift } from './watchShift';

export const WIDTHS = [1440, 390] as const;
type Width = (typeof WIDTHS)[number];
/** A page is loaded in the first; Thai, which has no prefix, comes last. */
export const LANGS = ['kh', 'jp', 'cn', 'en', 'th'] as const satisfies readonly Lang[];
/** In which theme axe looks at pages of a language. */
const THEMES: Partial<Record<Lang, 'light' | 'dark'>> = { en: 'dark', th: 'light' };

/** Languages in which controls are looked for outside their frames; Thai states are the longest. */
const FRAMED: ReadonlySet<Lang> = new Set(process.env['FULL'] ? ['en', 'th'] : ['th']);

interface Views {
  /** At which width a page is loaded. */
  loadedAt(address: string): Width;
  /** Whether the gate measures this view of a page; `FULL=1` measures all of them. */
  isMeasured(address: string, lang: Lang, width: Width): boolean;
  /** Whether axe looks at it, too. */
  isForAxe(address: string, lang: Lang, width: Width): boolean;
}

/**
 * The gate measures every page in every language and at both widths, on phones always in Khmer, whose lines are the
 * longest; axe looks at every page in both themes and at both widths.
 */
export const viewsOf = (addresses: readonly string[]): Views => {
  const measured = matrix(
    { address: addresses, lang: LANGS, width: WIDTHS },
    { always: ({ lang, width }) => lang === 'kh' && width === 390 },
  );
  const forAxe = matrix({ address: addresses, lang: ['en', 'th'], width: WIDTHS });
  const named = (address: string, lang: Lang, width: Width) => `${lang} ${width} ${address}`;
  const names = (views: readonly { address: string; lang: Lang; width: Width }[]) =>
    new Set(views.map(({ address, lang, width }) => named(address, lang, width)));
  const [measuredNames, axeNames] = [names(measured), names(forAxe)];
  return {
    loadedAt: (address) => WIDTHS[addresses.indexOf(address) % WIDTHS.length] ?? WIDTHS[0],
    isMeasured: (...view) => measuredNames.has(named(...view)),
    isForAxe: (...view) => axeNames.has(named(...view)),
  };
};

/**
 * Opens a page once and goes through all languages in it.
 * @param origin of the platform
 * @returns all that is wrong, with address and width
 */
export const pageFaults = async (
  person: Person,
  origin: string,
  address: string,
  { loadedAt, isMeasured, isForAxe }: Views,
): Promise<string[]> => {
  const { page } = person;
  const requests = await watchRequests(page);
  const found: string[] = [];
  for (const [turn, lang] of LANGS.entries()) {
    const theme = THEMES[lang];
    if (theme) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    if (turn === 0) {
      const prefixed = `/${lang}${address}`.replace(/\/$/, '');
      const widths = process.env['FULL'] ? WIDTHS : [loadedAt(address)];
      for (const width of widths) {
        await page.setViewport({ width, height: 900 });
        const { identifier } = await watchShift(page);
        await page.goto(origin + prefixed);
        await requests.answered();
        const shift = await tooMuchShift(page);
        await page.removeScriptToEvaluateOnNewDocument(identifier);
        if (shift) found.push(`${page.url()} at ${width} px: ${shift}`);
      }
    } else await switchLanguage(person, lang);
    for (const width of WIDTHS) {
      const axe = isForAxe(address, lang, width);
      if (!axe && !isMeasured(address, lang, width)) continue;
      await page.setViewport({ width, height: 900 });
      await standsStill(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const wrong = [...(wide > 0 ? [`${wide} px too wide`] : []), ...(axe ? await violations(page) : [])];
      found.push(...wrong.map((what) => `${page.url()} at ${width} px: ${what}`));
    }
    for (const width of FRAMED.has(lang) ? DESKTOPS : []) {
      await page.setViewport({ width, height: 900 });
      await standsStill(page);
      const out = await cutOff(page);
      if (out.length > 0) found.push(`${page.url()} at ${width} px: out of its frame: ${out.join(' | ')}`);
    }
  }
  // After all languages it still is the page that it was.
  if (page.url() !== origin + address) found.push(`${address} became ${page.url()}`);
  return found;
};
