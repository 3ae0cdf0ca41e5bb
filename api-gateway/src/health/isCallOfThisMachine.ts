import type { Request } from 'express';

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address);

/** Headers by which a proxy says that it calls for somebody else. */
const OF_PROXIES =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|original|real|client|cluster-client|envoy)\b.*|(?:cf|true-client|fastly-client)-.*)$/;

/** Who asks this process itself writes a name of this machine and the port that this process listens on. */
const namesThisProcess = ({ headers, socket }: Request): boolean => {
  const [, port = '80'] = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d{1,5}))?$/i.exec(
    headers.host ?? '',
  ) ?? ['', 'none'];
  return port === String(socket.localPort);
};

/**
 * Whether somebody on this machine calls for himself: the client's address as TRUST_PROXY lets it be seen, not the
 * socket's, which behind a proxy on this machine is the proxy's. A proxy that is not trusted still gives itself away: by
 * what it adds, by the name and port its client asked for, or by HTTP/1.0, which nginx speaks unless it is told not to.
 */
export const isCallOfThisMachine = (req: Request): boolean =>
  isLoopback(req.socket.remoteAddress) &&
  isLoopback(req.ip) &&
  req.httpVersion === '1.1' &&
  namesThisProcess(req) &&
  Object.keys(req.headers).every((header) => !OF_PROXIES.test(header));
