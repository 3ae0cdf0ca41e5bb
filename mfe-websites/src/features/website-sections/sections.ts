/** Sections of a website's page; the chosen one stands in the address (`?section=`). */
export const SECTIONS = ['banner', 'texts', 'design', 'script', 'cookies', 'settings'] as const;
export type Section = (typeof SECTIONS)[number];

/** The section an address asks for; the banner when it asks for none. */
export const sectionFrom = (search: URLSearchParams): Section =>
  SECTIONS.find((section) => section === search.get('section')) ?? 'banner';
