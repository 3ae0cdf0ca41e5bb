import ipaddr from 'ipaddr.js';

const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;

/** IPv6 with an embedded IPv4 address, brackets, a zone and a port is shorter. */
const LONGEST = 128;

/** Looks like an address of IPv4. The library throws, and catches, an error for whatever does not: that takes a hundred times as long. */
const FOUR_NUMBERS = /^\d{1,20}(?:\.\d{1,20}){3}$/;
const isIPv4 = (text: string): boolean => FOUR_NUMBERS.test(text) && ipaddr.IPv4.isValidFourPartDecimal(text);

const withoutZone = (address: string): string => address.split('%', 1)[0] ?? '';

/**
 * One spelling of a client's address, whatever a proxy made of it: without port, brackets and zone, IPv6 as RFC 5952
 * wants it, IPv4 that is mapped into IPv6 (or came through NAT64) as IPv4.
 * @returns empty for what is no address: nobody who writes such things shall be somebody else each time
 */
export const canonicalAddress = (given: string): string => {
  if (isIPv4(given)) return given;
  const text = given.trim();
  if (text.length > LONGEST) return '';
  const plain = withoutZone(BRACKETED.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text);
  if (isIPv4(plain)) return plain;
  if (!ipaddr.IPv6.isValid(plain)) return '';
  const address = ipaddr.IPv6.parse(plain);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  if (address.range() === 'rfc6052') return new ipaddr.IPv4(address.toByteArray().slice(12)).toString();
  return address.toRFC5952String();
};
