import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { mongo } from 'mongoose';

const requireInside = createRequire(__filename);

/** The driver's own connection; the package does not type its insides. */
interface Connections {
  Connection: {
    prototype: {
      onClose(this: { socket: Socket }): void;
      writeCommand(...of: unknown[]): Promise<void>;
    };
  };
}

/** Whether Node.js threw it for a socket: it has the system's name of what went wrong, and of what it was doing. */
const isOfSocket = (error: unknown): error is NodeJS.ErrnoException =>
  typeof error === 'object' && error !== null && !(error instanceof mongo.MongoError) && 'syscall' in error;

/**
 * Mends two faults of the driver (7.8) about sockets whose other end has just gone.
 *
 * It waits for ever when it writes to one: the write is refused, it waits for `drain`, and nothing reports the end. When
 * that happens to the monitor of a server, the database counts as lost until the process is restarted, though it is back.
 * Here the end of a connection ends the wait; the driver then finds the connection closed, says so and connects again.
 *
 * A write that breaks off while it waits for `drain` fails with the bare error of the socket (`write EPIPE`), which the
 * driver neither retries nor takes as a sign that the server is away. Here it becomes the network error that it is.
 */
export const mendEndedConnections = (): void => {
  const { Connection } = requireInside('mongodb/lib/cmap/connection') as Connections;
  const { onClose, writeCommand } = Connection.prototype;
  Connection.prototype.onClose = function ended() {
    onClose.call(this);
    this.socket.emit('drain');
  };
  Connection.prototype.writeCommand = async function write(...given) {
    try {
      return await writeCommand.apply(this, given);
    } catch (error) {
      if (!isOfSocket(error)) throw error;
      throw new mongo.MongoNetworkError(error.message, { cause: error as Error });
    }
  };
};
