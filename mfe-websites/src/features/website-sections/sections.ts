/**
 * Sections of a website's page; the chosen one stands in the address (`?section=`). Three of them are parts of the
 * banner's editor and share its tab.
 */
export const SECTIONS = ['banner', 'texts', 'design', 'script', 'cookies', 'policy', 'settings'] as const;
export type Section = (typeof SECTIONS)[number];

/** What stands side by side at the top of a website's page. */
export const TABS = ['banner', 'cookies', 'policy', 'script', 'settings'] as const;
export type Tab = (typeof TABS)[number];

const EDITOR = ['banner', 'texts', 'design'] as const;
export type EditorSection = (typeof EDITOR)[number];

/** The part of the banner's editor that a section is; null for the others. */
export const editorSection = (section: Section): EditorSection | null =>
  EDITOR.find((part) => part === section) ?? null;

/** The tab that a section belongs to. */
export const tabOf = (section: Section): Tab => TABS.find((tab) => tab === section) ?? 'banner';

/** The section an address asks for; the banner when it asks for none. */
export const sectionFrom = (search: URLSearchParams): Section =>
  SECTIONS.find((section) => section === search.get('section')) ?? 'banner';
