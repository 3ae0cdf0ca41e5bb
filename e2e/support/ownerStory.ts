import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { startFixtureWebsite, type FixtureWebsite } from './fixtureWebsite';
import { anotherOwner, newOwner, type NewOwner } from './newOwner';
import { createPerson, type Person } from './person';
import { seesFigure } from './seesFigure';
import type { Stack } from './startStack';
import { ranTags, recorded, runsTags } from './visitor';

const words = EVIDENCE_WORDS.en;

/** A platform, a website that is on it, and the people of both. */
interface Scene {
  stack: Stack;
  browser: Browser;
  website: FixtureWebsite;
  owner: Person;
  who: NewOwner;
}

const open = async (start: () => Promise<Stack>, scene: Partial<Scene>): Promise<void> => {
  [scene.stack, scene.website] = await Promise.all([start(), startFixtureWebsite()]);
  scene.who = anotherOwner();
  // The owner's website has a public name; here that name leads to this machine.
  scene.browser = await launchBrowser({
    args: [
      `--host-resolver-rules=MAP ${scene.who.host}:80 127.0.0.1:${scene.website.port}`,
      '--accept-lang=th',
    ],
  });
  scene.owner = await createPerson(scene.browser);
};

const ownerPublishes = async ({ stack, browser, website, owner, who }: Scene): Promise<void> => {
  const steps = newOwner(stack, owner, 'en', who);
  await steps.signsUp();
  website.paste(await steps.findsScript());

  // Nothing is live before its owner agreed to it.
  const early = await createPerson(browser);
  await early.page.goto(`http://${who.host}/`);
  expect(await early.page.$('yinyom-consent')).toBeNull();
  expect(website.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  await early.leave();

  await steps.isRefused();
  await steps.fillsPrivacyLink();
  await steps.publishes();
};

const visitorsDecide = async ({ browser, website, who }: Scene): Promise<void> => {
  const visitor = await createPerson(browser);
  await visitor.page.goto(`http://${who.host}/?q=private#fragment`);
  await visitor.page.waitForSelector('::-p-aria([name="ยอมรับทั้งหมด"][role="button"])');
  expect(website.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  expect(await visitor.page.evaluate(() => document.cookie)).not.toContain('_ga');

  const accepted = recorded(visitor);
  await visitor.press('ยอมรับทั้งหมด');
  await runsTags(visitor);
  // They are loaded side by side, and run in order.
  expect(website.requests.filter((path) => path.endsWith('.js')).sort()).toEqual([
    '/marketing.js',
    '/statistics.js',
  ]);
  expect(await ranTags(visitor)).toEqual(['statistics', 'marketing']);
  expect(await visitor.page.evaluate(() => document.cookie)).toMatch(/yinyom_[\w-]{8}=/);

  await accepted;

  const decliner = await createPerson(browser);
  await decliner.page.goto(`http://${who.host}/`);
  const declined = recorded(decliner);
  await decliner.press('ปฏิเสธทั้งหมด');
  await declined;
  await decliner.page.reload();
  expect(await ranTags(decliner)).toEqual([]);

  await visitor.leave();
  await decliner.leave();
};

const ownerSeesThem = async ({ stack, owner }: Scene): Promise<void> => {
  await owner.page.goto(`${stack.url}/en/dashboard`);
  await owner.sees(words.type.accept_all);
  await owner.sees(words.type.decline_all);
  await seesFigure(owner.page, words.figure.users_accepted, 1);
  await seesFigure(owner.page, words.figure.users_declined, 1);
};

/**
 * The shortest way through the product: an owner signs up, publishes and pastes the script, visitors decide, their tags run only
 * then, and the owner sees records and figures.
 * @param start starts the platform, or finds it, before the file's first test
 * @returns goes this way
 */
export const ownerStory = (start: () => Promise<Stack>): (() => Promise<void>) => {
  const scene: Partial<Scene> = {};
  beforeAll(() => open(start, scene));
  afterAll(async () => {
    await scene.browser?.close();
    await scene.website?.close();
    await scene.stack?.stop();
  });
  return async () => {
    const begun = scene as Scene;
    await ownerPublishes(begun);
    await visitorsDecide(begun);
    await ownerSeesThem(begun);
    expect(begun.owner.complaints).toEqual([]);
  };
};
