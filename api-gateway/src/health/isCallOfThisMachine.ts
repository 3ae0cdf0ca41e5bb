import type { Request } from 'express';

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address);

/** Headers by which a proxy says that it calls for somebody else. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/**
 * Whether somebody on this machine calls for himself: the client's address as TRUST_PROXY lets it be seen, not the
 * socket's, which behind a proxy on this machine is the proxy's. A proxy that is not trusted still says that it is one.
 */
export const isCallOfThisMachine = (req: Request): boolean =>
  isLoopback(req.socket.remoteAddress) &&
  isLoopback(req.ip) &&
  OF_PROXIES.every((header) => req.headers[header] === undefined);
