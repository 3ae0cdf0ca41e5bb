import type { Declaration, DeclaredCategory, DeclaredCookie } from '@yinyom/contracts/websites/declaration';
import { element } from '../ui/element';
import { fill } from './fill';
import { onDevice } from './onDevice';

/** Rows that are made without giving the page back its turn. */
const AT_ONCE = 200;

/** Lets the page have its turn, and goes on. */
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

const columns = ['name', 'provider', 'purpose', 'expiry', 'kind', 'here'] as const;

const rowOf = (cookie: DeclaredCookie, { words }: Declaration, follow: (tell: () => void) => void): Node => {
  const cell = (label: string, text: string) => element('td', { 'data-label': label }, text);
  const here = cell(words.here, '');
  follow(() => {
    const found = onDevice(cookie);
    here.textContent = found === null ? words.unreadable : found ? words.yes : words.no;
  });
  const by = cookie.provider || cookie.host || '';
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, cookie.name),
    cell(words.provider, cookie.party === 'third' ? `${by} (${words.third})` : by),
    cell(words.purpose, cookie.purpose),
    cell(words.expiry, cookie.expiry.text),
    cell(words.kind, cookie.kind === 'cookie' ? words.cookie : words.storage),
    here,
  );
};

/**
 * Draws categories one after the other at the end of a place, so that nothing that stands moves; of long lists some rows
 * at a time.
 * @param follow is given what tells a row's state, now and whenever it may have changed
 */
export const drawCategories = async (
  place: HTMLElement,
  declaration: Declaration,
  heading: (text: string) => HTMLElement,
  follow: (tell: () => void) => void,
): Promise<void> => {
  const { words } = declaration;
  let made = 0;
  const draw = async ({ name, type, description, always_on, cookies }: DeclaredCategory): Promise<void> => {
    if (!type && !cookies.length) return;
    const body = element('tbody');
    const heads = columns.map((column) => element('th', { scope: 'col' }, words[column]));
    place.append(
      element(
        'section',
        {},
        heading(always_on ? `${name} · ${words.always_on}` : name),
        element('p', {}, description),
        cookies.length
          ? element(
              'table',
              {},
              element('caption', {}, fill(words.table, { name, number: cookies.length })),
              element('thead', {}, element('tr', {}, ...heads)),
              body,
            )
          : words.none,
      ),
    );
    for (const cookie of cookies) {
      body.append(rowOf(cookie, declaration, follow));
      made += 1;
      if (made % AT_ONCE === 0) await turn();
    }
  };
  for (const category of declaration.categories) await draw(category);
  place.append(element('p', {}, element('small', {}, words.here_note)));
};
