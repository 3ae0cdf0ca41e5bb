import { readableAddress } from './readableAddress';

test.each([
  ['https://site.ac.th/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7/1', 'https://site.ac.th/ข่าว/1'],
  ['https://site.ac.th/a%2Fb%3F', 'https://site.ac.th/a%2Fb%3F'],
])('%s reads as %s', (address, text) => {
  expect(readableAddress(address)).toBe(text);
});

test.each(['https://site.ac.th/%E0%B8', 'https://site.ac.th/%E2%80%AEfdp.exe', 'https://site.ac.th/%00'])(
  'J-05: %s stays as it is: broken, or with characters that nobody sees',
  (address) => {
    expect(readableAddress(address)).toBe(address);
  },
);
