import ipaddr from 'ipaddr.js';

/** Public by number, yet inside a cloud: what answers there gives secrets of the machine away. */
const CLOUD_ADDRESSES = new Set(['168.63.129.16']);
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::');

/**
 * Whether an address belongs to the public internet. Private, loopback, link-local, carrier-grade, multicast,
 * reserved, benchmarking, documentation and broadcast ones do not, nor do IPv6 addresses that carry an IPv4 address
 * (mapped, NAT64, 6to4, Teredo): a gateway on the way might unpack them.
 * @param address IPv4 in four decimal parts or IPv6, without brackets
 */
export const isPublicAddress = (address: string): boolean => {
  if (ipaddr.IPv4.isValidFourPartDecimal(address))
    return ipaddr.IPv4.parse(address).range() === 'unicast' && !CLOUD_ADDRESSES.has(address);
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return !parsed.zoneId && parsed.match(GLOBAL_IPV6, 3) && parsed.range() === 'unicast';
};

/** Whether a host is an address written out, in any notation a resolver or a browser would take for one. */
export const isLiteralAddress = (host: string): boolean =>
  host.includes(':') ||
  ipaddr.IPv4.isValid(host) ||
  // Browsers and resolvers take a last label of digits for an address: 1.2.3.4.5, foo.0x7f.
  /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i.test(host);
