import { isIP } from 'node:net';

/** An address without the part that points at one machine: /24 of IPv4, /48 of IPv6; empty when unknown. */
export const truncateIp = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0`;
  if (isIP(plain) !== 6) return '';
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::`;
};
