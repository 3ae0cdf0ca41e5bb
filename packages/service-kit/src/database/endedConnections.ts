import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

const requireInside = createRequire(__filename);

/** The driver's own connection; the package does not type its insides. */
interface Connections {
  Connection: { prototype: { onClose(this: { socket: Socket }): void } };
}

/**
 * The driver (7.8) waits for ever when it writes to a socket whose other end has just gone: the write is refused, it
 * waits for `drain`, and nothing tells it of the end. When that happens to the monitor of a server, the database
 * counts as lost until the process is restarted, though it is back. Here the end of a connection ends the wait; the
 * driver then finds the connection closed, says so and connects anew.
 */
export const endWaitingWrites = (): void => {
  const { Connection } = requireInside('mongodb/lib/cmap/connection') as Connections;
  const { onClose } = Connection.prototype;
  Connection.prototype.onClose = function ended() {
    onClose.call(this);
    this.socket.emit('drain');
  };
};
