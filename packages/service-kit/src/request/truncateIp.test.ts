import { truncateIp } from './truncateIp';

describe('shortened addresses', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
    ['2001:0DB8::1', '2001:db8:0::'],
    ['fe80::1%eth0', 'fe80:0:0::'],
    ['2001:db8:0:5::1', '2001:db8:0::'],
    ['::1', '0:0:0::'],
  ])('%s becomes %s', (ip, kept) => {
    expect(truncateIp(ip)).toBe(kept);
  });

  it.each(['', 'unknown', '999.1.1.1', '203.0.113'])('%j is empty', (ip) => {
    expect(truncateIp(ip)).toBe('');
  });
});
