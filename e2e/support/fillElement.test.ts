import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { fillElement } from './fillElement';
import { createPerson, type Person } from './person';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => person.leave());

/** A page whose field is another one, and empty, as soon as it has the focus, for the first `times`. */
const fieldThatChanges = async (times: number) => {
  person = await createPerson(browser);
  await person.page.setContent(`<body><label>Email <input></label><script>
    let left = ${times};
    document.addEventListener('focusin', ({ target }) => {
      if (left-- > 0) target.replaceWith(target.cloneNode());
    });</script>`);
};

it('what is typed into a field that is replaced is typed again', async () => {
  await fieldThatChanges(2);
  await person.fill('Email', 'suda@example.ac.th');
  expect(await person.page.$eval('input', (input) => input.value)).toBe('suda@example.ac.th');
});

it('a field that is replaced each time fails with what was typed', async () => {
  await fieldThatChanges(1_000_000);
  const field = person.page.locator('::-p-aria([name="Email"][role="textbox"])');
  await expect(fillElement(field, 'suda', 1_500)).rejects.toThrow('A field is replaced each time');
});
