import type { Lang } from '../constants';
import type { Declared, DeclaredMenu, DeclaredPage } from './Declared';
import type { Canary, ListedRelease, ListedRemote } from './RemotesList';

/** A text in one language or several. */
export type Texts = Partial<Record<Lang, string>>;

export type ListedPage = Omit<DeclaredPage, 'title' | 'menu' | 'budget'> & {
  title: Texts;
  menu?: Omit<DeclaredMenu, 'label'> & { label?: Texts };
};

type InPage<Row extends Pick<ListedRelease, 'declared'>> = Omit<Row, 'declared'> & {
  declared: Omit<Declared, 'pages' | 'flags' | 'calls'> & { pages: ListedPage[] };
};

/** A remote as a page knows it: the release that its reader gets, with the texts of the page's language at least. */
export type PageRemote = InPage<ListedRelease> & {
  is_canary?: true;
  /** A build that only this tab has, before any release of it (`previews.ts`). */
  is_preview?: true;
};

/** A release that some people get before the others, as a page is told of it. */
export type PageCanary = Omit<Canary, 'release'> & { release: InPage<ListedRelease> };

/** A row of the list as a page is sent it: the release of everybody, and maybe one for some. */
export type PageRow = InPage<ListedRelease> & { canary?: PageCanary };

/** Id of the element of the document that holds the list: the first paint waits for nothing. */
export const PAGE_LIST_ID = 'remotes';

const only = (texts: Texts, lang: Lang): Texts => ({ [lang]: texts[lang] });

/** What a remote says about itself, with the texts of one language. */
export const inLanguage = <Row extends Pick<ListedRelease, 'declared'>>(
  row: Row,
  lang: Lang,
): InPage<Row> => {
  const { pages, flags: _flags, calls: _calls, ...declared } = row.declared;
  return {
    ...row,
    declared: {
      ...declared,
      pages: pages.map(({ title, menu, budget: _budget, ...page }) => ({
        ...page,
        title: only(title, lang),
        ...(menu && { menu: { ...menu, label: menu.label && only(menu.label, lang) } }),
      })),
    },
  };
};

/** The row as the document of one language carries it. */
export const rowInLanguage = ({ canary, ...row }: ListedRemote, lang: Lang): PageRow => ({
  ...inLanguage(row, lang),
  ...(canary && { canary: { ...canary, release: inLanguage(canary.release, lang) } }),
});
