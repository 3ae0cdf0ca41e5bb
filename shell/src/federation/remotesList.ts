import type { Lang } from '@yinyom/contracts/constants';
import { PAGE_LIST_ID, type PageRemote, type PageRow } from '@yinyom/contracts/release/pageList';
import { externalValue } from '@yinyom/mfe-kit';
import { withPreview } from '../preview/withPreview';
import { chooseReleases } from './chooseReleases';
import { checkAge, isPast, type AgedList } from './listAge';
import { noteTime, platformNow } from './platformTime';
import { tellChosen } from './tellChosen';
import { whoUses } from './whoUses';

/**
 * The remotes of this page: what pages, menus and slots there are. First as the gateway wrote them into the document; a
 * remote that was released since is added, one whose code runs here stays what it is until the page is loaded afresh.
 */
export const remotesList = externalValue<readonly PageRemote[]>([]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDeclared = (value: unknown): value is PageRemote['declared'] =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  Array.isArray(value['pages']) &&
  Array.isArray(value['slots']);

const isRow = (value: unknown): value is PageRow =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  typeof value['entry'] === 'string' &&
  isDeclared(value['declared']);

/** The pages of a remote whose release the platform does not believe: they are there, and cannot be loaded. */
const withoutRelease = (declared: PageRemote['declared']): PageRemote => ({
  name: declared.name,
  number: 0,
  build: '',
  hash: '',
  entry: '',
  integrity: { manifest: '', entry: '', about: '' },
  released_at: '',
  signature: '',
  declared,
});

/** Whether there is something to load. */
export const isReleased = ({ entry }: Pick<PageRemote, 'entry'>): boolean => entry !== '';

const refusedIn = (answer: Record<string, unknown>): PageRemote[] => {
  const refused: unknown[] = Array.isArray(answer['refused']) ? answer['refused'] : [];
  return refused
    .map((row) => isObject(row) && row['declared'])
    .filter(isDeclared)
    .map(withoutRelease);
};

/** The list, with the rows that are what they should be. @throws Error when it is no list at all */
const listIn = (answer: unknown): AgedList & { remotes: PageRow[] } => {
  if (!isObject(answer) || !Array.isArray(answer['remotes']))
    throw new Error('The list of remotes is not a list');
  const remotes: PageRow[] = [...answer['remotes'].filter(isRow), ...refusedIn(answer)];
  return { ...(answer as Partial<AgedList>), remotes };
};

/** Of each remote the release that whoever uses this browser gets. */
const choose = async (rows: readonly PageRow[]): Promise<PageRemote[]> => {
  const chosen = await chooseReleases(rows, whoUses);
  tellChosen(rows, chosen);
  return withPreview(chosen);
};

/** Asks the platform for the list as it is now, in all languages. Rejects when there is none, or one played back. */
export const fetchList = async (): Promise<PageRemote[]> => {
  const response = await fetch('/mf/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The list of remotes answered ${response.status}`);
  noteTime(response.headers);
  const answer: unknown = await response.json();
  const { remotes } = listIn(answer);
  await checkAge(answer as AgedList);
  return choose(remotes);
};

/** The list of the page or, where this browser's clock finds that one old, the platform's, if that is there. */
const youngest = async (list: AgedList & { remotes: PageRow[] }): Promise<PageRemote[]> => {
  // The browser's clock may be wrong: it is a reason to ask, and never one to refuse.
  const asked = isPast(list.list, Date.now()) ? await fetchList().catch(() => null) : null;
  if (asked) return asked;
  return isPast(list.list, platformNow()) ? [] : choose(list.remotes);
};

/** Takes the list from the document; a development server's has none, and then it is asked for. */
export const readList = async (document: Document = globalThis.document): Promise<void> => {
  const text = document.getElementById(PAGE_LIST_ID)?.textContent;
  try {
    remotesList.set(await youngest(listIn(JSON.parse(text ?? ''))));
  } catch {
    remotesList.set(await fetchList().catch(() => []));
  }
};

/** Replaces the rows of remotes that do not run here, and adds those that are new. */
export const takeList = (fresh: readonly PageRemote[], runs: (name: string) => boolean): void =>
  remotesList.set((known) => {
    const kept = known.filter(({ name }) => runs(name));
    return [...kept, ...fresh.filter(({ name }) => !kept.some((row) => row.name === name))];
  });

/** Adds remotes that this page did not know; those that it knows stay as they are. */
export const addToList = (fresh: readonly PageRemote[]): void => {
  const known = remotesList.get();
  const added = fresh.filter(({ name }) => !known.some((row) => row.name === name));
  if (added.length > 0) remotesList.set([...known, ...added]);
};

/** Brings the texts of another language; the page was sent with those of its own. */
export const fetchTexts = async (lang: Lang): Promise<void> => {
  const isComplete = ({ declared }: PageRemote) =>
    declared.pages.every(({ title }) => title[lang] !== undefined);
  if (remotesList.get().every(isComplete)) return;
  const fresh = await fetchList();
  remotesList.set((known) =>
    known.map((row) => {
      const { declared } = fresh.find(({ name }) => name === row.name) ?? row;
      const pages = row.declared.pages.map((page) => {
        const other = declared.pages.find(({ path }) => path === page.path);
        if (!other) return page;
        const label = page.menu?.label && { ...page.menu.label, ...other.menu?.label };
        const menu = page.menu && { ...page.menu, label };
        return { ...page, title: { ...page.title, ...other.title }, menu };
      });
      return { ...row, declared: { ...row.declared, pages } };
    }),
  );
};
