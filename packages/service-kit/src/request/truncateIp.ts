import ipaddr from 'ipaddr.js';
import { canonicalAddress } from './canonicalAddress';

/** The network of an address, without the part that points at one machine: /24 of IPv4, /48 of IPv6; empty when unknown. */
export const truncateIp = (ip: string): string => {
  const address = canonicalAddress(ip);
  if (address === '') return '';
  if (!address.includes(':')) return `${address.slice(0, address.lastIndexOf('.') + 1)}0`;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 3);
  return `${groups.map((group) => group.toString(16)).join(':')}::`;
};
