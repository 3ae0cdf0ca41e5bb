import { isFull } from '@yinyom/testing/matrix';
import { findButton, keepRoots, pressAt } from '../../testing/roots';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { CATEGORY } from '../../testing/sampleSite';
import { createStage, type Stage, type Visitor } from '../../testing/visit';
import { codeOf, RULE_HOST, worldPage, type WorldPage } from '../../testing/world/worldPage';

// Pages of the world, each made of what pages do. WORLD_PAGES=10000 WORLD_SEED=1 takes other ones.
const { WORLD_PAGES, WORLD_SEED = '1' } = process.env;
const PAGES = Number(WORLD_PAGES ?? (isFull() ? 500 : 12));
const SEEDS = Array.from({ length: PAGES }, (_, at) => Number(WORLD_SEED) + at);
jest.setTimeout(60_000 + PAGES * 20_000);
/** How long a page has for what is to come (milliseconds); an idle machine needs less than one second. */
const PATIENCE_MS = 30_000;
/** So many pages are open side by side. */
const TABS = 2;

let stage: Stage;
const visitors: Visitor[] = [];
beforeAll(async () => {
  stage = await createStage();
  stage.site.pages['/favicon.ico'] = { body: '' };
});
afterAll(async () => {
  for (const visitor of visitors) await visitor.leave();
  await stage.close();
});

/** A tab, its own platform, and what went wrong in it. */
const openTab = async () => {
  const { port } = new URL(stage.site.url());
  const visitor = await stage.visitor({ block: { [CATEGORY.marketing]: [`${RULE_HOST}:${port}`] } });
  visitors.push(visitor);
  await keepRoots(visitor.page);
  const errors: string[] = [];
  visitor.page.on('pageerror', (error) => errors.push(`${(error as Error).stack ?? error}`));
  visitor.page.on('dialog', (dialog) => void dialog.dismiss());
  return { visitor, errors };
};
type Tab = Awaited<ReturnType<typeof openTab>>;

/** What waits for consent and did not get it although the visitor agreed. */
const LOST = `[...document.querySelectorAll('[data-category]')].filter((each) => each.localName === 'script'
  ? each.type === 'text/plain' && !ran.includes(each.dataset.name)
  : each.hasAttribute('data-src') || each.hasAttribute('data-held-src')).map((each) => each.outerHTML.slice(0, 120))`;

/** Lives through one page; says what is not as it has to be. */
const live = async ({ visitor, errors }: Tab, seed: number): Promise<string[]> => {
  const { page, consent } = visitor;
  const { accept, cookie_setting } = SAMPLE_TEXTS.th;
  const url = new URL(stage.site.url(`/${seed}`, `w${seed}.site.localhost`));
  const world: WorldPage = worldPage(seed, Number(url.port));
  const { config } = consent;
  consent.publish({
    ...config,
    data_layer: world.dataLayer,
    design: { ...config.design, layout: world.layout },
  });
  stage.site.pages[`/${seed}`] = { body: world.html(consent.scriptUrl), headers: world.headers };
  errors.length = 0;
  const wrong: string[] = [];
  const held = () =>
    stage.site.requests.filter(
      (request) => request.includes(`${world.path}/`) && !(world.isFrozen && request.startsWith(RULE_HOST)),
    );
  const check = async (what: string, test: () => Promise<unknown>): Promise<void> => {
    const end = Date.now() + PATIENCE_MS;
    let seen: unknown;
    do {
      seen = await Promise.race([
        test().catch((error: Error) => error.message),
        new Promise((done) => setTimeout(done, PATIENCE_MS, 'no answer')),
      ]);
      if (seen === true) return;
      // Without a pause a test of this process would keep it from reading what the browser sends.
      await new Promise((done) => setTimeout(done, 20));
    } while (Date.now() < end);
    wrong.push(`${what}: ${JSON.stringify(seen)}`);
  };
  const answers = () =>
    check('the tab answers', () => page.evaluate(() => document.readyState !== undefined));
  const happen = async (names: string[]) => {
    for (const name of names) {
      // A row may take the document away for a moment; the next one finds a page.
      await check('the page has a body', () => page.evaluate(() => !!document.body));
      await page
        .evaluate(`{ ${codeOf(name)} }`)
        .catch((error: Error) => wrong.push(`${name}: ${error.message}`));
      await answers();
    }
  };
  const isReachable = (name: string) => () => findButton(page, name).then((place) => place !== null || name);
  const kinds = () =>
    page.evaluate(
      (name) =>
        ((window as unknown as Record<string, unknown[]>)[name] ?? [])
          .map((entry) => Array.from((entry ?? []) as ArrayLike<unknown>))
          .filter(([command]) => command === 'consent')
          .map(([, kind]) => kind)
          .join(),
      world.dataLayer,
    );

  await page.setViewport(world.viewport);
  await page.goto(url.href);
  await check('the banner can be reached', isReachable(accept));
  await happen(world.happenings);
  await check('the banner can be reached afterwards', isReachable(accept));
  const early = [...held(), ...((await page.evaluate('ran')) as string[])];
  if (early.length) wrong.push(`released before consent: ${early.join()}`);
  if (world.prints) {
    await page.emulateMediaType('print');
    await check('paper has no banner', async () => (await findButton(page, accept)) === null);
    await page.emulateMediaType('screen');
    await check('the banner can be reached after printing', isReachable(accept));
  }
  if ((await kinds()) !== 'default') wrong.push(`the container saw ${await kinds()}`);
  if (wrong.length) return wrong;

  const before = consent.records.length;
  await pressAt(page, accept);
  await happen(world.afterwards);
  await check('nothing is lost', async () => {
    const lost = (await page.evaluate(LOST)) as string[];
    return lost.length === 0 || lost;
  });
  await check('the control can be reached', isReachable(cookie_setting));
  await check('the container sees default, then update', async () => {
    const seen = await kinds();
    return seen === 'default,update' || seen;
  });
  await check('the decision is recorded', async () => {
    const recorded = consent.records.length - before;
    return recorded === 1 || recorded;
  });
  if (world.reloads && !world.isSandboxed) {
    await page.reload();
    await check('nothing is lost on the next page', async () => {
      const lost = (await page.evaluate(LOST)) as string[];
      return lost.length === 0 || lost;
    });
    await check('the control can be reached on the next page', isReachable(cookie_setting));
    await page.goto('about:blank');
    await page.goBack();
    await check('the control can be reached when the visitor comes back', isReachable(cookie_setting));
  }
  return [...wrong, ...errors.map((error) => `exception: ${error}`)];
};

test(`${PAGES} pages of the world from ${WORLD_SEED}: no freeze, no exception, banner or control within reach, nothing too early, nothing lost`, async () => {
  const found: string[] = [];
  const waiting = [...SEEDS];
  const work = async (): Promise<void> => {
    let tab = await openTab();
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const wrong = await live(tab, seed).catch((error: Error) => [error.message]);
      const { requests } = stage.site;
      for (let at = requests.length; at--;) if (requests[at]!.includes(`/${seed}`)) requests.splice(at, 1);
      if (!wrong.length) continue;
      const { port } = new URL(stage.site.url());
      found.push(`seed ${seed} (${worldPage(seed, Number(port)).names})\n  ${wrong.join('\n  ')}`);
      // A tab that hangs would take the next pages with it.
      await tab.visitor.page.close().catch(() => undefined);
      tab = await openTab();
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  expect(found).toEqual([]);
});
