import type { YinyomApi } from '../api/yinyomApi';
import { CATEGORY } from '../../testing/sampleSite';
import { SAMPLE_TEXTS, SAMPLE_WORDS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const { accept, reject, cookie_setting } = SAMPLE_TEXTS.th;
const { decline_additional } = SAMPLE_WORDS.th.categories_modal;

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
afterEach(() => visitor.leave());

const held = (category: string, code: string): string =>
  `<script type="text/plain" data-category="${category}">${code}</script>`;
/** Two tags as owners put them in: each writes its cookie and goes on doing so. */
const TAGS =
  held(
    '3',
    `const ga = () => { document.cookie = '_ga=GA1.1.1;path=/;max-age=63072000' }; ga(); window.ga = ga`,
  ) +
  held(
    '4',
    `const fb = () => { document.cookie = '_fbp=fb.1;path=/;max-age=7776000' }; fb(); window.fb = fb`,
  );

/** A website that nobody has scanned: its list of cookies is empty. */
const visit = async (body = TAGS, changes: Parameters<Stage['visitor']>[0] = {}) => {
  visitor = await stage.visitor({ cookies: {}, block: {}, ...changes });
  stage.site.page('/', visitor.consent.scriptUrl, body);
  await visitor.open(stage.site.url('/'));
};
/** Names of the cookies that the page can read, without the script's own. */
const names = () =>
  visitor.page.evaluate(() =>
    document.cookie
      .split('; ')
      .map((part) => part.split('=')[0]!)
      .filter((name) => name && !name.startsWith('yinyom_'))
      .sort(),
  );
const holds = async (...wanted: string[]) =>
  until(async () => (await names()).join() === wanted.join(), `the cookies are ${wanted.join() || 'none'}`);
const set = (wanted: Record<string, boolean>) =>
  visitor.page.evaluate((categories) => (window.yinyom as YinyomApi).set(categories), wanted);
const notes = () =>
  visitor.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_born')));

test('H8 After a withdrawal _ga and _fbp are gone though no cookie is listed, also when a later page is left for it', async () => {
  await visit();
  await press(visitor.page, accept);
  await holds('_fbp', '_ga');
  await visitor.recorded(1);
  await visitor.page.reload();
  await press(visitor.page, cookie_setting);
  await press(visitor.page, decline_additional);
  await visitor.recorded(2);
  await holds();
  // The other tabs have had time to read them.
  await until(async () => (await notes()).length === 0, 'the notes are gone');
});

test('H8 A tag that still runs cannot write its cookie again after the withdrawal, and can after a new consent', async () => {
  await visit();
  await press(visitor.page, accept);
  await holds('_fbp', '_ga');
  await visitor.page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
  await holds();
  await visitor.page.evaluate('ga(); fb()');
  expect(await names()).toEqual([]);
  await set({ 2: true, 3: true, 4: true });
  await until(async () => {
    await visitor.page.evaluate('ga(); fb()');
    return (await names()).join() === '_fbp,_ga';
  }, 'both cookies are back');
});

test('H8 What stood before consent, what a server sets, what is listed as necessary and the choice itself stay', async () => {
  await visit(
    `<script>document.cookie = 'before=1;path=/'</script>${TAGS}${held('3', `document.cookie = 'before=2;path=/'; document.cookie = 'PHPSESSID=x;path=/'; document.cookie = 'cart_9=x;path=/'`)}`,
    { cookies: { [CATEGORY.necessary]: ['PHPSESSID', 'cart_*'] } },
  );
  await press(visitor.page, accept);
  await holds('PHPSESSID', '_fbp', '_ga', 'before', 'cart_9');
  stage.site.pages['/login'] = { body: '', headers: { 'Set-Cookie': 'login=secret; Path=/' } };
  await visitor.page.evaluate(() => fetch('/login').then(() => {}));
  await visitor.page.evaluate(() => (window.yinyom as YinyomApi).withdraw());
  await holds('PHPSESSID', 'before', 'cart_9', 'login');
  expect(await visitor.page.evaluate(() => document.cookie.includes('yinyom_'))).toBe(true);
});

test('H8 Who takes one purpose back keeps what was born under the others alone, or is listed in them', async () => {
  await visit(TAGS + held('4', `document.cookie = '_gid=1;path=/'`), {
    cookies: { [CATEGORY.statistics]: ['_gid'] },
  });
  await visitor.page.waitForSelector(`::-p-aria([name="${accept}"][role="button"])`);
  await set({ 3: true });
  await holds('_ga');
  await set({ 3: true, 4: true });
  await holds('_fbp', '_ga', '_gid');
  await set({ 3: true });
  await holds('_ga', '_gid');
});

test('H8 A refusal after the period of a consent is over erases what that consent had let in', async () => {
  await visit();
  await press(visitor.page, accept);
  await holds('_fbp', '_ga');
  await visitor.recorded(1);
  visitor.consent.publish({
    ...visitor.consent.config,
    version: 13,
    reconsent: { policy: 'all', since: 13 },
  });
  await visitor.page.reload();
  await press(visitor.page, reject);
  await visitor.recorded(2);
  await holds();
});

test('H8 What was withdrawn on a sister of the host is erased on the next page here', async () => {
  await visit();
  await press(visitor.page, accept);
  await holds('_fbp', '_ga');
  await visitor.recorded(1);
  await until(() => visitor.page.evaluate(() => document.cookie.includes('consent-1')), 'the id is stored');
  // As a sister leaves it: the shared cookie says no, this host's own storage knows nothing of that.
  await visitor.page.evaluate(() => {
    const [name, value] = document.cookie
      .split('; ')
      .find((part) => part.startsWith('yinyom_'))!
      .split('=');
    const choice = JSON.parse(decodeURIComponent(value!)) as { s: Record<string, number>; i: string };
    Object.assign(choice, { i: 'consent-2', s: { 2: 0, 3: 0, 4: 0 } });
    document.cookie = `${name}=${encodeURIComponent(JSON.stringify(choice))};path=/;max-age=1000`;
  });
  await visitor.page.reload();
  await holds();
});

test('H8 Nothing is noted of a visitor who grants nothing', async () => {
  await visit(`<script>setTimeout(() => { document.cookie = 'own=1;path=/' })</script>`);
  await press(visitor.page, reject);
  await visitor.recorded(1);
  await visitor.page.evaluate(() => void (document.cookie = 'later=1;path=/'));
  expect(await notes()).toEqual([]);
  expect(await names()).toEqual(['later', 'own']);
});

test('C-17 Cookies with a prefix, in a jar of their own and of every other kind are gone after a withdrawal', async () => {
  const names: Record<string, string> = {
    plain: 'path=/',
    strict: 'path=/;samesite=strict',
    secure: 'path=/;secure',
    none: 'path=/;secure;samesite=none',
    jar: 'path=/;secure;samesite=none;partitioned',
    long: 'path=/;max-age=999999',
    shared: 'path=/;domain=site.localhost',
    deep: 'path=/shop',
    '__Secure-one': 'path=/;secure',
    '__Secure-shared': 'path=/;secure;domain=site.localhost',
    '__Secure-jar': 'path=/;secure;samesite=none;partitioned',
    '__Host-one': 'path=/;secure',
    '__Host-jar': 'path=/;secure;samesite=none;partitioned',
  };
  visitor = await stage.visitor({ block: {}, cookies: { [CATEGORY.statistics]: Object.keys(names) } });
  stage.site.page('/shop/cart', visitor.consent.scriptUrl, '<p>x</p>');
  await visitor.open(stage.site.url('/shop/cart'));
  await set({ 3: true });
  await visitor.recorded(1);
  const left = () =>
    visitor.page.evaluate(() =>
      document.cookie
        .split('; ')
        .map((part) => part.split('=')[0]!)
        .filter((name) => name && !name.startsWith('yinyom_')),
    );
  await visitor.page.evaluate((all) => {
    for (const [name, attributes] of Object.entries(all)) document.cookie = `${name}=1;${attributes}`;
  }, names);
  // The browser of the tests takes every one of them on this host.
  expect((await left()).sort()).toEqual(Object.keys(names).sort());
  await set({ 3: false });
  await until(async () => (await left()).length === 0, 'all are gone');
});
