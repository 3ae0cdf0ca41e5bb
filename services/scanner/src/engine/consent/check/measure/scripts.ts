import type { BannerLanguage, Script } from '../BannerFacts';

/** Runs in a page: in which writings a text is. */
export const scripts = () => {
  const LEAST_LETTERS = 20;
  const LEAST_SHARE = 0.2;
  const byLang: Record<string, Script> = { th: 'thai', km: 'khmer', ja: 'kana', zh: 'han' };
  const tags: Record<Script, string> = { thai: 'th', khmer: 'km', kana: 'ja', han: 'zh', latin: 'en' };
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
  /** Writings of a text; signs of Chinese with kana between them are Japanese. */
  const scriptsOf = (text: string): Script[] => {
    const { letters, of } = shares(text);
    if (letters < LEAST_LETTERS) return [];
    const found = (Object.keys(of) as Script[]).filter((script) => of[script] / letters >= LEAST_SHARE);
    return of.kana / letters > 0.05
      ? [...new Set<Script>([...found.filter((one) => one !== 'han'), 'kana'])]
      : found;
  };
  /**
   * The writings of a banner and of its page; null where one of them cannot be said.
   * @param lang what the page says its language is
   */
  const languageOf = (
    bannerText: string,
    pageText: string,
    lang: string | undefined,
  ): BannerLanguage | null => {
    const ofPage = scriptsOf(pageText.slice(0, 20_000));
    // Names and code on a page are Latin whatever its language is.
    const page =
      ofPage.find((script) => script !== 'latin') ?? (ofPage[0] || (lang ? (byLang[lang] ?? 'latin') : null));
    const banner = scriptsOf(bannerText);
    if (!page || banner.length === 0) return null;
    return { banner, page, tag: lang && (byLang[lang] ?? 'latin') === page ? lang : tags[page] };
  };
  return { scriptsOf, languageOf };
};
