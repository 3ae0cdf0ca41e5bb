import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer';
import { isFull } from '@yinyom/testing/matrix';
import { signIn } from '../support/demo';
import { until } from '../support/until';
import { useConsole } from '../support/useConsole';
import { watchRequests } from '../support/watchRequests';

/** Pages of every remote that a signed-in person reaches; the last one stands for signing in. */
const PAGES = {
  'mfe-websites': '/en/websites',
  'mfe-dashboard': '/en/dashboard',
  'mfe-users': '/en/user',
  'mfe-auth': '/en/login',
} as const;
/** A page of the shell alone. */
const BETWEEN = '/en/faq';
/** What is left behind comes as often. */
const TIMES = isFull() ? 50 : 25;
/**
 * Rounds of so many visits. A remote that leaves something behind leaves it in every round; what only one round adds (React keeps
 * the last tree that it took away, a state that a slow answer shows brings its rules once) is no leak.
 */
const ROUNDS = 3;

const scene = useConsole();

const room = (name: string) => name.replaceAll('-', '_');

/** Goes to an address of this origin as a link does, without loading the page afresh. */
const walk = async (path: string, remote?: string) => {
  await scene.person.page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await scene.person.page.waitForFunction(
    (name) =>
      name === undefined
        ? !document.querySelector('[data-remote]')
        : Boolean(document.querySelector(`[data-remote="${name}"]`)?.textContent),
    {},
    remote === undefined ? undefined : room(remote),
  );
};

interface Traces {
  rules: number;
  sheets: number;
  classes: string;
  listeners: number;
  nodes: number;
  heap: number;
}

/** The browser's counters after one collection. */
const collected = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
};

/** Between two collections (milliseconds), and how many in a row find nothing more when all is gone. */
const PAUSE_MS = 400;
const FRUITLESS = 2;

/**
 * What is on the page after all that nobody needs was thrown away. What hangs together through script and document goes link by
 * link, one with each collection, so it is collected until nothing more goes.
 */
const traces = async (session: CDPSession): Promise<Traces> => {
  let metric = await collected(session);
  for (let fruitless = 0; fruitless < FRUITLESS;) {
    const before = metric('JSEventListeners');
    await setTimeout(PAUSE_MS);
    metric = await collected(session);
    fruitless = metric('JSEventListeners') < before ? 0 : fruitless + 1;
  }
  const own = await scene.person.page.evaluate(() => ({
    rules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    sheets: document.adoptedStyleSheets.length,
    classes: `${document.documentElement.className} ${document.body.className}`.trim(),
  }));
  return {
    ...own,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
  };
};

/** What grew as something grows that every one of TIMES visits leaves behind. */
const leftBehind = (before: Traces, after: Traces) =>
  [
    after.rules < before.rules + TIMES || `rules: ${before.rules}, then ${after.rules}`,
    after.listeners < before.listeners + TIMES || `listeners: ${before.listeners}, then ${after.listeners}`,
    after.nodes < before.nodes + TIMES * 5 || `nodes: ${before.nodes}, then ${after.nodes}`,
    after.heap < before.heap * 1.3 || `heap: ${before.heap}, then ${after.heap} bytes`,
  ].filter((line) => line !== true);

it.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
  '%s leaves no style, listener, node or memory behind, though it comes and goes many times',
  async (remote) => {
    if (remote !== 'mfe-auth') await signIn(scene.person, scene.stack);
    const requests = await watchRequests(scene.person.page);
    await scene.person.page.goto(scene.stack.url + BETWEEN);
    await requests.answered();
    const session = await scene.person.page.createCDPSession();
    await session.send('Performance.enable');
    const comeAndGo = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await walk(PAGES[remote], remote);
        await walk(BETWEEN);
      }
    };
    /** Long enough for everything that the page asks for to be drawn. */
    const stay = async () => {
      await walk(PAGES[remote], remote);
      await requests.answered();
      await walk(BETWEEN);
      await requests.answered();
    };
    // What is made once and kept (code, texts, answers, styles of components) is made by then.
    await comeAndGo(5);
    await stay();
    const first = await traces(session);
    let left: string[] = [];
    for (let round = 0, before = first; round < ROUNDS; round += 1) {
      await comeAndGo(TIMES);
      await stay();
      const after = await traces(session);
      expect(after).toMatchObject({ sheets: first.sheets, classes: first.classes });
      left = leftBehind(before, after);
      if (left.length === 0) break;
      before = after;
    }
    expect(left).toEqual([]);
  },
);

it('what a remote put on the document goes with it, and the console says who', async () => {
  await signIn(scene.person, scene.stack);
  const requests = await watchRequests(scene.person.page);
  await scene.person.page.goto(scene.stack.url + BETWEEN);
  await requests.answered();
  await walk(PAGES['mfe-users'], 'mfe-users');
  await scene.person.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { background: red }');
    document.adoptedStyleSheets.push(sheet);
    document.body.classList.add('theirs');
  });
  await walk(BETWEEN);
  const left = await scene.person.page.evaluate(() => [
    document.adoptedStyleSheets.length,
    document.body.className,
  ]);
  expect(left).toEqual([0, '']);
  await until(
    async () => scene.person.complaints.join('\n').includes('[mfe_users] left on the document, taken away'),
    'the console says who',
  );
});
