import { PNG } from 'pngjs';
import { encodePng, type Pixels } from './encodePng';

const picture = (width: number, height: number, opacity: (at: number) => number): Pixels => {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < data.length; at += 4)
    data.set([at % 256, (at * 7) % 256, (at >> 8) % 256, opacity(at)], at);
  return { width, height, data };
};

it.each([
  ['opaque pixels', picture(31, 17, () => 255), 100_000],
  ['see-through pixels', picture(31, 17, (at) => at % 256), 100_000],
  ['pixels that stay too many for the limit', picture(64, 40, (at) => at % 251), 0],
  ['a single pixel', picture(1, 1, () => 0), 100_000],
])('%s come back exactly as they were', async (_what, pixels, enough) => {
  const back = PNG.sync.read(await encodePng(pixels, enough));
  expect([back.width, back.height]).toEqual([pixels.width, pixels.height]);
  expect(back.data.equals(pixels.data)).toBe(true);
});

it('F-03: the largest logo is written in many turns, so that other requests go on', async () => {
  const largest = picture(2_000, 500, (at) => (at % 100_000 === 0 ? 250 : 255));
  let turns = 0;
  let writing = true;
  const count = (): void => {
    turns += 1;
    if (writing) setImmediate(count);
  };
  setImmediate(count);
  await encodePng(largest, 0);
  writing = false;
  expect(turns).toBeGreaterThan(30);
});

it('a gradient, which only filters make small, is small', async () => {
  const gradient = picture(200, 100, () => 255);
  for (let at = 0; at < gradient.data.length; at += 4) {
    const x = (at / 4) % 200;
    gradient.data.set([x, 255 - x, x, 255], at);
  }
  expect((await encodePng(gradient, 200)).length).toBeLessThan(
    (await encodePng(gradient, 100_000)).length + 1,
  );
});
