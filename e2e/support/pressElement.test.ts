import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { createPerson, type Person } from './person';
import { pressElement } from './pressElement';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(() => person.leave());

const show = async (html: string) => {
  person = await createPerson(browser);
  await person.page.setContent(`<body style="margin: 0">${html}<output></output>
    <script>const say = (text) => { document.querySelector('output').textContent += text + ' '; };</script>`);
};
const said = () => person.page.$eval('output', (output) => output.textContent.trim());

/** A page whose bar comes over the button as soon as the mouse is there, for the first `times`. */
const barThatComes = (times: number) => `
  <button onclick="say('met')">Save</button>
  <button id="bar" style="display: none; position: fixed; inset: 0; width: 100%" onclick="say('bar')">Bar</button>
  <script>
    let left = ${times};
    const bar = document.querySelector('#bar');
    addEventListener('pointermove', () => {
      if (left-- > 0) bar.style.display = 'block';
    });
    setInterval(() => { bar.style.display = 'none'; }, 300);
  </script>`;

it('a press that meets something else does nothing there, and is made again', async () => {
  await show(barThatComes(2));
  await person.press('Save');
  expect(await said()).toBe('met');
});

it('a press that never meets its element fails with what was in the way', async () => {
  await show(barThatComes(1_000_000));
  // However slow this machine is, the button itself is found: patience ends presses alone.
  const save = person.page.locator('::-p-aria([name="Save"][role="button"])');
  await expect(pressElement(save, 1_500)).rejects.toThrow('A press meets something else: <button id="bar"');
  expect(await said()).toBe('');
});

it('a label is as good as its field, what lies in a button as the button, and the page may press more', async () => {
  await show(`<label style="position: relative"><input type="checkbox" onchange="say('ticked')">
      <span style="position: absolute; inset: 0">Agree</span></label>
    <label class="other" for="other">Other</label><input id="other" type="checkbox" onchange="say('other')">
    <input hidden type="file" onclick="say('file')">
    <button onclick="say('sent'); document.querySelector('[type=file]').click()"><b>Send</b></button>`);
  await person.pressAt('input');
  await person.pressAt('.other');
  await person.press('Send');
  expect(await said()).toBe('ticked other sent file');
});

it('what a bar covers is scrolled into sight', async () => {
  await show(`<div style="height: 860px"></div><button onclick="say('met')">Save</button>
    <div style="height: 2000px"></div><div style="position: fixed; bottom: 0; height: 80px; width: 100%"></div>`);
  await person.press('Save');
  expect(await said()).toBe('met');
});

it('a press may lead to another page', async () => {
  await show('<a href="data:text/html,<title>There</title>">Go</a>');
  await person.press('Go', 'link');
  await expect(person.page.title()).resolves.toBeDefined();
});

it.each(['open', 'closed'])(
  'in an %s shadow root the button itself is met, not its neighbour',
  async (mode) => {
    await show(`<div id="host"></div>
    <script>
      const root = document.querySelector('#host').attachShadow({ mode: '${mode}' });
      root.innerHTML = '<button>Accept</button><b style="position: fixed; inset: 0">Above</b>';
      root.querySelector('button').onclick = () => say('accepted');
      let left = 2;
      root.querySelector('b').onclick = () => say('above');
      addEventListener('pointerup', () => { if (--left === 0) root.querySelector('b').remove(); }, true);
    </script>`);
    await person.press('Accept');
    expect(await said()).toBe('accepted');
  },
);
