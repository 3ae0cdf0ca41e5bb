import type { Browser } from 'puppeteer';
import { launchBrowser } from '@yinyom/testing/browser';
import { consoleTexts } from '../support/consoleTexts';
import { demoApi, signIn } from '../support/demo';
import { createPerson, type Person } from '../support/person';
import { sharedStack } from '../support/sharedStack';
import type { Stack } from '../support/startStack';

const words = consoleTexts('mfe-users', 'en', 'appearance');
const GROUND = { light: 'rgb(246, 248, 248)', dark: 'rgb(15, 25, 30)' };
let stack: Stack;
let browser: Browser;
let person: Person;
let websiteId: string;

beforeAll(async () => {
  stack = await sharedStack();
  browser = await launchBrowser();
  const api = await demoApi(stack);
  const { entities } = await api<{ entities: { id: string }[] }>('/me/applications');
  websiteId = entities[0]?.id ?? '';
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});
beforeEach(async () => {
  person = await createPerson(browser);
});
afterEach(() => person.leave());

const goTo = (path: string) => person.page.goto(stack.url + path, { waitUntil: 'networkidle0' });
const systemIs = (value: 'light' | 'dark') =>
  person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
const remembers = (scheme: string) =>
  person.page.evaluateOnNewDocument((value) => {
    // The first page alone: what is chosen later holds.
    if (localStorage.getItem('color_scheme') === null) localStorage.setItem('color_scheme', value);
  }, scheme);
const groundOf = (selector: 'html' | 'body') =>
  person.page.$eval(selector, (element) => getComputedStyle(element).backgroundColor);
/** Colour of the window's corner, as it is really painted. */
const painted = async (): Promise<number[]> => {
  const picture = await person.page.screenshot({
    encoding: 'base64',
    clip: { x: 2, y: 880, width: 4, height: 4 },
  });
  return person.page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return [...context.getImageData(1, 1, 1, 1).data].slice(0, 3);
  }, picture);
};

describe.each([
  ['dark', 'light'],
  ['light', 'dark'],
] as const)('A20 somebody who chose %s where the system is %s', (chosen, system) => {
  it.each(['/en/login', '/en'])('meets no other ground before the first script has run: %s', async (path) => {
    await systemIs(system);
    await remembers(chosen);
    await person.page.setRequestInterception(true);
    // The network is as slow as can be: no script of the console ever comes.
    person.page.on('request', (request) => {
      if (request.resourceType() !== 'script') void request.continue();
    });
    // Never whole: the test ends first.
    void goTo(path).catch(() => undefined);
    await person.page.waitForSelector('#root');
    expect(await groundOf('html')).toBe(GROUND[chosen]);
    // The frame of signing in lays a breath of another colour over the ground.
    const ground = (GROUND[chosen].match(/\d+/g) ?? []).map(Number);
    const off = (await painted()).map((value, at) => Math.abs(value - (ground[at] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(16);
    expect(person.complaints).toEqual([]);
  });
});

it('A20 colours are chosen on the account page, hold at once and after a reload, and the policy stops nothing', async () => {
  await systemIs('light');
  await signIn(person, stack);
  await goTo('/en/account');
  const field = await person.page.waitForSelector(`::-p-aria([name="${words('scheme')}"][role="combobox"])`);
  await field?.select('dark');
  expect(await groundOf('body')).toBe(GROUND.dark);
  await person.page.reload({ waitUntil: 'networkidle0' });
  expect(await groundOf('body')).toBe(GROUND.dark);
  const again = await person.page.waitForSelector(`::-p-aria([name="${words('scheme')}"][role="combobox"])`);
  await again?.select('system');
  expect(await groundOf('body')).toBe(GROUND.light);
  await systemIs('dark');
  expect(await groundOf('body')).toBe(GROUND.dark);
  expect(person.complaints).toEqual([]);
}, 120_000);

it('A20 a banner’s preview is on white in the dark, and the banner in it is not told of the console’s colours', async () => {
  await systemIs('light');
  await remembers('dark');
  await signIn(person, stack);
  await goTo(`/en/websites/${websiteId}`);
  expect(await groundOf('body')).toBe(GROUND.dark);
  const frame = await (await person.page.waitForSelector('iframe'))?.contentFrame();
  const seen = await frame?.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));
  expect(seen).toEqual({ ground: 'rgb(255, 255, 255)', dark: false });
}, 120_000);
