import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { signIn } from '../support/demo';
import { SIGNED_IN } from '../support/pageAddresses';
import { pageFaults, viewsOf, WIDTHS } from '../support/pageFaults';
import { createPerson, type Person } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';

let stack: Stack;
let browser: Browser;
let person: Person;

beforeAll(async () => {
  stack = await sharedStack();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  person = await createPerson(browser);
});
afterEach(() => person.leave());

describe(`at ${WIDTHS.join(' and ')} px nothing is wider than the window, and axe finds nothing in either theme`, () => {
  it('on pages of somebody signed in', async () => {
    await signIn(person, stack);
    const addresses = Object.values(SIGNED_IN).flat();
    const views = viewsOf(addresses);
    const found: string[] = [];
    for (const address of addresses) {
      found.push(...(await pageFaults(person, stack.url, address, views)));
    }
    expect(found).toEqual([]);
  }, 600_000);
});
