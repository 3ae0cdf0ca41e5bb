import { rowInLanguage } from '@yinyom/contracts/release/pageList';
import type { ListedRemote } from '@yinyom/contracts/release/RemotesList';
import { menuOf } from '../navigation/menuEntries';
import { listedRemotes } from '../testing/listedRemotes';
import { routeOf } from '../routes/siteRoutes';
import { addToList, fetchTexts, isReleased, readList, remotesList, takeList } from './remotesList';
import { textIn } from './textIn';

const all = listedRemotes as readonly ListedRemote[];
const platformLists = (remotes: readonly object[]) => {
  const asked = jest.fn(async () => Response.json({ remotes }));
  globalThis.fetch = asked as typeof fetch;
  return asked;
};
const documentWith = (list: unknown) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="remotes">${JSON.stringify(list)}</script>`;
  return page;
};
const known = () => remotesList.get().map(({ name, build }) => `${name} ${build}`);
const inThai = { remotes: all.map((row) => rowInLanguage(row, 'th')) };
const [first, ...others] = listedRemotes;
const newer = listedRemotes.map((row) => ({ ...row, build: 'b2' }));

it('is there without a question where the gateway wrote it into the page; rows that are none are left out', async () => {
  const asked = platformLists([]);
  await readList(documentWith({ remotes: [...inThai.remotes, { name: 'mfe_odd' }, null] }));
  expect(known()).toEqual(listedRemotes.map(({ name }) => `${name} b1`));
  expect(asked).not.toHaveBeenCalled();
});

it('keeps the pages of a remote whose release is not believed, and has nothing of it to load', async () => {
  const { declared } = rowInLanguage(all[0]!, 'th');
  await readList(documentWith({ remotes: inThai.remotes.slice(1), refused: [{ declared }, {}] }));
  expect(routeOf(declared.pages[0]?.path ?? '')).toMatchObject({ remote: declared.name });
  expect(remotesList.get().filter((row) => !isReleased(row))).toHaveLength(1);
});

it.each([['no list'], [null], [{}]])('is asked for where the page has %p', async (list) => {
  platformLists([...all]);
  await readList(documentWith(list));
  expect(known()).toHaveLength(all.length);
});

it('keeps what it knows and adds what is new', () => {
  remotesList.set(others);
  addToList(newer);
  expect(known()).toContain(`${first?.name} b2`);
  expect(known()).toContain(`${others[0]?.name} b1`);
});

it('O16: takes a newer build of everything that does not run', () => {
  remotesList.set(listedRemotes);
  takeList(newer, (name) => name === first?.name);
  expect(known()).toContain(`${first?.name} b1`);
  expect(known()).toContain(`${others[0]?.name} b2`);
});

it('brings the names of pages in another language once, and shows those it has until then', async () => {
  await readList(documentWith(inThai));
  const names = (lang: 'th' | 'en') => menuOf(remotesList.get()).all.map(({ label }) => textIn(label, lang));
  expect(names('en')).toEqual(names('th'));
  const asked = platformLists([...all]);
  await fetchTexts('en');
  await fetchTexts('en');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(names('en')).toContain('Audit log');
  expect(names('th')).not.toContain('Audit log');
});
