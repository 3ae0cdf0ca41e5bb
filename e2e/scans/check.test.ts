import type { PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { launchBrowser } from '@yinyom/testing/browser';
import type { Browser } from 'puppeteer';
import { sandboxHere } from '../../tooling/test/sandbox.cjs';
import { HOSTILE_NAME, startCheckedWebsite } from '../support/checkedWebsite';
import { consoleTexts } from '../support/consoleTexts';
import { createPerson, type Person } from '../support/person';
import { startStack, type Stack } from '../support/startStack';

const t = consoleTexts('mfe-auth', 'en', 'check');

// A whole check with the real worker: three visitors and four more who try the banner out take a minute.
let website: Awaited<ReturnType<typeof startCheckedWebsite>>;
let stack: Stack;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  website = await startCheckedWebsite();
  stack = await startStack({ PUBLIC_CHECKS: 'true', SCANNER_SANDBOX: sandboxHere(), ...website.settings });
  browser = await launchBrowser();
  person = await createPerson(browser, 200_000);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await website?.close();
});

it('CK-10 CK-14 from the front page to a result that can be passed on, without an account', async () => {
  const { page } = person;
  await page.goto(`${stack.url}/en`);
  await person.press(consoleTexts('shell', 'en', 'landing')('footer.check'), 'link');
  await person.isAt('/en/check');
  await person.sees(t('lead'));
  await person.fill(t('form.address'), website.url);
  await person.press(t('form.submit'));
  await page.waitForFunction(() => /^\/en\/check\/[\w-]{22}$/.test(location.pathname));
  await person.sees(t('progress.queued', { place: '1' }));
  await stack.startWorker();
  await person.sees(t('verdict.found', { number: '1' }));
  await person.sees(t('pass.none'));
  await person.sees('_ga');
  await person.sees(t('moment.after_acceptance'));
  await person.sees(HOSTILE_NAME);
  expect(await page.evaluate(() => document.querySelectorAll('main img').length)).toBe(0);
  expect(person.complaints).toEqual([]);

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await fetch(`${stack.url}/api/v1/public/checks/${id}`);
  const check = (await answer.json()) as PublicCheck;
  expect(check).toMatchObject({ status: 'done', address: website.url });
  expect(check.result?.choices).toEqual(['accept', 'decline']);
  expect(JSON.stringify(check)).not.toContain('secret-value');
});
