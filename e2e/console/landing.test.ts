import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGES } from '@yinyom/contracts/constants';
import type { PreviewPlaces } from '@yinyom/contracts/sdk/preview';
import { until } from '../support/until';
import { useConsole } from '../support/useConsole';

/** What two renderings of the same banner may differ by (CSS pixels). */
const NEAR = 4;

const scene = useConsole();

/** Middle of each text of the still banner, in reading order, from the upper left corner of its place. */
const stillMiddles = (): number[] => {
  const place = document.querySelector('[data-still-banner]')!;
  const { top } = place.getBoundingClientRect();
  return [...place.querySelectorAll('strong, [data-button]')].map((text) => {
    const box = text.getBoundingClientRect();
    return box.y + box.height / 2 - top;
  });
};

const liveMiddles = (texts: PreviewPlaces['texts']): number[] =>
  ['banner.title', 'banner.accept', 'banner.reject', 'banner.cookie_setting'].map((wanted) => {
    const box = texts.find(([path]) => path === wanted)?.[1];
    return (box?.y ?? Infinity) + (box?.height ?? 0) / 2;
  });

describe('the banner to try on the front page', () => {
  it('UX-23 stands there in the page as it is sent, before any script', async () => {
    await scene.person.page.setJavaScriptEnabled(false);
    await scene.person.page.goto(scene.stack.url, { waitUntil: 'load' });
    expect(await scene.person.page.$$eval('[data-still-banner] strong', (titles) => titles.length)).toBe(1);
  });

  // In Khmer the frame takes a face of the machine, and lines may break elsewhere.
  it.each(
    LANGUAGES.filter((lang) => lang !== 'kh').flatMap((lang) =>
      [1440, 390].map((width) => [lang, width] as const),
    ),
  )('the live one takes the very place of the still one (%s, %s px)', async (lang, width) => {
    const { page } = scene.person;
    await page.setViewport({ width, height: 900 });
    await page.evaluateOnNewDocument(() => {
      addEventListener('message', ({ data }) => {
        if (data?.yinyomPreview?.texts) Object.assign(window, { drawn: data.yinyomPreview });
      });
    });
    await page.goto(scene.stack.url + (lang === 'th' ? '' : `/${lang}`), { waitUntil: 'networkidle2' });
    // Fonts come in their own time, and lines may break elsewhere with them.
    let still: number[] = [];
    await until(async () => {
      const before = still;
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await sleep(300);
      still = await page.evaluate(stillMiddles);
      return still.join() === before.join();
    }, 'the still banner stands where it stays');
    await page.mouse.move(100, 100);
    // It is told anew when the frame's own font has come and lines break elsewhere.
    await until(async () => {
      const places = await page.evaluate(() => (window as { drawn?: PreviewPlaces }).drawn);
      const middles = liveMiddles(places?.texts ?? []);
      return middles.every((middle, index) => Math.abs(middle - (still[index] ?? 0)) < NEAR);
    }, 'the live banner stands where the still one stood');
    expect(still).toHaveLength(4);
  });
});

it('T3-09 a second visit fetches neither the code nor the fonts of the example banner again', async () => {
  const { page } = scene.person;
  await page.evaluateOnNewDocument(() => {
    addEventListener('message', ({ data }) => {
      if (data?.yinyomPreview?.texts) Object.assign(window, { drawn: true });
    });
  });
  const visit = async () => {
    await page.goto(scene.stack.url, { waitUntil: 'load' });
    await page.mouse.move(100, 100);
    await page.waitForFunction(() => 'drawn' in window);
  };
  await visit();
  const network = await page.createCDPSession();
  await network.send('Network.enable');
  const files = new Map<string, { url: string; cached: boolean; bytes: number }>();
  network.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: response.url, cached: response.fromDiskCache ?? false, bytes: 0 }),
  );
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file && !file.cached) file.bytes = encodedDataLength;
  });
  await visit();
  const fetched = [...files.values()].filter(({ url }) => /\.(?:js|woff2)(?:\?|$)/.test(url));
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched.filter(({ bytes }) => bytes > 2_000)).toEqual([]);
  expect(page.frames()).toHaveLength(2);
});
