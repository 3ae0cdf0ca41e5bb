import type { Browser } from 'puppeteer';
import { EVIDENCE_WORDS } from '@yinyom/contracts/evidence/evidenceWords';
import { launchBrowser } from '@yinyom/testing/browser';
import { startFixtureWebsite, type FixtureWebsite } from '../support/fixtureWebsite';
import { anotherOwner, newOwner, type NewOwner } from '../support/newOwner';
import { createPerson, type Person } from '../support/person';
import { seesFigure } from '../support/seesFigure';
import { sharedStack } from '../support/sharedStack';
import { startStack, type Stack } from '../support/startStack';
import { ranTags, recorded, runsTags } from '../support/visitor';

const words = EVIDENCE_WORDS.en;

let stack: Stack;
let browser: Browser;
let website: FixtureWebsite;
let owner: Person;
let who: NewOwner;

const open = async (placement: 'one process' | 'a process per service') => {
  const start = () => (placement === 'one process' ? sharedStack() : startStack({}, placement));
  [stack, website] = await Promise.all([start(), startFixtureWebsite()]);
  who = anotherOwner();
  // The owner's website has a public name; here that name leads to this machine.
  browser = await launchBrowser({
    args: [`--host-resolver-rules=MAP ${who.host}:80 127.0.0.1:${website.port}`, '--accept-lang=th'],
  });
  owner = await createPerson(browser);
};
afterEach(async () => {
  await browser?.close();
  await website?.close();
  await stack?.stop();
});

const ownerPublishes = async () => {
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

const visitorsDecide = async () => {
  const visitor = await createPerson(browser);
  await visitor.page.goto(`http://${who.host}/?q=private#fragment`);
  await visitor.page.waitForSelector('::-p-aria([name="ยอมรับทั้งหมด"][role="button"])');
  expect(website.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  expect(await visitor.page.evaluate(() => document.cookie)).not.toContain('_ga');

  const accepted = recorded(visitor);
  await visitor.press('ยอมรับทั้งหมด');
  await runsTags(visitor);
  expect(website.requests.filter((path) => path.endsWith('.js'))).toEqual([
    '/statistics.js',
    '/marketing.js',
  ]);
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

const ownerSeesThem = async () => {
  await owner.page.goto(`${stack.url}/en/dashboard`);
  await owner.sees(words.type.accept_all);
  await owner.sees(words.type.decline_all);
  await seesFigure(owner.page, words.figure.users_accepted, 1);
  await seesFigure(owner.page, words.figure.users_declined, 1);
};

it.each(['one process', 'a process per service'] as const)(
  'in %s: an owner signs up and pastes the script, visitors decide, tags run only then, the owner sees record and counts',
  async (placement) => {
    await open(placement);
    await ownerPublishes();
    await visitorsDecide();
    await ownerSeesThem();
    expect(owner.complaints).toEqual([]);
  },
);
