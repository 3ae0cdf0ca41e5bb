import ipaddr from 'ipaddr.js';
import { canonicalAddress } from './canonicalAddress';

/** What a client is counted as. */
export interface Network {
  /** The address itself of IPv4, the /64 of IPv6: one subscriber. */
  near: string;
  /** The /48 of IPv6, which one subscriber may be given as a whole; null where there is nothing wider. */
  wide: string | null;
}

/** Everything that is no address counts as one client. */
const UNREADABLE: Network = { near: 'unreadable', wide: null };

/** The network that every limit counts a client as (decision 035), whatever its address looks like. */
export const networkOf = (address: string): Network => {
  const canonical = canonicalAddress(address);
  if (canonical === '') return UNREADABLE;
  if (!canonical.includes(':')) return { near: canonical, wide: null };
  const groups = ipaddr.IPv6.parse(canonical).parts.map((part) => part.toString(16));
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
};
