const net = require('node:net');

const CONNECTION_LOST = 'the connection was lost';
const HEAD_END = Buffer.from('\r\n\r\n');

/** Cuts one answer out of what has arrived; null while it is not complete. */
const answerIn = (bytes) => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.latin1Slice(0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const from = end + HEAD_END.length;
  if (bytes.length < from + length) return null;
  return { status: Number(head.slice(9, 12)), text: bytes.utf8Slice(from, from + length) };
};

/**
 * Sends requests over kept connections, each for one request at a time, and opens another when all are taken. Speaks
 * HTTP by hand: a real client would cost about as much as the server that is measured on the same two cores.
 */
const createHammer = (port) => {
  const free = [];
  const all = new Set();

  const open = () => {
    const socket = net.connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const connection = { socket, settle: null };
    let arrived = null;
    socket.on('data', (chunk) => {
      arrived = arrived ? Buffer.concat([arrived, chunk]) : chunk;
      const answer = answerIn(arrived);
      if (!answer) return;
      arrived = null;
      const { resolve } = connection.settle;
      connection.settle = null;
      free.push(connection);
      resolve(answer);
    });
    const fail = () => {
      // An idle one that the server ended takes no further request.
      const at = free.indexOf(connection);
      if (at >= 0) free.splice(at, 1);
      connection.settle?.reject(new Error(CONNECTION_LOST));
    };
    socket.on('error', fail);
    socket.on('close', fail);
    all.add(socket);
    return connection;
  };

  return {
    /** @param head request line and headers without Content-Length. @returns status and body */
    post: (head, body) =>
      new Promise((resolve, reject) => {
        const connection = free.pop() ?? open();
        connection.settle = { resolve, reject };
        connection.socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      }),
    close: () => all.forEach((socket) => socket.destroy()),
  };
};

module.exports = { CONNECTION_LOST, createHammer };
