import { choose, noScript } from '@yinyom/choice/testing/page';
import { createHash, webcrypto } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readChoice } from './readChoice';
import { ServerGate } from './ServerGate';
import { YinyomScript } from './YinyomScript';

const SITE_KEY = 'k7Qm2xV9tR4bNc8L';
const SCRIPT = 'window.inlined = "ยินยอม"';

let server: Server;
let origin: string;
let answer: { status: number; text: string };
let asked: string[];

const pieceOf = (script: string, integrity = createHash('sha256').update(script).digest('base64')) =>
  `<!-- yinyom {"site_key":"${SITE_KEY}","integrity":"sha256-${integrity}"} -->\n<script nonce="%YINYOM_NONCE%">${script}</script>\n`;

beforeAll(async () => {
  // The half of this package that runs on servers has it there; jsdom has none.
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((done) => server.listen(0, done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => {
  noScript();
  asked = [];
  answer = { status: 200, text: pieceOf(SCRIPT) };
});

const html = async (props: Partial<Parameters<typeof YinyomScript>[0]>) =>
  renderToString(await YinyomScript({ server: origin, siteKey: SITE_KEY, ...props }));

test('The script is a plain element with the page’s nonce, and nothing is asked for', async () => {
  expect(await html({ nonce: 'n1' })).toBe(
    `<script src="${origin}/sdk/v1/${SITE_KEY}.js" nonce="n1"></script>`,
  );
  expect(asked).toEqual([]);
});

test('Inline, the script itself is in the page; what came last is kept while nobody answers', async () => {
  expect(await html({ strategy: 'inline', nonce: 'n1' })).toBe(`<script nonce="n1">${SCRIPT}</script>`);
  expect(asked).toEqual([`/sdk/v1/${SITE_KEY}.inline`]);
  answer = { status: 503, text: '' };
  expect(await html({ strategy: 'inline' })).toBe(`<script>${SCRIPT}</script>`);
});

test.each([
  ['an answer that is no piece', '<html></html>'],
  [
    'another script than its hash says',
    pieceOf('stolen()', createHash('sha256').update(SCRIPT).digest('base64')),
  ],
  ['a script that would end its element', pieceOf('"</script><script>stolen()"')],
])('SG-09 %s is not put into the page: the element with an address stands there', async (_what, text) => {
  answer = { status: 200, text };
  const other = `${SITE_KEY}${_what.length}`;
  expect(await html({ strategy: 'inline', siteKey: other })).toContain(`src="${origin}/sdk/v1/${other}.js"`);
});

const COOKIE = 'yy_c=v1.a.7.g17.gqDoNWwswktFqgYvjB69HQ';
const options = {
  siteKey: 'site_demo',
  secret: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
  now: 20_779 * 86_400_000,
};

test('A page has the signed choice; what was not granted is not in its HTML', async () => {
  const choice = await readChoice({ toString: () => COOKIE }, options);
  expect(choice).toMatchObject({ 3: true, 4: false });
  const marketing = (
    <ServerGate choice={choice} category={4} fallback="asks first">
      ads
    </ServerGate>
  );
  render(marketing);
  act(() => choose({ 3: true, 4: true }));
  expect(screen.getByText('asks first')).toBeInTheDocument();
  render(
    <ServerGate choice={choice} category={3}>
      counts
    </ServerGate>,
  );
  expect(screen.getByText('counts')).toBeInTheDocument();
  act(() => choose({ 3: false }));
  expect(screen.queryByText('counts')).toBeNull();
});

test('The environment may have the secrets; without any nothing is proved, which is said once', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  expect(await readChoice({ toString: () => COOKIE })).toBeNull();
  expect(await readChoice({ toString: () => '' })).toBeNull();
  expect(said.mock.calls).toEqual([[expect.stringContaining('YINYOM_SECRET')]]);
  said.mockRestore();
  process.env['YINYOM_SITE_KEY'] = options.siteKey;
  process.env['YINYOM_SECRET'] = `${'A'.repeat(43)}, ${options.secret}`;
  expect(await readChoice({ toString: () => '' })).toBeNull();
  delete process.env['YINYOM_SECRET'];
});
