import { isFull } from '@yinyom/testing/matrix';
import { CATEGORY } from '../../testing/sampleSite';
import { findButton, keepRoots, pressAt } from '../../testing/roots';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, until, type Stage } from '../../testing/visit';
import { SITUATION_HELD, situationPage } from '../../testing/world/situationPage';
import { SITUATIONS, type Situation } from '../../testing/world/situations';

const { accept, cookie_setting } = SAMPLE_TEXTS.th;
/** What the gate takes: what failed when it was tried first. Full runs take all. */
const FAILED_ONCE = [
  'every builtin is frozen',
  'yinyom is the page’s and cannot be changed',
  'a replaced CSSStyleSheet',
  'observers throw',
  'clicks are swallowed by a window of the page',
];
const NAMES = Object.keys(SITUATIONS).filter((name) => isFull() || FAILED_ONCE.includes(name));

/** What waits for consent and did not get it although the visitor agreed. */
const LOST = `[...document.querySelectorAll('[data-category]:not(form)')].filter((each) => each.localName === 'script'
  ? each.type === 'text/plain' && !ran.includes(each.dataset.name)
  : each.hasAttribute('data-src') || each.hasAttribute('data-held-src')).map((each) => each.outerHTML.slice(0, 120))`;

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
  stage.site.pages['/favicon.ico'] = { body: '' };
});
afterAll(() => stage.close());

const live = async (situation: Situation): Promise<void> => {
  const { meanwhile = '', afterwards = '', viewport, media, keepsRecord, holdsForGood } = situation;
  const visitor = await stage.visitor({ block: { [CATEGORY.marketing]: ['tags.other.localhost'] } });
  const { page, consent } = visitor;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${(error as Error).stack ?? error}`));
  const held = () => stage.site.requests.filter((request) => request.includes(SITUATION_HELD));
  const isReachable = (name: string) =>
    until(async () => (await findButton(page, name)) !== null, `"${name}" can be reached`);
  try {
    await keepRoots(page);
    await page.setViewport(viewport ?? { width: 1280, height: 800 });
    if (media) await page.emulateMediaFeatures(media);
    stage.site.requests.length = 0;
    stage.site.pages['/'] = {
      body: situationPage(situation, consent.scriptUrl),
      headers: situation.headers ?? {},
      type: situation.isXhtml ? 'application/xhtml+xml; charset=utf-8' : undefined,
    };
    await page.goto(stage.site.url('/'));
    await isReachable(accept);
    if (meanwhile) await page.evaluate(`{ ${meanwhile} }`);
    await isReachable(accept);
    expect([held(), await page.evaluate('ran')]).toEqual([[], []]);
    await pressAt(page, accept);
    await isReachable(cookie_setting);
    if (afterwards) await page.evaluate(`{ ${afterwards} }`);
    await isReachable(cookie_setting);
    if (!holdsForGood)
      await until(async () => ((await page.evaluate(LOST)) as string[]).length === 0, 'nothing is lost');
    if (!keepsRecord) await until(() => consent.records.length === 1, 'the decision is recorded');
    expect(errors).toEqual([]);
  } finally {
    await visitor.leave();
  }
};

test.each(NAMES)('%s: the banner can be reached, nothing is too early, nothing is lost', (name) =>
  live(SITUATIONS[name]!),
);
