import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from './support/consoleTexts';
import { startFixtureWebsite, type FixtureWebsite } from './support/fixtureWebsite';
import { createPerson, type Person } from './support/person';
import { startStack, type Stack } from './support/startStack';

const HOST = 'www.registrar.ac.th';
const EMAIL = 'somsri@registrar.ac.th';
const PASSWORD = 'Ratchaphruek7';

const auth = consoleTexts('mfe-auth', 'en');
const websites = consoleTexts('mfe-websites', 'en');
const dashboard = consoleTexts('mfe-dashboard', 'en');

let stack: Stack;
let browser: Browser;
let website: FixtureWebsite;
let owner: Person;

const open = async (placement: 'one process' | 'a process per service') => {
  [stack, website] = await Promise.all([startStack({}, placement), startFixtureWebsite()]);
  // The owner's website has a public name; here that name leads to this machine.
  browser = await launchBrowser({
    args: [`--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${website.port}`, '--accept-lang=th'],
  });
  owner = await createPerson(browser);
};
afterEach(async () => {
  await browser?.close();
  await website?.close();
  await stack?.stop();
});

const confirmationLink = async (): Promise<string> => {
  const mails = (await (await fetch(`${stack.url}/outbox.json`)).json()) as { text: string }[];
  const link = /https?:\/\/\S+\/signup\/confirmation\?token=\S+/.exec(
    mails.map(({ text }) => text).join('\n'),
  )?.[0];
  if (!link) throw new Error(`no confirmation mail in ${JSON.stringify(mails)}`);
  return link;
};

const ownerPublishes = async () => {
  await owner.page.goto(`${stack.url}/en/signup`);
  await owner.fill(auth('signup.organization_name'), 'Registrar University');
  await owner.fill(auth('signup.domain_name'), HOST);
  await owner.fill(auth('signup.first_name'), 'Somsri');
  await owner.fill(auth('signup.last_name'), 'Jaidee');
  await owner.fill(auth('signup.email'), EMAIL);
  await owner.fill(auth('password'), PASSWORD);
  await owner.fill(auth('password_confirmation'), PASSWORD);
  for (const box of await owner.page.$$('form input[type="checkbox"]')) await box.click();
  await owner.press(auth('signup.submit'));
  await owner.sees(auth('confirmation.check_title'));

  await owner.page.goto(await confirmationLink());
  await owner.page.waitForFunction(() =>
    document.querySelector('main')?.textContent?.includes('somsri@registrar.ac.th'),
  );

  await owner.page.goto(`${stack.url}/en/login`);
  await owner.fill(auth('email'), EMAIL);
  await owner.fill(auth('password'), PASSWORD);
  await owner.press(auth('login.submit'));
  await owner.isAt('/en/websites');

  await owner.press(websites('list.add'));
  await owner.fill(websites('form.domain'), HOST);
  await owner.press(websites('form.create'));
  await owner.page.waitForFunction(() => /^\/en\/websites\/[0-9a-f]{24}/.test(location.pathname));
  await owner.page.waitForFunction(() => document.body.innerText.includes('/sdk/v1/'));
  const script = await owner.page.evaluate(
    () => /<script src="[^"]+\/sdk\/v1\/[\w-]+\.js"><\/script>/.exec(document.body.innerText)?.[0],
  );
  expect(script).toBeDefined();
  website.paste(script ?? '');

  // Nothing is live before its owner agreed to it.
  const early = await createPerson(browser);
  await early.page.goto(`http://${HOST}/`);
  expect(await early.page.$('yinyom-consent')).toBeNull();
  expect(website.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  await early.leave();

  await owner.sees(websites('detail.unpublishedNotice'));
  await owner.press(websites('detail.toBanner'));
  await owner.press(websites('publish.publish'));
  await owner.sees(websites('publish.missing'));
  await owner.press(websites('missing.fill'));
  const link = await owner.page.waitForSelector('[name="languages.th.privacy.url"]');
  await link?.type(`https://${HOST}/privacy`);
  await owner.press(websites('texts.privacyForAll'));
  await owner.press(websites('publish.publish'));
  await owner.sees(websites('publish.first'));
  await owner.press(websites('publish.confirm'));
  await owner.sees(websites('publish.done'));
};

/** The decision has left the browser and is durable. */
const recorded = ({ page }: Person) =>
  page.waitForResponse((response) => response.url().endsWith('/consents') && response.status() === 201);

const visitorsDecide = async () => {
  const visitor = await createPerson(browser);
  await visitor.page.goto(`http://${HOST}/?q=private#fragment`);
  await visitor.page.waitForSelector('::-p-aria([name="ยอมรับทั้งหมด"][role="button"])');
  expect(website.requests.filter((path) => path.endsWith('.js'))).toEqual([]);
  expect(await visitor.page.evaluate(() => document.cookie)).not.toContain('_ga');

  const accepted = recorded(visitor);
  await visitor.press('ยอมรับทั้งหมด');
  await visitor.page.waitForFunction(() => (window as unknown as { ran?: string[] }).ran?.length === 2);
  expect(website.requests.filter((path) => path.endsWith('.js'))).toEqual([
    '/statistics.js',
    '/marketing.js',
  ]);
  expect(await visitor.page.evaluate(() => document.cookie)).toMatch(/yinyom_[\w-]{8}=/);

  await accepted;

  const decliner = await createPerson(browser);
  await decliner.page.goto(`http://${HOST}/`);
  const declined = recorded(decliner);
  await decliner.press('ปฏิเสธทั้งหมด');
  await declined;
  await decliner.page.reload();
  expect(await decliner.page.evaluate(() => (window as unknown as { ran?: string[] }).ran)).toBeUndefined();

  await visitor.leave();
  await decliner.leave();
};

const ownerSeesThem = async () => {
  await owner.page.goto(`${stack.url}/en/dashboard`);
  await owner.sees(dashboard('type.accept_all'));
  await owner.sees(dashboard('type.decline_all'));
  const summary = (title: string) =>
    owner.page.waitForFunction(
      (figure) =>
        [...document.querySelectorAll<HTMLElement>('main *')].some((node) =>
          node.innerText?.replace(/\s+/g, ' ').startsWith(figure),
        ),
      {},
      `${title} 1 `,
    );
  await summary(dashboard('summary.usersAccepted'));
  await summary(dashboard('summary.usersDeclined'));
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
