import net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** Reads one answer's length from its head: head and `Content-Length` together, in bytes. */
const lengthOf = (chunk) => {
  const end = chunk.indexOf(HEAD_END);
  if (end < 0) throw new Error('the head of an answer came in pieces');
  const head = chunk.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
  return end + HEAD_END.length + Number(/content-length: (\d+)/i.exec(head)[1]);
};

const connect = (port, request, count) =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(socket));
    let open = 0;
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (open === 0) open = lengthOf(chunk);
      open -= chunk.length;
      if (open > 0) return;
      open = 0;
      count();
      socket.write(request);
    });
    socket.write(request);
  });

/**
 * Asks for one file over kept-open connections for a while, each as soon as the answer before is complete. Speaks
 * HTTP by hand, because a real client would cost more than the servers that are compared.
 * @returns answers per second
 */
export const hammer = async (port, path, { host, connections = 16, milliseconds }) => {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n` +
      'Accept-Language: th-TH,th;q=0.9,en;q=0.8\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0\r\n' +
      'Referer: https://www.example.ac.th/\r\nSec-Fetch-Dest: script\r\nSec-Fetch-Mode: no-cors\r\n\r\n',
  );
  let answers = 0;
  const started = performance.now();
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => connect(port, request, () => (answers += 1))),
  );
  await new Promise((done) => setTimeout(done, milliseconds));
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  return answers / seconds;
};
