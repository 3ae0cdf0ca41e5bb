/** Sections of a website's page; the chosen one stands in the address (`?section=`). */
export const SECTIONS = ['script'] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionFrom = (search: URLSearchParams): Section =>
  SECTIONS.find((section) => section === search.get('section')) ?? 'script';
