import ipaddr from 'ipaddr.js';

/** One address or a range of them (CIDR), whose bits behind the prefix do not count; null for what is neither. */
const read = (text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null => {
  const [address = '', prefix, more] = text.split('/');
  if (more !== undefined) return null;
  const isFour = ipaddr.IPv4.isValidFourPartDecimal(address);
  if (!isFour && !ipaddr.IPv6.isValid(address)) return null;
  if (address.includes('%')) return null;
  const parsed = ipaddr.parse(address);
  const bits = parsed.kind() === 'ipv4' ? 32 : 128;
  if (prefix === undefined) return [parsed, bits];
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bits) return null;
  return [parsed, Number(prefix)];
};

export const isAddressRange = (text: string): boolean => read(text) !== null;

/** Whether an address, in its one spelling, lies in a range. What is no address lies in none. */
export const isInRange = (ip: string, range: string): boolean => {
  const [wanted, given] = [read(range), read(ip)];
  if (!wanted || !given || wanted[0].kind() !== given[0].kind()) return false;
  return given[0].match(wanted[0] as never, wanted[1]);
};
