import { connect, type LookupFunction, type Socket } from 'node:net';
import type { CheckedResolver, CheckedTarget } from './checkedResolver';
import type { EgressLedger, EgressLimits } from './egressLedger';
import { EgressRefused } from './EgressRefused';

/** Everything a way out needs: who may be reached, how much, and who is told. */
export interface Egress {
  resolver: CheckedResolver;
  limits: EgressLimits;
  ledger: EgressLedger;
  /** Asked before every connection; throws EgressRefused, usually `host_limit`, to keep it back. */
  beforeConnect?: ((target: CheckedTarget) => void | Promise<void>) | undefined;
}

/** Answers the checked addresses instead of asking anybody again. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) done(null, answers);
    else done(null, answers[0]?.address ?? '', answers[0]?.family);
  };

const connected = (socket: Socket, { host, port }: CheckedTarget, withinMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (code: EgressRefused['code'], cause?: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new EgressRefused(code, host, port, { cause }));
    };
    const timer = setTimeout(() => fail('took_too_long'), withinMs);
    socket.once('error', (cause) => fail('connection_failed', cause));
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** An open connection; whoever reads it says how much it read. */
export interface Connection {
  socket: Socket;
  /** Counts bytes, and cuts the connection when they are too many: its socket closes. */
  received(bytes: number): void;
}

/**
 * Connects to a checked address of a host and to no other, and ends the connection when it takes too many bytes or
 * too long. Such ends are told to the ledger.
 * @throws EgressRefused
 */
export const openConnection = async (host: string, port: number, egress: Egress): Promise<Connection> => {
  const { resolver, limits, ledger, beforeConnect } = egress;
  const target = await resolver.check(host, port);
  await beforeConnect?.(target);
  const ended = ledger.opened(target.host, port);
  const socket = connect({
    host: target.host,
    port,
    lookup: pinned(target.addresses),
    autoSelectFamily: true,
    noDelay: true,
  });
  socket.once('close', ended);
  await connected(socket, target, limits.connectMs);

  const cut = (code: EgressRefused['code']) => {
    ledger.refused({ host: target.host, port, code });
    socket.destroy();
  };
  const lifetime = setTimeout(() => cut('took_too_long'), limits.connectionMs);
  socket.once('close', () => clearTimeout(lifetime));
  socket.setTimeout(limits.idleMs, () => socket.destroy());
  return {
    socket,
    received: (bytes) => {
      if (!ledger.received(target.host, bytes) || socket.bytesRead > limits.connectionBytes)
        cut('too_many_bytes');
    },
  };
};
