import { recordedScan } from './recordedScan';

it('the recorded scan stands where it is put, and nowhere else', () => {
  const place = { address: 'http://library.demo.localhost:4300', host: 'library.demo.localhost' };
  const { items, pages } = recordedScan(place);
  const text = JSON.stringify({ items, pages });
  expect(text).not.toMatch(/[{](?:address|host)[}]|:4471/);
  expect(new Set(items.map(({ domain }) => domain))).toEqual(new Set([place.host]));
  expect(pages.every(({ url }) => url.startsWith(`${place.address}/`))).toBe(true);
});
