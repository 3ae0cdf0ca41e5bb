import net from 'node:net';

const HIGHEST = 65_535;

/** The port of PORT. @throws Error that names the setting */
export const portOf = (given = '4000') => {
  const port = given.trim() === '' ? 4000 : Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= HIGHEST) return port;
  throw new Error(`PORT: "${given}" is no port. Set it to a number from 1 to ${HIGHEST}.`);
};

const SENTENCES = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop what uses it or set PORT to another port.`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (_port, host) => `HOST: ${host} is no address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST: ${host} is no address of this machine.`,
};

/** Fails early, before minutes of building, when the port cannot be had. */
export const checkPort = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      const sentence = SENTENCES[error.code];
      reject(sentence ? new Error(sentence(port, host), { cause: error }) : error);
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
