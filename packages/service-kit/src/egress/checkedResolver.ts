import { lookup } from 'node:dns/promises';
import { EgressRefused } from './EgressRefused';
import { isLiteralAddress, isPublicAddress } from './addressRules';
import { allowsPort, isWebPort, type EgressSettings, type PortRule } from './egressSettings';
import { isPublicName, normalHost } from './nameRules';

const MAX_HOSTS = 2_000;
const DNS_TIMEOUT_MS = 5_000;

/** Asks for every address of a name; rejects or answers none when there is none. */
export type Lookup = (host: string) => Promise<string[]>;

/** Where a connection may go, and nowhere else. */
export interface CheckedTarget {
  host: string;
  port: number;
  /** Every one of them is allowed; in the order of the answer. */
  addresses: readonly string[];
}

export interface CheckedResolver {
  /**
   * Resolves a host once for the resolver's whole life and checks each answer: whoever connects to `addresses` cannot
   * be led elsewhere by a later answer.
   * @throws EgressRefused
   */
  check(host: string, port: number): Promise<CheckedTarget>;
}

/** The machine's resolver. The final dot keeps its search domains out. */
const systemLookup: Lookup = async (host) => {
  const answers = await lookup(`${host}.`, { all: true, verbatim: true });
  return answers.map(({ address }) => address);
};

const withinTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('DNS timeout')), DNS_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * A resolver for one piece of work (a scan, a delivery): names only, public addresses only, ports 80 and 443 only,
 * except what `allow` names. Refuses a name when one of its answers is private.
 * @param ports instead of 80 and 443
 * @param ownHosts hosts of this installation, which never connects to itself
 */
export const createCheckedResolver = ({
  resolve = new Map(),
  allow = new Set(),
  ports = isWebPort,
  ownHosts = [],
  lookup: ask = systemLookup,
}: Partial<EgressSettings> & {
  ports?: PortRule;
  ownHosts?: readonly string[];
  lookup?: Lookup;
} = {}): CheckedResolver => {
  const own = new Set(ownHosts.map(normalHost));
  const known = new Map<string, Promise<string[]>>();

  const addressesOf = (host: string, port: number): Promise<string[]> => {
    const given = resolve.get(host) ?? resolve.get('*');
    if (given) return Promise.resolve([given]);
    const pinned = known.get(host);
    if (pinned) return pinned;
    if (known.size >= MAX_HOSTS) throw new EgressRefused('too_many_hosts', host, port);
    const answer = withinTime(ask(host));
    known.set(host, answer);
    answer.catch(() => known.delete(host));
    return answer;
  };

  return {
    check: async (given, port) => {
      const host = normalHost(given);
      const refuse = (code: EgressRefused['code'], cause?: unknown) =>
        new EgressRefused(code, host, port, { cause });
      if (isLiteralAddress(host)) throw refuse('literal_address');
      const byName = allow.has(`${host}:${port}`);
      if (!byName && !isPublicName(host)) throw refuse('name_not_public');
      if (!byName && own.has(host)) throw refuse('own_host');
      if (!ports(port) && !allowsPort(allow, port)) throw refuse('port_not_allowed');
      const addresses = await addressesOf(host, port).catch((cause: unknown) => {
        throw cause instanceof EgressRefused ? cause : refuse('name_not_found', cause);
      });
      if (addresses.length === 0) throw refuse('name_not_found');
      for (const address of addresses) {
        if (byName || allow.has(`${normalHost(address)}:${port}`)) continue;
        if (!isPublicAddress(address)) throw refuse('address_not_public');
        if (!ports(port)) throw refuse('port_not_allowed');
      }
      return { host, port, addresses };
    },
  };
};
