import type { BannerSearch } from '../findBanner';
import type { BannerLanguage, Script } from './BannerFacts';

/** What one look at a banner tells. */
export interface BannerMeasure {
  firstLayer: { accept: boolean; decline: boolean; inform: boolean };
  look: Record<'accept' | 'decline', { area: number; contrast: number | null }> | null;
  language: BannerLanguage | null;
  policyUrl: string | null;
  /** Something lies on nearly all of the page besides the banner. */
  covers: boolean;
}

/** Runs in the page. @param policyWords pattern of the words of a link to a policy */
export const measureBanner = (found: BannerSearch, policyWords: string): BannerMeasure | null => {
  const { banner, buttons, elements, closedRoots } = found;
  if (!banner) return null;
  const closedOf = new Map(closedRoots.map((root) => [root.host, root]));
  const parentOf = (element: Element): Element | null => {
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  const isWithin = (element: Element | null, outer: Element) => {
    for (let at = element; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };
  const bestOf = (kind: string) => {
    const button = buttons.find((one) => one.kind === kind);
    return button && elements[button.index];
  };

  type Rgb = [number, number, number];
  const colour = (text: string): [...Rgb, number] | null => {
    const parts = /^rgba?\(([^)]+)\)$/
      .exec(text)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number);
    return parts && parts.length >= 3 ? [parts[0]!, parts[1]!, parts[2]!, parts[3] ?? 1] : null;
  };
  const over = ([r, g, b, a]: [...Rgb, number], [lr, lg, lb]: Rgb): Rgb => [
    r * a + lr * (1 - a),
    g * a + lg * (1 - a),
    b * a + lb * (1 - a),
  ];
  /** What a button's words stand on; null where a picture does, or nothing opaque. */
  const groundOf = (element: Element): Rgb | null => {
    const layers: [...Rgb, number][] = [];
    for (let at: Element | null = element; at; at = parentOf(at)) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return null;
      const own = colour(backgroundColor);
      if (!own) return null;
      if (own[3] === 0) continue;
      layers.push(own);
      if (own[3] === 1) break;
    }
    return layers.reduceRight<Rgb>((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const luminance = (rgb: Rgb) => {
    const [r, g, b] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as Rgb;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrastOf = (element: Element): number | null => {
    const ground = groundOf(element);
    const ink = colour(getComputedStyle(element).color);
    if (!ground || !ink) return null;
    const [light, dark] = [luminance(over(ink, ground)), luminance(ground)].sort((a, b) => b - a) as [
      number,
      number,
    ];
    return (light + 0.05) / (dark + 0.05);
  };
  const lookOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return { area: width * height, contrast: contrastOf(element) };
  };

  const textOf = (element: Element): string => {
    const own = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
    const shadow = element.shadowRoot ?? closedOf.get(element);
    return shadow ? [own, ...[...shadow.children].map(textOf)].join(' ') : own;
  };
  const shares = (text: string): { letters: number; of: Record<Script, number> } => {
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const of = {
      thai: count(/\p{Script=Thai}/gu),
      khmer: count(/\p{Script=Khmer}/gu),
      kana: count(/\p{Script=Hiragana}|\p{Script=Katakana}/gu),
      han: count(/\p{Script=Han}/gu),
      latin: count(/\p{Script=Latin}/gu),
    };
    return { letters: Object.values(of).reduce((sum, one) => sum + one, 0), of };
  };
  const LEAST_LETTERS = 20;
  const LEAST_SHARE = 0.2;
  /** Writings of a text; signs of Chinese with kana between them are Japanese. */
  const scriptsOf = (text: string): Script[] => {
    const { letters, of } = shares(text);
    if (letters < LEAST_LETTERS) return [];
    const scripts = (Object.keys(of) as Script[]).filter((script) => of[script] / letters >= LEAST_SHARE);
    return of.kana / letters > 0.05
      ? [...new Set<Script>([...scripts.filter((one) => one !== 'han'), 'kana'])]
      : scripts;
  };
  const bannerText = textOf(banner);
  const pageText = document.body.innerText.replace(banner instanceof HTMLElement ? banner.innerText : '', '');
  const byLang: Record<string, Script> = { th: 'thai', km: 'khmer', ja: 'kana', zh: 'han' };
  const tags: Record<Script, string> = { thai: 'th', khmer: 'km', kana: 'ja', han: 'zh', latin: 'en' };
  const lang = /[a-z]+/.exec(document.documentElement.lang.toLowerCase())?.[0];
  // Names and code on a page are Latin whatever its language is.
  const pageScript =
    scriptsOf(pageText.slice(0, 20_000)).find((script) => script !== 'latin') ??
    (scriptsOf(pageText.slice(0, 20_000))[0] || (lang ? (byLang[lang] ?? 'latin') : null));
  const bannerScripts = scriptsOf(bannerText);
  const isFrame = window.top !== window;

  const isPolicy = new RegExp(policyWords, 'i');
  const links = [...banner.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const policy = links.find(
    (link) =>
      /^https?:$/.test(link.protocol) &&
      link.getAttribute('href')?.startsWith('#') === false &&
      isPolicy.test(`${link.textContent} ${link.pathname}`),
  );

  const box = banner.getBoundingClientRect();
  const root = banner.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  let points = 0;
  let covered = 0;
  for (let row = 1; row < 10; row += 2) {
    for (let column = 1; column < 10; column += 2) {
      const [x, y] = [(innerWidth * column) / 10, (innerHeight * row) / 10];
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) continue;
      points += 1;
      const hit = document.elementFromPoint(x, y);
      if (!hit) continue;
      if (hit === host || isWithin(hit, banner) || (host && isWithin(hit, host))) covered += 1;
      else
        for (let at: Element | null = hit; at && at !== document.body; at = parentOf(at)) {
          const { width, height } = at.getBoundingClientRect();
          const isVeil =
            getComputedStyle(at).position === 'fixed' && width * height >= innerWidth * innerHeight * 0.8;
          // A page may itself live in a fixed box: what is full of text is the page.
          if (!isVeil || (!isWithin(banner, at) && textOf(at).trim().length > 200)) continue;
          covered += 1;
          break;
        }
    }
  }

  const [accept, decline] = [bestOf('accept'), bestOf('decline')];
  return {
    firstLayer: { accept: Boolean(accept), decline: Boolean(decline), inform: Boolean(bestOf('close')) },
    look: accept && decline ? { accept: lookOf(accept), decline: lookOf(decline) } : null,
    language:
      !isFrame && pageScript && bannerScripts.length > 0
        ? {
            banner: bannerScripts,
            page: pageScript,
            tag: lang && (byLang[lang] ?? 'latin') === pageScript ? lang : tags[pageScript],
          }
        : null,
    policyUrl: policy?.href ?? null,
    covers: points > 0 && covered / points >= 0.8,
  };
};
