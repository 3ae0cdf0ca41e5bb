import { isIP } from 'node:net';
import type { IncomingMessage, RequestListener } from 'node:http';
import { AppError } from '@yinyom/service-kit/AppError';
import type { RefuseEarly } from './refuseEarly';

/** Asked by balancers, which know this process by its address only. */
const HEALTH = /^\/(?:healthz|readyz|api\/v1\/health)(?:\?|$)/;

const isThisMachine = (name: string): boolean =>
  name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));

const isLoopback = (address: string | undefined): boolean =>
  isThisMachine((address ?? '').replace(/^::ffff:/, ''));

/** A Host header's name, in lower case and without port and brackets; null when it is none. */
export const hostNameOf = (host = ''): string | null => {
  const [, name] = /^(\[[0-9a-f:.]+\]|[0-9a-z._-]+)(?::\d{1,5})?$/i.exec(host) ?? [];
  return name === undefined ? null : name.replace(/^\[|\]$/g, '').toLowerCase();
};

/**
 * Which names this gateway answers to: the one that people know it by, the demo's, and this machine's for callers on it.
 * A page whose name is made to lead here (DNS rebinding) would otherwise read answers as if they were its own.
 * @param names host names
 */
export const hostRule =
  (names: readonly string[]) =>
  /** @throws AppError 400 for several Host headers, 421 for a name that is not ours */
  (req: IncomingMessage): void => {
    const { rawHeaders, headers, socket, url = '' } = req;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at];
      if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    }
    if (hosts > 1) throw new AppError(400, 'malformed_request');
    if (HEALTH.test(url)) return;
    const name = hostNameOf(headers.host);
    const isOurs =
      name !== null && (names.includes(name) || (isThisMachine(name) && isLoopback(socket.remoteAddress)));
    if (!isOurs) throw new AppError(421, 'host_not_served');
  };

/** Adds a gate before whatever else looks at a request. */
export const behindHostRule =
  (check: ReturnType<typeof hostRule>, refuse: RefuseEarly, serve: RequestListener): RequestListener =>
  (req, res) => {
    try {
      check(req);
    } catch (error) {
      return refuse(req, res, error);
    }
    serve(req, res);
  };
