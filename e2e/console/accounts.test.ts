import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { ownersStack } from '../support/ownOwner';
import { createPerson, type Person } from '../support/person';
import type { Stack } from '../support/startStack';
import { totp } from '../support/totp';

const MEMBER_PASSWORD = 'Ratchaphruek7';

const auth = consoleTexts('mfe-auth', 'en');
const users = consoleTexts('mfe-users', 'en');
const outside = consoleTexts('mfe-users', 'en', 'outside');
const shell = consoleTexts('shell', 'en', 'shell');

let stack: Stack;
/** Host of the owner's website, and the address of who is invited. */
let host: string;
let invited: string;
let browser: Browser;
let admin: Person;
beforeAll(async () => {
  stack = await ownersStack();
  host = stack.demo.email.replace(/^.*@/, '');
  invited = `somchai@${host}`;
  browser = await launchBrowser();
  admin = await createPerson(browser);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const enter = async (person: Person, email: string, password: string) => {
  await person.page.goto(`${stack.url}/en/login`);
  await person.fill(auth('email'), email);
  await person.fill(auth('password'), password);
  await person.press(auth('login.submit'));
};

const fromMenu = async (person: Person, item: string) => {
  await person.press(shell('user_menu.title'));
  await person.pressAt(`::-p-aria([name="${item}"][role="menuitem"])`);
};

/** Turns two-factor on and returns the secret that the authenticator app would keep. */
const enableTwoFactor = async (): Promise<string> => {
  await fromMenu(admin, shell('user_menu.two_factor'));
  await admin.press(auth('two_fa.ask_confirm'));
  await admin.isAt('/en/twofa/registration');
  await admin.sees(auth('two_fa.secret_label'));
  // The secret is on the page and, as soon as the page has read it, no longer in the address.
  await admin.page.waitForFunction(() => !location.href.includes('secret'));
  const secret = await admin.page.$eval('main code', (node) => node.textContent?.replace(/\s/g, '') ?? '');
  await admin.press(auth('next'));
  await admin.fill(auth('two_fa.code'), totp(secret));
  await admin.press(auth('two_fa.submit'));
  await admin.sees(auth('two_fa.codes_text'));
  await admin.pressAt(`::-p-aria([name="${auth('two_fa.codes_kept')}"][role="checkbox"])`);
  await admin.press(auth('two_fa.finish'));
  return secret;
};

const invitationLink = async (): Promise<string> => {
  const mails = (await (await fetch(`${stack.url}/outbox.json`)).json()) as { to: string; text: string }[];
  const mail = mails.find(({ to }) => to.includes(invited));
  const link = /https?:\/\/\S+\/password\/change\?token=\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`no invitation in ${JSON.stringify(mails)}`);
  return link;
};

it('an Admin adds a second factor and logs in with it, invites a Member, and removes the Member, who is out at once', async () => {
  await enter(admin, stack.demo.email, stack.demo.password);
  await admin.isAt('/en/websites');
  const secret = await enableTwoFactor();

  await admin.page.goto(`${stack.url}/en/websites`);
  await fromMenu(admin, shell('user_menu.logout'));
  await admin.isAt('/en/login');
  await enter(admin, stack.demo.email, stack.demo.password);
  await admin.isAt('/en/twofa/confirmation');
  // Each code works once: the one of the next half minute is taken, which clocks may be apart by.
  await admin.fill(auth('two_fa.code'), totp(secret, 1));
  await admin.press(auth('two_fa.submit'));
  await admin.isAt('/en/websites');

  await admin.page.goto(`${stack.url}/en/user`);
  await admin.press(users('users.add'));
  await admin.fill(users('fields.email'), invited);
  await admin.fill(users('fields.first_name'), 'Somchai');
  await admin.fill(users('fields.last_name'), 'Rakdee');
  await admin.page.select('dialog select[name="role"], [role="dialog"] select[name="role"]', '10');
  // The list's button has the same name; the form's is the one that sends it.
  await admin.pressAt('[role="dialog"] button[type="submit"], dialog button[type="submit"]');
  await admin.sees(outside('sent.text', { email: invited }));

  const member = await createPerson(browser);
  await member.page.goto(await invitationLink());
  await member.page.waitForSelector('input[type="password"]');
  for (const field of await member.page.$$('input[type="password"]')) await field.type(MEMBER_PASSWORD);
  await member.pressAt('form button[type="submit"]');
  await member.page.waitForFunction(() => location.pathname.endsWith('/login'));
  await enter(member, invited, MEMBER_PASSWORD);
  await member.isAt('/en/websites');
  await member.sees(host);
  const token = await member.page.evaluate(() => localStorage.getItem('token'));

  await admin.page.reload();
  await admin.press(users('users.remove', { name: 'Somchai Rakdee' }));
  await admin.fill(users('remove.type', { email: invited }), invited);
  await admin.press(users('remove.submit'));
  await admin.sees(users('remove.done', { name: 'Somchai Rakdee' }));

  await member.page.reload();
  await member.page.waitForFunction(
    (gone, own) =>
      document.readyState === 'complete' && !document.body.innerText.replaceAll(own, '').includes(gone),
    {},
    host,
    invited,
  );
  // Not from the page, which may be on its way to the login.
  const answer = await fetch(`${stack.url}/api/v1/me/applications`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { entities = [] } = (await answer.json()) as { entities?: unknown[] };
  expect(entities).toEqual([]);
  await member.leave();
});
