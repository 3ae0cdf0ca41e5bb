import { EVIDENCE_KEYS, EVIDENCE_VALUES } from '@yinyom/contracts/scanner/evidence';
import { TECHNIQUES, techniquePages, TRACKER } from '../../../fixture/techniques.mjs';
import type { FoundFinding } from '../findings/FoundFinding';
import type { ScanOutcome } from '../ScanOutcome';
import { startTestSite, type Answer, type TestSite } from '../testing/testSite';

/** A page asks what it can see of the hooks and tells it. */
const LOOKS = `<script>
const text = Function.prototype.toString; const wrong = [];
const check = (name, fn, length) => {
  const words = 'function ' + name + '() { [native code] }';
  if (text.call(fn) !== words || fn.toString() !== words || String(fn) !== words) wrong.push(name + ': ' + text.call(fn));
  if (fn.name !== name || fn.length !== length || 'prototype' in fn) wrong.push(name + ' has another shape');
};
const shape = (owner, key, kinds) => {
  const found = Object.getOwnPropertyDescriptor(owner, key);
  if (Object.keys(found).join() !== kinds || !found.configurable || !found.enumerable) wrong.push(key + ' is ' + JSON.stringify(found));
  return found;
};
const value = (owner, key, length) => check(key, shape(owner, key, 'value,writable,enumerable,configurable').value, length);
const get = (owner, key) => check('get ' + key, shape(owner, key, 'get,set,enumerable,configurable').get, 0);
const set = (owner, key) => check('set ' + key, shape(owner, key, 'get,set,enumerable,configurable').set, 1);
value(HTMLCanvasElement.prototype, 'toDataURL', 0); value(CanvasRenderingContext2D.prototype, 'fillText', 3);
value(CanvasRenderingContext2D.prototype, 'measureText', 1); set(CanvasRenderingContext2D.prototype, 'font');
value(WebGLRenderingContext.prototype, 'getParameter', 1); value(AudioNode.prototype, 'connect', 1);
value(AudioBuffer.prototype, 'getChannelData', 1); value(RTCPeerConnection.prototype, 'createOffer', 0);
get(Navigator.prototype, 'plugins'); get(Screen.prototype, 'width'); value(Element.prototype, 'setAttribute', 2);
value(EventTarget.prototype, 'addEventListener', 2); value(MutationObserver.prototype, 'observe', 1);
set(Document.prototype, 'cookie'); value(Storage.prototype, 'setItem', 2); value(window, 'setTimeout', 1);
value(IDBFactory.prototype, 'open', 1); value(window, 'queryLocalFonts', 0);
check('toString', text, 0); if (text.toString.call(text) !== 'function toString() { [native code] }') wrong.push('toString of itself');
try { text.call({}); wrong.push('toString takes anything'); } catch (error) { if (!(error instanceof TypeError)) wrong.push('toString throws ' + error); }
if (Object.getOwnPropertyNames(window).some((name) => /^_[0-9a-f]{16}$/.test(name))) wrong.push('a name in the window');
if (/secret/.test((() => 'secret').toString()) === false) wrong.push('own functions have no text');
navigator.sendBeacon('/looks', JSON.stringify(wrong));
</script>`;

let site: TestSite;
let outcome: ScanOutcome;
let looks = '';

beforeAll(async () => {
  const answers: Record<string, Answer> = {
    '/looking': LOOKS,
    '/looks': (request, response) => {
      request.on('data', (part) => (looks += String(part))).on('end', () => response.writeHead(204).end());
    },
    '/named': `<script src="http://stats.school.ac.th:PORT/collect/x.js"></script>`,
    'stats.school.ac.th/collect/x.js': (_request, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/javascript',
        'Set-Cookie': 'etuix=1; Domain=school.ac.th; Max-Age=99',
      });
      response.end('');
    },
  };
  site = await startTestSite(answers);
  const { pages, paths } = techniquePages(site.port);
  Object.assign(answers, pages, { '/named': String(answers['/named']).replace('PORT', String(site.port)) });
  outcome = await site.scan(
    { startUrls: ['/looking', '/named', ...paths].map((path) => site.at(path)), maxPages: 60 },
    {
      // Some of what is read is given to secure pages only.
      chromiumArgs: [
        '--enable-unsafe-swiftshader',
        `--unsafely-treat-insecure-origin-as-secure=${new URL(site.at('/')).origin}`,
      ],
      resolveCname: (name) => Promise.resolve(name.startsWith('stats.') ? ['school.eulerian.net'] : []),
    },
    { dwellMs: 1_200, quietMs: 800, windows: 6 },
  );
});
afterAll(() => site.close());

const pathOf = (url: string): string => new URL(url).pathname;
const of = (code: string): FoundFinding[] => outcome.findings.filter((finding) => finding.code === code);
/** What was met on a page first. What is stored is there on every page that is open then. */
const at = (path: string): FoundFinding[] =>
  outcome.findings.filter(({ page, code }) => pathOf(page) === path && code !== 'evercookie');

it('opens every page', () => {
  expect(outcome.pages.filter(({ state }) => state !== 'loaded')).toEqual([]);
});

it.each(TECHNIQUES.map(({ code }) => code))('%s is found once, and nothing else on its page', (code) => {
  expect(of(code)).toEqual([expect.objectContaining({ kind: 'technique', beforeConsent: true })]);
  if (code !== 'evercookie') expect(at(`/${code}`)).toEqual(of(code));
});

it.each(TECHNIQUES.flatMap(({ code, twins }) => Object.keys(twins).map((twin) => [twin, code])))(
  '%s looks a little like %s and is none',
  (twin) => {
    expect(at(`/twin/${twin}`)).toEqual([]);
  },
);

it('names the script and whose it is, and keeps nothing that was typed or stored', () => {
  expect(at('/canvas')[0]).toMatchObject({
    script: `http://${TRACKER}:${site.port}/canvas.js`,
    host: TRACKER,
    rule: TRACKER,
    categoryType: 0,
    evidence: { calls: ['fillText', 'toDataURL'], width: 240, height: 60, colours: 2 },
  });
  expect(at('/enumeration')[0]?.evidence.properties).toContain('localFonts');
  expect(at('/key_logging')[0]).toMatchObject({ host: TRACKER, evidence: { forms: ['base64'] } });
  expect(of('evercookie')[0]?.evidence).toEqual({
    stores: expect.arrayContaining(['cookie', 'localStorage']),
    items: ['tid', 'tid_copy'],
  });
  for (const secret of ['u7f3a91c2d4e8', '482910573', '@a.test', 'x7k2a9'])
    expect(JSON.stringify(outcome)).not.toContain(secret);
});

it('every key and value that was written has a word', () => {
  const written = outcome.findings.flatMap(({ evidence }) => Object.entries(evidence));
  expect(written.length).toBeGreaterThan(20);
  const values: Partial<Record<string, readonly string[]>> = EVIDENCE_VALUES;
  const withoutWord = written.filter(([key, value]) => {
    const known = values[key];
    return (
      !(EVIDENCE_KEYS as readonly string[]).includes(key) ||
      !(known === undefined || [value].flat().every((one) => known.includes(String(one))))
    );
  });
  expect(withoutWord).toEqual([]);
});

it('a name of the website that a tracker answers under, and its cookie as a third party’s', () => {
  expect(at('/named')).toMatchObject([
    { kind: 'cname', code: 'cloaked', company: 'Eulerian', evidence: { cookies_set: ['etuix'] } },
  ]);
  expect(outcome.items.find(({ name }) => name === 'etuix')?.owner).toEqual({
    company: 'Eulerian',
    category: 4,
  });
});

it('a page that looks for hooks sees none', () => {
  expect(JSON.parse(looks || 'null')).toEqual([]);
});
