import { isIP } from 'node:net';

const expand = (ip: string): string[] => {
  const [left = '', right] = ip.split('::');
  const head = left ? left.split(':') : [];
  const tail = right ? right.split(':') : [];
  const missing = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(missing).fill('0'), ...tail];
};

/** The network of an address, without the part that points at one machine: /24 of IPv4, /48 of IPv6; empty when unknown. */
export const truncateIp = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0`;
  if (isIP(plain) !== 6) return '';
  const groups = expand(plain.toLowerCase()).slice(0, 3);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::`;
};
