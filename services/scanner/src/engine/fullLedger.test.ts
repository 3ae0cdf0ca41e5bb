import { isFull } from '@yinyom/testing/matrix';
import { SCAN_LIMITS } from './scanLimits';
import { startTestSite } from './testing/testSite';

// Each test is a whole scan, which mostly waits: they run side by side.

it.concurrent('S-05 more items than the limit make a scan partial, and say so', async () => {
  const site = await startTestSite({
    '/': `<script>for (let at = 0; at < 80; at += 1) localStorage.setItem('key' + at, '1')</script>`,
  });
  const outcome = await site.scan({}, {}, { items: 50 });
  await site.close();
  expect(outcome).toMatchObject({ state: 'partial', reason: 'too_many_items' });
  expect(outcome.items).toHaveLength(50);
});

/** A browser keeps 180 of a website, and takes a third of a millisecond to forget another one. */
const COOKIES = isFull() ? 100_000 : 20_000;

it.concurrent('S-05 tens of thousands of cookies are what the browser keeps of them, and no more than the limit', async () => {
  const site = await startTestSite({
    '/': `<script>for (let at = 0; at < ${COOKIES}; at += 1) document.cookie = 'c' + at + '=1';</script>`,
  });
  const { pageMs, navigationMs } = SCAN_LIMITS;
  const outcome = await site.scan({}, {}, { items: 600, pageMs, navigationMs });
  await site.close();
  expect(outcome.pages).toHaveLength(1);
  expect(outcome.items.length).toBeGreaterThan(100);
  expect(outcome.items.length).toBeLessThanOrEqual(600);
});
