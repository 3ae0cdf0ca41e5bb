import type { ListedRemote } from '@yinyom/contracts/release/RemotesList';
import { createFirstFiles, pageKind } from './firstFiles';
import { likelyReleases } from './likelyReleases';
import { pageAddress } from './pageAddress';

const title = { th: 'ก', en: 'a', cn: 'a', jp: 'a', kh: 'a' };
const remote = (name: string, entry: string, pages: ListedRemote['declared']['pages']) =>
  ({
    name,
    build: 'b1',
    entry,
    integrity: { manifest: 'sha256-manifest' },
    declared: { name, namespaces: [], slots: [], pages },
  }) as unknown as ListedRemote;

const remotes = [
  remote('mfe_auth', '/mfe/mfe-auth/b1/mf-manifest.json', [
    { path: '/login', layout: 'auth', title },
    { path: '/open/:id', layout: 'default', title },
  ]),
  remote('mfe_users', 'https://cdn.example/b1/mf-manifest.json', [
    { path: '/user/:id', layout: 'default', role: 1000, title, aliases: ['/people/:id'] },
  ]),
];
const files = (name: string) => ({
  scripts: [[`assets/${name}.js`, 'sha256-s']],
  texts: { en: [[`assets/${name}-en.js`, 'sha256-t']], th: [[`assets/${name}-th.js`, 'sha256-t']] },
});
const shell = JSON.stringify({ front: files('front'), auth: files('auth'), inside: files('inside') });
const find = createFirstFiles({
  readFile: (room, build, file) =>
    Promise.resolve({
      bytes: Buffer.from(JSON.stringify({ remote: files(`${room}-${build}`) })),
      tag: file,
    } as never),
});
const linked = async (path: string, given: string | undefined = shell) =>
  [...(await find(pageAddress(path), remotes, given)).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it.each([
  ['/', 'front'],
  ['/en/login', 'auth'],
  ['/user/7', 'inside'],
  ['/people/7', 'inside'],
  ['/faq', 'public'],
  ['/open/7', 'public'],
])('knows what stands around the page at %s: %s', (path, kind) => {
  expect(pageKind(pageAddress(path), remotes)).toBe(kind);
});

it('names the files of the frame and of the remote that has the page, in the page’s language only', async () => {
  expect(await linked('/en/login')).toEqual([
    '/assets/auth.js',
    '/assets/auth-en.js',
    '/mfe/mfe-auth/b1/mf-manifest.json',
    '/mfe/mfe-auth/b1/assets/mfe-auth-b1.js',
    '/mfe/mfe-auth/b1/assets/mfe-auth-b1-en.js',
  ]);
  expect(await linked('/')).toEqual(['/assets/front.js', '/assets/front-th.js']);
});

it('gives every script the digest without which the console would not run it, and no file that browsers warn about', async () => {
  const links = (await find(pageAddress('/login'), remotes, shell)).split('\n');
  expect(links).toHaveLength(5);
  for (const link of links) expect(/ integrity="sha256-/.test(link)).toBe(link.includes(' as="script"'));
  expect(links.filter((link) => link.includes(' as="fetch"'))).toHaveLength(1);
});

it('names nothing of a remote of another origin, and nothing where a build does not say', async () => {
  expect(await linked('/user/7')).toEqual(['/assets/inside.js', '/assets/inside-th.js']);
  expect(await linked('/', '')).toEqual([]);
});

describe('while a canary is open', () => {
  const [auth] = remotes as [ListedRemote];
  const entry = '/mfe/mfe-auth/b2/mf-manifest.json';
  const pages = [...auth.declared.pages, { path: '/enter', layout: 'auth' as const, title }];
  const release = { ...auth, build: 'b2', entry, declared: { ...auth.declared, pages } };
  const open = [{ ...auth, canary: { release, organizations: [], share: 0.5 } }];
  const buildsAt = async (path: string, chosen: string[][]) => {
    const rows = likelyReleases(open, new Map(chosen as [string, string][]));
    const links = await find(pageAddress(path), rows, shell);
    return {
      kind: pageKind(pageAddress(path), rows),
      builds: [...new Set([...links.matchAll(/mfe-auth\/(\w+)\//g)].map(([, build]) => build))],
    };
  };

  it.each([
    ['the build that the browser says it gets', [['mfe_auth', 'b1']], ['b1']],
    ['the canary, when the browser says it gets that', [['mfe_auth', 'b2']], ['b2']],
    ['no build when the browser says nothing', [], []],
    ['no build when it names one that is not in use', [['mfe_auth', 'b0']], []],
    ['no build when it speaks of another remote', [['mfe_users', 'b2']], []],
  ])('names the files of %s', async (_what, chosen, builds) => {
    expect(await buildsAt('/login', chosen)).toEqual({ kind: 'auth', builds });
  });

  it('draws the frame of a page that only the canary has for those who get it', async () => {
    expect(await buildsAt('/enter', [['mfe_auth', 'b2']])).toEqual({ kind: 'auth', builds: ['b2'] });
    expect(await buildsAt('/enter', [['mfe_auth', 'b1']])).toEqual({ kind: 'public', builds: [] });
  });

  it('and after it everybody gets the build in use, whatever cookie is left', async () => {
    const rows = likelyReleases([auth], new Map([['mfe_auth', 'b2']]));
    expect(await find(pageAddress('/login'), rows, shell)).toContain('/mfe/mfe-auth/b1/');
  });
});
