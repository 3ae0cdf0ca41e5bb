import { createHash } from 'node:crypto';
import type { ListedRemote } from '@yinyom/contracts/release/RemotesList';
import { createFirstViews } from './firstViews';
import { likelyReleases } from './likelyReleases';
import { pageAddress } from './pageAddress';

const digestOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const title = { th: 'ก', en: 'a', cn: 'a', jp: 'a', kh: 'a' };
const FRAME = '<html lang="en"><main><!--page-->grey<!--/page--></main>';
const form = { html: '<form>Log in</form>', css: '.a{color:red}' };

interface Given {
  view?: object;
  entry?: string;
  /** What lies in the store, where that is not what the build wrote. */
  stored?: Partial<Record<'first-views.json' | 'mf-manifest.json', string | null>>;
}

const show = async (
  { view = form, entry = '/mfe/mfe-auth/b1/mf-manifest.json', stored = {} }: Given = {},
  path = '/en/login',
) => {
  const views = JSON.stringify({ '/login': { en: view } });
  const manifest = JSON.stringify({ files: { 'first-views.json': digestOf(views) } });
  const files: Record<string, string | null> = {
    'first-views.json': views,
    'mf-manifest.json': manifest,
    ...stored,
  };
  const remote = {
    name: 'mfe_auth',
    build: 'b1',
    entry,
    integrity: { manifest: digestOf(manifest) },
    declared: {
      name: 'mfe_auth',
      namespaces: [],
      slots: [],
      pages: [{ path: '/login', layout: 'auth', title }],
    },
  } as unknown as ListedRemote;
  const firstViews = createFirstViews({
    readFile: (_room, _build, file) => {
      const text = files[file];
      return Promise.resolve(text ? ({ bytes: Buffer.from(text), tag: file } as never) : null);
    },
  });
  return firstViews(FRAME, pageAddress(path), likelyReleases([remote], new Map()));
};

it('puts the page of a release into its frame, with the rules for it', async () => {
  expect(await show()).toBe(
    '<html lang="en"><main><div data-first-view="mfe_auth"><style nonce="__CSP_NONCE__">.a{color:red}</style><form>Log in</form></div></main>',
  );
});

it('a page with room for rows waits for them behind the grey shapes', async () => {
  expect(
    await show({
      view: { html: '<div data-rows="/api/v1/x?a=1&amp;b={organization}">{{id}}</div>', css: '' },
    }),
  ).toBe(
    '<html data-rows-from="/api/v1/x?a=1&amp;b={organization}" lang="en"><main><!--page-->grey<!--/page--><div hidden data-first-rows="mfe_auth"><style nonce="__CSP_NONCE__"></style><div data-rows="/api/v1/x?a=1&amp;b={organization}">{{id}}</div></div></main>',
  );
});

it.each([
  ['a language that the build did not write', {}, '/login'],
  ['a page that the build did not write', {}, '/en/signup'],
  ['a release of another origin', { entry: 'https://cdn.example/b1/mf-manifest.json' }, undefined],
  ['a build without the file', { stored: { 'first-views.json': null } }, undefined],
  [
    'a file that is not the one of the build',
    { stored: { 'first-views.json': '{"/login":{"en":{"html":"x","css":""}}}' } },
    undefined,
  ],
  ['a manifest that is not the signed one', { stored: { 'mf-manifest.json': '{"files":{}}' } }, undefined],
  ['a file that cannot be read', { stored: { 'first-views.json': 'x', 'mf-manifest.json': 'y' } }, undefined],
])('leaves the frame as it is for %s', async (_what, given, path) => {
  expect(await show(given as Given, path)).toBe(FRAME);
});

it.each([
  '<script>1</script>',
  '<SCRIPT src=x>',
  '<p>\n<iframe src="https://x.example"></iframe>',
  '<link rel="stylesheet" href="x">',
  '<base href="https://x.example">',
  '<meta http-equiv="refresh" content="0">',
  '<style>*{display:none}</style>',
])('takes no page that could act or reach outside of its place: %s', async (html) => {
  expect(await show({ view: { html, css: '' } })).toBe(FRAME);
});

it('takes no rules that end the element that they stand in, and gives the answer’s nonce to nothing else', async () => {
  expect(await show({ view: { ...form, css: '</style><p>' } })).toBe(FRAME);
  expect(
    await show({ view: { html: '<p title="__CSP_NONCE__">a</p>', css: '.a{content:"__CSP_NONCE__"}' } }),
  ).toBe(
    '<html lang="en"><main><div data-first-view="mfe_auth"><style nonce="__CSP_NONCE__">.a{content:""}</style><p title="">a</p></div></main>',
  );
});
