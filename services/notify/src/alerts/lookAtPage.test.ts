import { foundIn } from './lookAtPage';

const page = (address: string) =>
  `<head><script src="https://yinyom.example/sdk/v1/${address}"></script></head>`;

it.each([
  ['its own tag', 'site_key_1.js', 'whole'],
  ['the tag of its group', 'group/group_key_1.js', 'whole'],
  ['the tag of its group with a host', 'group/group_key_1/www.example.ac.th.js', 'whole'],
  ['the tag of another group', 'group/group_key_2.js', 'missing'],
  ['the tag of another website', 'site_key_2.js', 'missing'],
])('%s', (_what, address, found) => {
  expect(foundIn(page(address), 'site_key_1', ['group_key_1'])).toBe(found);
});
