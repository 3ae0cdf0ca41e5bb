import { cropOf, frameSize, LEAST_HEIGHTS } from './stageCrop';

const box = (y: number, height: number) => ({ x: 0, y, width: 400, height });

test('a screen is drawn at its own size wherever there is room, and scaled only where there is none', () => {
  expect(frameSize('desktop', 1120, null, 'banner')).toEqual({ width: 1120, height: 760, scale: 1 });
  expect(frameSize('desktop', 2000, null, 'banner')).toMatchObject({ width: 1440, scale: 1 });
  expect(frameSize('desktop', 512, null, 'banner')).toMatchObject({ width: 1024, scale: 0.5 });
  expect(frameSize('phone', 350, null, 'banner')).toMatchObject({ width: 350, scale: 1 });
  expect(frameSize('phone', 1120, null, 'banner')).toMatchObject({ width: 390, scale: 1 });
});

test('a settings window gets a screen that is high enough to read it whole', () => {
  expect(frameSize('desktop', 1120, null, 'modal').height).toBeGreaterThan(1500);
});

test.each(['banner', 'modal'] as const)('a page that is tried fits into the window: %s', (view) => {
  expect(frameSize('desktop', 1120, 900, view).height).toBe(600);
  expect(frameSize('phone', 350, 844, view).height).toBe(544);
  // Never higher than the screen, and high enough for a banner where the window is low.
  expect(frameSize('desktop', 1120, 2000, view).height).toBe(760);
  expect(frameSize('desktop', 1120, 600, view).height).toBe(420);
  // Where it is scaled down, more of the page fits.
  expect(frameSize('desktop', 768, 800, view)).toMatchObject({ scale: 0.75, height: 667 });
});

test('the picture shows the whole banner and a little of the page, wherever on the screen it stands', () => {
  expect(cropOf(box(600, 160), 760, 200)).toEqual({ top: 560, height: 200 });
  expect(cropOf(box(0, 160), 760, 200)).toEqual({ top: 0, height: 200 });
  expect(cropOf(box(220, 300), 760, 200)).toEqual({ top: 188, height: 364 });
});

test('a drawing that fits changes nothing about the height that the picture had before', () => {
  const before = cropOf(null, 760, LEAST_HEIGHTS.desktop);
  for (const height of [90, 151, 176, 216])
    expect(cropOf(box(760 - height, height), 760, LEAST_HEIGHTS.desktop).height).toBe(before.height);
});
