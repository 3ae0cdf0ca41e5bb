import { isAddressRange, isInRange } from './addressRange';

it.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::/32', '::1'])('%s is a range', (text) =>
  expect(isAddressRange(text)).toBe(true),
);
it.each([
  '',
  'x',
  '203.0.113',
  '203.0.113.0/33',
  '203.0.113.0/',
  '1.2.3.4/8/8',
  '2001:db8::/129',
  '0x7f000001',
  'fe80::1%eth0',
  '1.2.3.4/-1',
])('"%s" is none', (text) => expect(isAddressRange(text)).toBe(false));
it('tells who lies in a range', () => {
  expect(isInRange('203.0.113.255', '203.0.113.9/24')).toBe(true);
  expect(isInRange('203.0.114.0', '203.0.113.0/24')).toBe(false);
  expect(isInRange('203.0.113.7', '203.0.113.7')).toBe(true);
  expect(isInRange('2001:db8:1::9', '2001:db8::/32')).toBe(true);
  expect(isInRange('203.0.113.7', '::/0')).toBe(false);
  expect(isInRange('', '0.0.0.0/0')).toBe(false);
});
