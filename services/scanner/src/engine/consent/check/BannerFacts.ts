/** Writing of a language, as far as letters tell it. */
export type Script = 'thai' | 'khmer' | 'kana' | 'han' | 'latin';

/** Writings of a banner and of the page that it stands on, and the page's language as browsers name it. */
export interface BannerLanguage {
  banner: Script[];
  page: Script;
  tag: string;
}

/** What was measured of a banner; null = it could not be. */
export interface BannerFacts {
  firstLayer: { accept: boolean; decline: boolean; inform: boolean } | null;
  /** Area in square CSS pixels, and contrast of the words with what they stand on, of both buttons. */
  look: Record<'accept' | 'decline', { area: number; contrast: number | null }> | null;
  /** Switches that are on although nobody touched them, without the necessary ones. */
  preticked: number | null;
  /** Names that only consent brings and that came without any choice; null: nothing comes by consent either. */
  withoutChoice: string[] | null;
  /** The page cannot be used before, or without, agreeing. */
  wall: boolean | null;
  /** How a visitor who agreed comes back to the choice. */
  withdrawal: 'page' | 'policy' | 'none' | null;
  language: BannerLanguage | null;
  /** How the page of the banner's link ended. */
  policy: { url: string; reached: boolean; code: string | null } | null;
  keyboard: { reached: boolean; trapped: boolean } | null;
  /** Whether both choices can be reached on a narrow window and at 200 % zoom. */
  fits: { narrow: boolean; zoomed: boolean } | null;
  /** Asks again on the next visit, although the visitor refused. */
  asksAgain: boolean | null;
}

export const NOTHING_KNOWN: BannerFacts = {
  firstLayer: null,
  look: null,
  preticked: null,
  withoutChoice: null,
  wall: null,
  withdrawal: null,
  language: null,
  policy: null,
  keyboard: null,
  fits: null,
  asksAgain: null,
};

/** A text in another writing than the page's; which language it is cannot be told from letters. */
export const isOtherLanguage = ({ banner, page }: BannerLanguage): boolean => !banner.includes(page);
