import { readFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { ElementHandle } from 'puppeteer';
import { SAMPLE_TEXTS } from '../../testing/sampleTexts';
import { createStage, press, until, type Stage, type Visitor } from '../../testing/visit';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const PLACE = '[data-yinyom-requests]';
const FALLBACK = '<a href="/r/key">The form</a>';

let stage: Stage;
let visitor: Visitor;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  visitor = await stage.visitor();
});
afterEach(() => visitor.leave());

/** Opens a page with what an owner pastes, above a footer: the settings button lies over the end of a page. @param before of it on the page */
const page = (before = '') => {
  const { requestsUrl, config } = visitor.consent;
  return visitor.show(
    `<main><h1>Contact</h1>${before}<div data-yinyom-requests data-lang="en">${FALLBACK}</div>
<script src="${requestsUrl}" data-site-key="${config.site_key}"></script></main>
<footer style="height: 200px"></footer>`,
  );
};
const text = () => visitor.page.$eval(PLACE, (place) => (place as HTMLElement).innerText);
const says = (what: string) => until(async () => (await text()).includes(what), `it says ${what}`);
const drawn = () => visitor.page.waitForSelector(`${PLACE} form`);
const faults = async (): Promise<string[]> => {
  await visitor.page.evaluate(axe);
  const { violations } = (await visitor.page.evaluate(
    `axe.run('${PLACE}', { resultTypes: ['violations'] })`,
  )) as AxeResults;
  return violations.map(({ id }) => id);
};

test('a request goes from a page of the website to its number and a file, with the id of the own record', async () => {
  await visitor.page.setViewport({ width: 390, height: 800 });
  await page();
  await drawn();
  await press(visitor.page, SAMPLE_TEXTS.th.reject);
  await visitor.recorded();
  await until(
    () => visitor.page.evaluate(() => Boolean((window.yinyom as { receipt(): unknown }).receipt())),
    'the receipt has come',
  );
  expect(await faults()).toEqual([]);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await visitor.page.type(`${PLACE} [name=name]`, 'Malee');
  await visitor.page.type(`${PLACE} [name=email]`, 'no address');
  await press(visitor.page, 'send');
  // What is wrong is said at its field, and what was typed stays.
  await says('check_fields');
  expect(await text()).toContain('wrong: email');
  expect(await text()).toContain('wrong: rights');
  expect(await visitor.page.$eval(`${PLACE} [name=email]`, (one) => one.getAttribute('aria-invalid'))).toBe(
    'true',
  );
  expect(await visitor.page.$eval(`${PLACE} [name=name]`, (one) => (one as HTMLInputElement).value)).toBe(
    'Malee',
  );

  await visitor.page.click(`${PLACE} [name=rights][value=erasure]`);
  await visitor.page.$eval(`${PLACE} [name=email]`, (one) => {
    (one as HTMLInputElement).value = 'malee@example.com';
  });
  // A second press before the answer sends nothing more.
  await visitor.page.$eval(`${PLACE} form`, (form) => {
    (form as HTMLFormElement).requestSubmit();
    (form as HTMLFormElement).requestSubmit();
  });
  await says('code_title');
  expect(visitor.consent.requests.sent).toMatchObject([
    {
      rights: ['erasure'],
      name: 'Malee',
      email: 'malee@example.com',
      language: 'en',
      opened: '1-x.signed',
      homepage: '',
    },
  ]);
  expect(visitor.consent.requests.consentIds).toEqual(['consent-1']);

  await visitor.page.type(`${PLACE} [name=code]`, '000000');
  await press(visitor.page, 'confirm');
  await says('code_wrong');
  await press(visitor.page, 'code_again');
  await says('code_under_way');
  expect(visitor.consent.requests.askedAgain).toEqual(['T'.repeat(43)]);
  await visitor.page.$eval(`${PLACE} [name=code]`, (one) => {
    (one as HTMLInputElement).value = '123456';
  });
  await press(visitor.page, 'confirm');
  await says('DSR-2026-000001');
  expect(await text()).toContain('T'.repeat(43));
  expect(await faults()).toEqual([]);

  const file = path.join(mkdtempSync(path.join(tmpdir(), 'request-')), 'card.pdf');
  writeFileSync(file, '%PDF-1.7 card');
  const chooser = (await visitor.page.$(`${PLACE} [type=file]`)) as ElementHandle<HTMLInputElement>;
  await chooser.uploadFile(file);
  await press(visitor.page, 'files_send');
  await says('received 1');
  expect(visitor.consent.requests.uploads[0]).toContain('%PDF-1.7 card');
});

test('is asked for when it comes near the window, and what the owner put there stays while the form is off', async () => {
  visitor.consent.requests.isOn = false;
  await page('<div style="height: 5000px"></div>');
  const asked = () => visitor.consent.calls.filter((call) => call.endsWith('/requests/form')).length;
  await visitor.page.waitForNetworkIdle();
  expect(asked()).toBe(0);
  await visitor.page.$eval(PLACE, (place) => place.scrollIntoView());
  await until(() => asked() === 1, 'the form is asked for');
  await visitor.page.waitForNetworkIdle();
  expect(await text()).toBe('The form');
});
