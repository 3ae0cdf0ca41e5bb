import { consoleTexts } from '../support/consoleTexts';
import { demoApi, signIn } from '../support/demo';
import { until } from '../support/until';
import { useConsole } from '../support/useConsole';

const words = consoleTexts('mfe-users', 'en', 'appearance');
const GROUND = { light: 'rgb(246, 248, 248)', dark: 'rgb(15, 25, 30)' };
let websiteId: string;

const scene = useConsole();

beforeAll(async () => {
  const api = await demoApi(scene.stack);
  const { entities } = await api<{ entities: { id: string }[] }>('/me/applications');
  websiteId = entities[0]?.id ?? '';
});

const goTo = (path: string) => scene.person.page.goto(scene.stack.url + path, { waitUntil: 'networkidle0' });
const systemIs = (value: 'light' | 'dark') =>
  scene.person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
const remembers = (scheme: string) =>
  scene.person.page.evaluateOnNewDocument((value) => {
    // The first page alone: what is chosen later holds.
    if (localStorage.getItem('color_scheme') === null) localStorage.setItem('color_scheme', value);
  }, scheme);
const groundOf = (selector: 'html' | 'body') =>
  scene.person.page.$eval(selector, (element) => getComputedStyle(element).backgroundColor);
/** The page draws its ground when its scripts have run, which on a busy machine is later than the end of all requests. */
const groundBecomes = (ground: string) =>
  until(async () => (await groundOf('body')) === ground, `the page is on ${ground}`);
/** Colour of the window's corner, as it is really painted. */
const painted = async (): Promise<number[]> => {
  const picture = await scene.person.page.screenshot({
    encoding: 'base64',
    clip: { x: 2, y: 880, width: 4, height: 4 },
  });
  return scene.person.page.evaluate(async (data) => {
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
    await scene.person.page.setRequestInterception(true);
    // The network is as slow as can be: no script of the console ever comes.
    scene.person.page.on('request', (request) => {
      if (request.resourceType() !== 'script') void request.continue();
    });
    // Never whole: the test ends first.
    void goTo(path).catch(() => undefined);
    await scene.person.page.waitForSelector('#root');
    expect(await groundOf('html')).toBe(GROUND[chosen]);
    // The frame of signing in lays a breath of another colour over the ground.
    const ground = (GROUND[chosen].match(/\d+/g) ?? []).map(Number);
    const off = (await painted()).map((value, at) => Math.abs(value - (ground[at] ?? 0)));
    expect(Math.max(...off)).toBeLessThan(16);
    expect(scene.person.complaints).toEqual([]);
  });
});

it('A20 colours are chosen on the account page, hold at once and after a reload, and the policy stops nothing', async () => {
  await systemIs('light');
  await signIn(scene.person, scene.stack);
  await goTo('/en/account');
  const field = await scene.person.page.waitForSelector(
    `::-p-aria([name="${words('scheme')}"][role="combobox"])`,
  );
  await field?.select('dark');
  await groundBecomes(GROUND.dark);
  await scene.person.page.reload({ waitUntil: 'networkidle0' });
  await groundBecomes(GROUND.dark);
  const again = await scene.person.page.waitForSelector(
    `::-p-aria([name="${words('scheme')}"][role="combobox"])`,
  );
  await again?.select('system');
  await groundBecomes(GROUND.light);
  await systemIs('dark');
  await groundBecomes(GROUND.dark);
  expect(scene.person.complaints).toEqual([]);
});

it('A20 a banner’s preview is on white in the dark, and the banner in it is not told of the console’s colours', async () => {
  await systemIs('light');
  await remembers('dark');
  await signIn(scene.person, scene.stack);
  await goTo(`/en/websites/${websiteId}`);
  await groundBecomes(GROUND.dark);
  const frame = await (await scene.person.page.waitForSelector('iframe'))?.contentFrame();
  // Before its document is there, it is an empty one without a ground.
  await frame?.waitForFunction(() => getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)');
  const seen = await frame?.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
  }));
  expect(seen).toEqual({ ground: 'rgb(255, 255, 255)', dark: false });
});
