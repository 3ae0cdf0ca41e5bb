import type { Browser, CDPSession } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { createPerson, type Person } from '../support/person';
import { startStack, type Stack } from '../support/startStack';

const auth = consoleTexts('mfe-auth', 'en');
const users = consoleTexts('mfe-users', 'en');
const shell = consoleTexts('shell', 'en', 'shell');
const KEY = 'Office laptop';

let stack: Stack;
let browser: Browser;
let admin: Person;
beforeAll(async () => {
  stack = await startStack({ DEMO: 'true', SECURITY_KEY_FOR_ADMINS: 'true' });
  browser = await launchBrowser();
  admin = await createPerson(browser);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** A key of the browser's own making, which touches itself; the browser does the rest as with a real one. */
const plugIn = async (person: Person): Promise<CDPSession> => {
  const devtools = await person.page.createCDPSession();
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
};

const enter = async () => {
  await admin.page.goto(`${stack.url}/en/login`);
  await admin.fill(auth('email'), stack.demo.email);
  await admin.fill(auth('password'), stack.demo.password);
  await admin.press(auth('login.submit'));
};
const hasNoScrollbarBelow = () =>
  admin.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

it('V6.3.3 an Admin is led to a security key, adds it, logs in with it, and cannot remove the last one', async () => {
  await plugIn(admin);
  await enter();
  await admin.sees(shell('security_key_title'));
  await admin.page.goto(`${stack.url}/en/user`);
  await admin.sees(shell('security_key_title'));
  await admin.press(shell('security_key_add'), 'link');
  await admin.isAt('/en/twofa/security-key');

  await admin.page.setViewport({ width: 390, height: 844 });
  await admin.fill(auth('security_key.name'), KEY);
  await admin.fill(auth('password'), stack.demo.password);
  expect(await hasNoScrollbarBelow()).toBe(true);
  await admin.press(auth('security_key.submit'));
  await admin.sees(auth('security_key.codes_text'));
  await admin.pressAt(`::-p-aria([name="${auth('two_fa.codes_kept')}"][role="checkbox"])`);
  await admin.press(auth('two_fa.finish'));
  await admin.isAt('/en/account');
  await admin.sees(KEY);
  expect(await hasNoScrollbarBelow()).toBe(true);
  await admin.page.setViewport({ width: 1440, height: 900 });

  await admin.page.goto(`${stack.url}/en/user`);
  await admin.sees(users('users.add'));

  await admin.page.evaluate(() => localStorage.clear());
  await enter();
  await admin.isAt('/en/twofa/confirmation');
  await admin.press(auth('two_fa.key_submit'));
  await admin.sees('demo.localhost');
  await admin.isAt('/en/websites');

  await admin.page.goto(`${stack.url}/en/account`);
  await admin.press(users('security_keys.remove_title', { name: KEY }));
  const password = await admin.page.waitForSelector('dialog input[type="password"]');
  await password?.type(stack.demo.password);
  await admin.pressAt('dialog button[type="submit"]');
  await admin.sees('Admins need a security key here. Please add one on the account page.');
});

it('a key of another website signs nothing here', async () => {
  const stranger = await createPerson(browser);
  await plugIn(stranger);
  await stranger.page.goto(`${stack.url}/en/login`);
  const refused = await stranger.page.evaluate(async () => {
    const options = {
      challenge: new Uint8Array(32),
      rpId: 'bank.example',
      allowCredentials: [],
    };
    return navigator.credentials.get({ publicKey: options }).then(
      () => 'signed',
      (error: Error) => error.name,
    );
  });
  expect(refused).toBe('SecurityError');
  await stranger.leave();
});
