import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A port of this machine where nobody listens, and that no other program is given meanwhile, as one that was merely free would be:
 * the near end of a connection holds it.
 */
export const nobodyThere = async () => {
  const server = createServer((socket) => void socket.on('error', () => undefined));
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(near, 'connect');
  const [far] = await accepted;
  return {
    port: near.localPort as number,
    close: async (): Promise<void> => {
      far.destroy();
      near.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
