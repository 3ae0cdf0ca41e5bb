import { isIP } from 'node:net';
import { normalHost } from './nameRules';

/** What tests and demos may set: where names resolve to, and which host:port pairs are let through. */
export interface EgressSettings {
  /** Name to address; `*` stands for every other name. */
  resolve: ReadonlyMap<string, string>;
  /** `host:port` of a name or of the address that it resolves to. */
  allow: ReadonlySet<string>;
}

/**
 * @param pairs `name=address`, as in the setting SCANNER_RESOLVE
 * @throws Error naming the pair that is none
 */
export const parseResolve = (pairs: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    pairs.map((pair) => {
      const [name = '', address = '', ...rest] = pair.split('=');
      if (!name || rest.length > 0 || isIP(normalHost(address)) === 0)
        throw new Error(`SCANNER_RESOLVE: ${pair} is not name=address`);
      return [normalHost(name), normalHost(address)];
    }),
  );

/**
 * @param pairs `host:port`, as in the setting SCANNER_ALLOW
 * @throws Error naming the pair that is none
 */
export const parseAllow = (pairs: readonly string[]): ReadonlySet<string> =>
  new Set(
    pairs.map((pair) => {
      const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(pair) ?? [];
      if (!host || Number(port) < 1 || Number(port) > 65_535)
        throw new Error(`SCANNER_ALLOW: ${pair} is not host:port`);
      return `${normalHost(host)}:${Number(port)}`;
    }),
  );

/** Which ports may be connected to. */
export type PortRule = (port: number) => boolean;
/** Ports of websites. */
export const isWebPort: PortRule = (port) => port === 80 || port === 443;

/** Whether some pair lets this port through; which host then decides what the names resolve to. */
export const allowsPort = (allow: ReadonlySet<string>, port: number): boolean =>
  [...allow].some((pair) => pair.endsWith(`:${port}`));
