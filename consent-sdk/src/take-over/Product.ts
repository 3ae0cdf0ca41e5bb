import type { TakenOverFrom } from '@yinyom/contracts/consents/takenOver';

/** What a product had noted about a visitor. */
export interface Told {
  /** Name of a category or service, and what was chosen. */
  choices: [name: string, granted: boolean][];
  /** Only what was granted is listed: whatever is missing was not. */
  listed?: boolean;
  /** Seconds since 1970; null where it notes no time. */
  at: number | null;
}

/** How a consent product stores a choice, from public descriptions of its cookie. */
export interface Product {
  name: TakenOverFrom;
  /** Name of its cookie, and of its key in the page's storage. */
  key: string;
  /** Category types by the product's own words; the owner's names come first. */
  types: Record<string, number>;
  /**
   * What it says; null when nobody has chosen anything, e.g. where what stands there are defaults or a consent that was
   * only implied. May throw.
   * @param text without its URL encoding
   * @param cookie value of another cookie, as it stands
   */
  read(text: string, cookie: (name: string) => string): Told | null;
}
