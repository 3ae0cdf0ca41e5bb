import { everyPage } from '../support/everyPage';
import { PUBLIC, SAME_PAGE, SIGNED_IN, WEBSITES } from '../support/pageAddresses';
import { pageFaults, viewsOf, WIDTHS } from '../support/pageFaults';
import { useConsole } from '../support/useConsole';

const scene = useConsole();

it('every page that shell and remotes declare is looked at', () => {
  const seen = [PUBLIC, WEBSITES, SIGNED_IN].flatMap((pages) => Object.keys(pages));
  expect([...seen, ...Object.keys(SAME_PAGE)].sort()).toEqual(everyPage().sort());
  for (const page of Object.values(SAME_PAGE)) expect(seen).toContain(page);
});

describe(`at ${WIDTHS.join(' and ')} px nothing is wider than the window, and axe finds nothing in either theme`, () => {
  it('on pages for everybody', async () => {
    const addresses = Object.values(PUBLIC).flat();
    const views = viewsOf(addresses);
    const found: string[] = [];
    for (const address of addresses)
      found.push(...(await pageFaults(scene.person, scene.stack.url, address, views)));
    expect(found).toEqual([]);
  }, 600_000);
});

it('the banner on the front page is the real one, and trying it records nothing', async () => {
  const sent: string[] = [];
  scene.person.page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await scene.person.page.goto(`${scene.stack.url}/en`, { waitUntil: 'networkidle2' });
  await scene.person.page.mouse.move(100, 100);
  await scene.person.page.mouse.move(120, 120);
  const handle = await scene.person.page.waitForSelector('figure iframe');
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.locator('::-p-aria([name="Accept all"][role="button"])').click();
  await frame.waitForSelector('::-p-aria([name="Cookie settings"][role="button"])');
  expect(sent).toEqual([]);
  expect(await scene.person.page.evaluate(() => document.cookie)).not.toContain('yinyom');
});
