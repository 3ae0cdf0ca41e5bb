import { recordedBefore, recordedScan } from './recordedScan';

it('the recorded scan stands where it is put, and nowhere else', () => {
  const place = { address: 'http://library.demo.localhost:4300', host: 'library.demo.localhost' };
  const { items, pages } = recordedScan(place);
  const text = JSON.stringify({ items, pages });
  expect(text).not.toMatch(/[{](?:address|host)[}]|:4471/);
  expect(new Set(items.map(({ domain }) => domain))).toEqual(new Set([place.host]));
  expect(pages.every(({ url }) => url.startsWith(`${place.address}/`))).toBe(true);
});

it('a month before nothing needed consent that ran without it', () => {
  const place = { address: 'http://library.demo.localhost:4300', host: 'library.demo.localhost' };
  const [before, now] = [recordedBefore(place), recordedScan(place)];
  const early = (items: typeof now.items) =>
    items.filter((item) => item.beforeConsent).map(({ name }) => name);
  expect(early(now.items)).toEqual(expect.arrayContaining(['_ga', '_gid', 'chat_widget_id']));
  for (const name of ['_ga', '_gid', 'chat_widget_id']) expect(early(before.items)).not.toContain(name);
  expect(before.pages).toEqual(now.pages);
});
