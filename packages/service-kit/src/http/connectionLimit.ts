import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../request/networkOf';

interface Options {
  /** Connections that one network may hold. */
  most: number;
  /** Whether a connection has no request running. */
  isIdle(socket: Socket): boolean;
}

/**
 * Holds the connections of one network down. One too many ends the oldest that is idle, which costs an honest client
 * nothing, and is itself ended where all are busy.
 */
export const limitConnections = (server: Server, { most, isIdle }: Options): void => {
  const networks = new Map<string, Set<Socket>>();
  server.on('connection', (socket) => {
    const { near } = networkOf(socket.remoteAddress ?? '');
    const open = networks.get(near) ?? new Set();
    networks.set(near, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) networks.delete(near);
    });
    if (open.size <= most) return;
    // Insertion order is age; the new one is the last, and ends when no older one can.
    for (const known of open)
      if (isIdle(known) || known === socket) {
        open.delete(known);
        return void known.destroy();
      }
  });
};
