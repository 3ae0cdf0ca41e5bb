import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { Browser, Page } from 'puppeteer';
import { LANGUAGES } from '@yinyom/contracts/constants';
import { launchBrowser } from '@yinyom/testing/browser';
import { publishedSite } from '../testing/bannerEditing';
import { newCookie } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const validator = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:a11y'] });

let websites: Websites;
let browser: Browser;
let page: Page;
let address: string;
let policy: string;
beforeAll(async () => {
  [websites, browser] = await Promise.all([startWebsites(), launchBrowser()]);
  const site = await publishedSite(websites, { languages: [...LANGUAGES] });
  await newCookie(websites, site.id, 3, { name: '_ga_', match: 'prefix', expiry: 63_072_000 });
  await newCookie(websites, site.id, 4, { name: '_fbp', domain: '.facebook.com' });
  await newCookie(websites, site.id, 0, { name: 'xq_state', provider: 'x'.repeat(120) });
  page = await browser.newPage();
  address = `${websites.url}/public/sites/${site.site_key}/declaration.html`;
  const draft = await websites.as('member')('GET', `/applications/${site.id}/policy`);
  const answers = {
    ...draft.body.answers,
    contact_email: 'pdpa@example.ac.th',
    recipients: 'A & B\nC',
    abroad: { ground: 'consent', countries: ['US'] },
  };
  const published = await websites.as('member')('PUT', `/applications/${site.id}/policy`, {
    body: { answers, publish: true },
    headers: { 'if-match': draft.body.etag },
  });
  expect(published.status).toBe(200);
  policy = `${websites.url}/public/sites/${site.site_key}/policy/1.html`;
});
afterAll(() => Promise.all([browser.close(), websites.close()]));

const messagesOf = async (url: string) => {
  const { results } = await validator.validateString(await (await fetch(url)).text());
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message]));
};
/** Shows a page in a window of this width; what is shown already is not loaded again. */
const show = async (url: string, width: number) => {
  await page.setViewport({ width, height: 900 });
  if (page.url() === url) return;
  await page.goto(url);
  await page.evaluate(axe);
};
const axeFinds = async () => {
  const { violations } = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults;
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};
const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);

it('the validator sees what is wrong', async () => {
  const { valid } = await validator.validateString('<!DOCTYPE html><html><body><table><th>x</table></p>');
  expect(valid).toBe(false);
});

describe.each(LANGUAGES)('the page in %s', (language) => {
  const declaration = () => `${address}?lang=${language}`;

  it('is valid HTML, by the rules for accessibility, too', async () => {
    expect(await messagesOf(declaration())).toEqual([]);
  });

  it.each([1440, 390])('has nothing that axe finds, and nothing wider than %p px', async (width) => {
    await show(declaration(), width);
    expect(await axeFinds()).toEqual([]);
    expect(await widthOfPage()).toBeLessThanOrEqual(width);
  });

  it('names each column before its value where a table has no room', async () => {
    const cellAt = async (width: number) => {
      await show(declaration(), width);
      return page.$eval('td[data-label]', (cell) => ({
        display: getComputedStyle(cell).display,
        label: getComputedStyle(cell, '::before').content,
        named: cell.getAttribute('data-label') ?? '',
      }));
    };
    expect(await cellAt(1440)).toMatchObject({ display: 'table-cell', label: 'none' });
    const { display, label, named } = await cellAt(390);
    expect([display, label.includes(named), named.length > 0]).toEqual(['block', true, true]);
  });

  it('of the policy is valid, too, and axe finds nothing in it', async () => {
    const url = `${policy}?lang=${language}`;
    expect(await messagesOf(url)).toEqual([]);
    await show(url, 390);
    expect(await axeFinds()).toEqual([]);
    expect(await widthOfPage()).toBeLessThanOrEqual(390);
  });
});
