import { canonicalAddress } from './canonicalAddress';
import { networkOf } from './networkOf';

it.each([
  ['203.0.113.99', '203.0.113.99'],
  ['::ffff:203.0.113.99', '203.0.113.99'],
  ['::FFFF:cb00:7163', '203.0.113.99'],
  ['0:0:0:0:0:ffff:203.0.113.99', '203.0.113.99'],
  ['[::ffff:203.0.113.99]:443', '203.0.113.99'],
  ['64:ff9b::203.0.113.99', '203.0.113.99'],
  ['203.0.113.99:51234', '203.0.113.99'],
  [' 203.0.113.99 ', '203.0.113.99'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', ''],
  ['', ''],
  ['_hidden', ''],
  ['203.0.113', ''],
  ['203.0.113.099', ''],
  ['0xcb007163', ''],
  ['3405803875', ''],
  ['203.0.113.99, 198.51.100.1', ''],
])('V-07 %j is the address %j', (given, canonical) => {
  expect(canonicalAddress(given)).toBe(canonical);
});

it('V-07 a client cannot be somebody else by another address of its network', () => {
  const one = networkOf('2001:db8:1:2::1');
  expect(one).toEqual({ near: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' });
  expect(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toEqual(one);
  expect(networkOf('2001:db8:1:3::1')).toEqual({ near: '2001:db8:1:3::/64', wide: one.wide });
  expect(networkOf('203.0.113.99')).toEqual({ near: '203.0.113.99', wide: null });
  expect(networkOf('junk 1')).toEqual(networkOf('junk 2'));
  expect(networkOf('')).toEqual(networkOf('unknown'));
});
