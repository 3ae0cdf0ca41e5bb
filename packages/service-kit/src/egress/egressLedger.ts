import { EgressRefused, type Refusal } from './EgressRefused';

/** How much one piece of work may take from the network. */
export interface EgressLimits {
  /** Bytes of one connection, and of everything together. */
  connectionBytes: number;
  totalBytes: number;
  /** Connections open at the same time. */
  connections: number;
  connectMs: number;
  /** A connection without a byte in either direction ends after this long. */
  idleMs: number;
  /** A connection ends after this long whatever it does: answers that drip are cut here. */
  connectionMs: number;
}

export const DEFAULT_EGRESS_LIMITS: EgressLimits = {
  connectionBytes: 100 * 1024 * 1024,
  totalBytes: 1024 * 1024 * 1024,
  connections: 256,
  connectMs: 10_000,
  idleMs: 60_000,
  connectionMs: 15 * 60_000,
};

export interface HostTraffic {
  connections: number;
  bytes: number;
}

const MAX_REFUSALS = 1_000;

/** Counts what went out and what was not let out. */
export interface EgressLedger {
  readonly hosts: ReadonlyMap<string, HostTraffic>;
  /** Each host, port and code once, in the order of the first time; at most 1,000. */
  readonly refusals: readonly Refusal[];
  /** @throws EgressRefused when too many are open; the answer ends the connection's count */
  opened(host: string, port: number): () => void;
  /** Whether everything together is still within the limit. */
  received(host: string, bytes: number): boolean;
  refused(refusal: Refusal): void;
}

export const createEgressLedger = (limits: EgressLimits): EgressLedger => {
  const hosts = new Map<string, HostTraffic>();
  const refusals = new Map<string, Refusal>();
  let open = 0;
  let total = 0;
  const trafficOf = (host: string) => {
    const known = hosts.get(host) ?? { connections: 0, bytes: 0 };
    hosts.set(host, known);
    return known;
  };
  return {
    hosts,
    get refusals() {
      return [...refusals.values()];
    },
    opened: (host, port) => {
      if (open >= limits.connections) throw new EgressRefused('too_many_connections', host, port);
      if (total >= limits.totalBytes) throw new EgressRefused('too_many_bytes', host, port);
      open += 1;
      trafficOf(host).connections += 1;
      let ended = false;
      return () => {
        if (!ended) open -= 1;
        ended = true;
      };
    },
    received: (host, bytes) => {
      total += bytes;
      trafficOf(host).bytes += bytes;
      return total <= limits.totalBytes;
    },
    refused: ({ host, port, code }) => {
      const key = `${host}:${port} ${code}`;
      if (refusals.size < MAX_REFUSALS && !refusals.has(key)) refusals.set(key, { host, port, code });
    },
  };
};
