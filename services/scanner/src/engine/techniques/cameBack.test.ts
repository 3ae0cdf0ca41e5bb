import { namesOf, startTestSite, type TestSite } from '../testing/testSite';

const page = (script: string) => `<!doctype html><title>x</title><script>${script}</script>`;
const HELD = (name: string) => `document.cookie.split('; ').find((one) => one.startsWith('${name}='))`;
const NEW = `const fresh = () => 'v' + [...crypto.getRandomValues(new Uint8Array(8))].map((part) => part.toString(16).padStart(2, '0')).join('');`;
/** Keeps its number twice, the second time in other letters, and puts back what was deleted. */
const RESPAWNS = `${NEW} const turned = (text) => [...text].reverse().join('');
const kept = localStorage.getItem('prefs_blob');
const id = kept ? turned(kept) : fresh(); localStorage.setItem('prefs_blob', turned(id));
if (!${HELD('vid')}) document.cookie = 'vid=' + id + '; max-age=9999';`;
/** A number for the visit and one for the device that have nothing to do with each other, and the version of the website. */
const HARMLESS = `${NEW} if (!localStorage.getItem('draft_id')) localStorage.setItem('draft_id', fresh());
if (!${HELD('visit')}) document.cookie = 'visit=' + fresh() + '; max-age=9999';
document.cookie = 'build=b81c44f09ad2e7; max-age=9999'; localStorage.setItem('theme', 'dark-blue-wide');`;
/** One number of the visitor, and what the visitor wants the page to look like. */
const PREFERS = `${NEW} if (!${HELD('visit')}) document.cookie = 'visit=' + fresh() + '; max-age=9999';
localStorage.setItem('view', JSON.stringify({ theme: 'dark-blue-wide', columns: 3, since: '2026-11-26' }));`;

// Scans of pages of their own, which mostly wait: they run side by side.
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    '/respawns': page(RESPAWNS),
    '/harmless': page(HARMLESS),
    '/prefers': page(PREFERS),
  });
});
afterAll(() => site.close());

const visitsOf = (path: string) => site.requests.filter((one) => one.endsWith(path)).length;
const scan = (path: string) =>
  site.scan(
    { startUrls: [site.at(path)], maxPages: 1 },
    {},
    { dwellMs: 300, quietMs: 400, settleMs: 200, interactions: 0 },
  );

it.concurrent('a cookie that comes back with its number after cookies alone were deleted is told', async () => {
  const { findings } = await scan('/respawns');
  expect(findings.filter(({ kind }) => kind === 'technique')).toEqual([
    expect.objectContaining({
      code: 'evercookie',
      beforeConsent: true,
      pages: 1,
      evidence: { came_back: true, items: ['vid'] },
    }),
  ]);
  // Once for the scan, once without cookies, once as a stranger.
  expect(visitsOf('/respawns')).toBe(3);
});

it.concurrent('new numbers and what everybody is given are nobody coming back', async () => {
  const outcome = await scan('/harmless');
  expect(outcome.findings).toEqual([]);
  expect(namesOf(outcome)).toEqual(['build', 'draft_id', 'theme', 'visit']);
});

it.concurrent('a website that keeps no number beside its cookies is not visited again', async () => {
  expect((await scan('/prefers')).findings).toEqual([]);
  expect(visitsOf('/prefers')).toBe(1);
});
