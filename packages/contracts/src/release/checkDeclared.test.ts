import { ROLES } from '../constants';
import { checkDeclared } from './checkDeclared';
import { declareRemote } from './declareRemote';
import type { Declared } from './Declared';
import { fits } from './pagePatterns';
import { readDeclared } from './readDeclared';

const inEveryLanguage = (text: string) => ({ th: text, en: text, cn: text, jp: text, kh: text });
const remote = (name: string, paths: string[], more: Partial<Declared> = {}): Declared =>
  declareRemote({
    name,
    namespaces: [name],
    slots: [],
    pages: paths.map((path) => ({
      path,
      layout: 'default',
      role: ROLES.viewer,
      title: inEveryLanguage(path),
    })),
    ...more,
  });
const users = remote('mfe_users', ['/user', '/user/organization', '/groups/:id'], {
  team: { name: 'Accounts', contact: 'accounts@yinyom.example' },
  slots: ['new-organization'],
});
const check = (declared: Declared, room = 'mfe-hello') => checkDeclared(declared, { room, others: [users] });

it('a remote with pages, texts and slots of its own is taken, and so is a later build of the same one', () => {
  expect(check(remote('mfe_hello', ['/hello', '/hello/:id', '/hello/new']))).toEqual([]);
  expect(
    check(remote('mfe_users', ['/user', '/user/:id'], { slots: ['new-organization'] }), 'mfe-users'),
  ).toEqual([]);
});

it.each([
  ['another folder’s name', remote('mfe_users', ['/hello']), "Write name: 'mfe_hello' in src/pages.ts"],
  [
    'a page of another remote',
    remote('mfe_hello', ['/user/organization']),
    '/user/organization is a page of mfe-users (Accounts, accounts@yinyom.example) already. Choose another path',
  ],
  [
    'a pattern that covers one',
    remote('mfe_hello', ['/user/:id']),
    '/user/:id would also answer for /user/organization',
  ],
  ['an address inside a pattern', remote('mfe_hello', ['/groups/mine']), 'would also answer for /groups/:id'],
  [
    'a pattern of the same shape',
    remote('mfe_hello', ['/groups/:name']),
    'would also answer for /groups/:id',
  ],
  ['a page of the shell', remote('mfe_hello', ['/faq']), '/faq is a page of the shell'],
  ['the page for unknown addresses', remote('mfe_hello', ['/404']), '/404 is a page of the shell'],
  ['an address of the platform', remote('mfe_hello', ['/api/hello']), '/api belongs to the platform'],
  ['an address of a language', remote('mfe_hello', ['/en/hello']), '/en belongs to the platform'],
  ['one page twice', remote('mfe_hello', ['/hello', '/hello']), 'twice'],
  [
    'texts of another remote',
    remote('mfe_hello', [], { namespaces: ['mfe_users'] }),
    'The texts mfe_users are those of',
  ],
  ['texts of the shell', remote('mfe_hello', [], { namespaces: ['shell'] }), 'The texts shell are the shell'],
  [
    'a slot of another remote',
    remote('mfe_hello', [], { slots: ['new-organization'] }),
    'The slot new-organization is filled by mfe-users',
  ],
])('O6: %s is refused, and the sentence says what to change', (_what, declared, sentence) => {
  expect(check(declared).join('\n')).toContain(sentence);
});

it('an entry of the menu is marked on pages of its own remote alone', () => {
  const declared = remote('mfe_hello', ['/hello', '/greetings']);
  const withCovers = (covers: string[]) => ({
    ...declared,
    pages: declared.pages.map((page, at) =>
      at > 0 ? page : { ...page, menu: { group: 'setup' as const, order: 1, icon: 'mail' as const, covers } },
    ),
  });
  expect(check(withCovers(['/greetings']))).toEqual([]);
  expect(check(withCovers(['/user']))).toEqual([expect.stringContaining('/user in covers is no page')]);
});

it('a second name is an address like the first', () => {
  const [page] = remote('mfe_hello', ['/hello']).pages;
  const declared = { ...remote('mfe_hello', []), pages: [{ ...page!, aliases: ['/user'] }] };
  expect(check(declared)).toEqual([expect.stringContaining('/user is a page of mfe-users')]);
});

it.each([
  ['/hello/:id', '/greeting'],
  ['/hello', '/greeting/:id'],
])('%s cannot have the second name %s', (path, alias) => {
  const declared = remote('mfe_hello', [path]);
  const pages = declared.pages.map((page) => ({ ...page, aliases: [alias] }));
  expect(check({ ...declared, pages })).toEqual([expect.stringContaining('take them out of aliases')]);
});

it.each([
  ['/websites/:id', '/websites/7', true],
  ['/websites/:id', '/websites/', false],
  ['/websites/:id', '/websites/7/more', false],
  ['/websites', '/websites', true],
  ['/websites', '/Websites', false],
])('%s fits %s: %p', (pattern, pathname, expected) => {
  expect(fits(pattern, pathname)).toBe(expected);
});

it('what a remote says about itself is read only when it is complete', () => {
  expect(readDeclared(JSON.parse(JSON.stringify(users)))).toEqual(users);
  const { title, ...page } = users.pages[0]!;
  const { kh: _kh, ...four } = title;
  expect(() => readDeclared({ ...users, pages: [{ ...page, title: four }] })).toThrow('pages.0.title.kh');
  expect(() => readDeclared({ ...users, pages: [{ ...page, title, path: '/user/*' }] })).toThrow(
    'pages.0.path',
  );
  expect(() => readDeclared({ ...users, name: 'users' })).toThrow('name');
});

it('a page opens for a flag that memberships have, and for no other one', () => {
  const [page] = users.pages;
  const flagged = { ...users, pages: [{ ...page!, flag: 'dpo' }] };
  expect(readDeclared(flagged)).toEqual(flagged);
  expect(() => readDeclared({ ...users, pages: [{ ...page!, flag: 'admin' }] })).toThrow('pages.0.flag');
});
