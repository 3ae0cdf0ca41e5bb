import net from 'node:net';

/** Whether a development server can listen at a port of this machine. */
export const isFree = (port) =>
  new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/** Gives out free ports from `first` on, each once. */
export const freePorts = (first) => {
  let next = first;
  let turn = Promise.resolve();
  const take = async () => {
    while (!(await isFree(next))) next += 1;
    return next++;
  };
  return () => (turn = turn.then(take));
};
