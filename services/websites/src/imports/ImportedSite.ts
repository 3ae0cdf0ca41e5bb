import type { CategoryType, CookieType, Lang } from '@yinyom/contracts/constants';
import type { ImportNote } from '@yinyom/contracts/websites/imports';
import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import type { TemplateLanguages } from '@yinyom/contracts/websites/templateTexts';
import type { PlainName } from './mapping/cookieNameOf';

/** A text in some of our languages, as another product has it. */
export type Texts = Partial<Record<Lang, string>>;

/** A cookie as another product lists it. Nothing in it has been checked by us. */
export interface ImportedCookie {
  /** A name, or the source of a regular expression. */
  name: string;
  isPattern: boolean;
  /** Where it says itself which names it means. */
  plain?: PlainName;
  provider: string;
  domain: string;
  purpose: Texts;
  /** In its words, or seconds; null = kept until deleted, undefined = not said. */
  duration: string | number | null | undefined;
  type: CookieType;
  /** Id of one of the categories. */
  category: string;
  /** The row of a table as it is in the file. */
  raw?: string;
}

/** A category as another product has it. */
export interface ImportedCategory {
  id: string;
  /** Where it says itself which of ours it is. */
  type?: CategoryType;
  title: Texts;
  description: Texts;
}

/** The words of another product's banner, by what they are for in ours. */
export interface ImportedTexts {
  title?: string;
  description?: string;
  accept?: string;
  reject?: string;
  cookie_setting?: string;
  window_title?: string;
  window_description?: string;
  confirm_choice?: string;
  privacy_url?: string;
}

/** What was read of another product's set-up. */
export interface ImportedSite {
  cookies: ImportedCookie[];
  categories: ImportedCategory[];
  texts: Partial<Record<Lang, ImportedTexts>>;
  notes: ImportNote[];
  /** A banner of another Yinyom, whole; its categories by their ids there. */
  banner?: {
    languages: TemplateLanguages;
    design: Omit<DesignInput, 'font'>;
    /** Null where it was a file of that website. */
    font: DesignInput['font'] | null;
  };
}

export const emptySite = (): ImportedSite => ({ cookies: [], categories: [], texts: {}, notes: [] });
