import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { AppError } from '../AppError';
import { bodyDigest } from '../auth/bodyDigest';
import { fileParts, type FileLimits } from './fileParts';
import { hashedFiles } from './hashedFiles';
import { uploadedFiles } from './uploadedFiles';

const TYPE = 'multipart/form-data; boundary=----mark';
const limits = (more: Partial<FileLimits> = {}): FileLimits => ({
  most: 4,
  bytes: 5_000,
  total: 100_000,
  tooLong: () => new AppError(422, 'validation_failed'),
  tooMany: () => new AppError(409, 'request_files_full'),
  ...more,
});
const part = (content: string, name = '; filename="a.pdf"'): string =>
  `------mark\r\nContent-Disposition: form-data; name="files"${name}\r\n\r\n${content}\r\n`;
const END = '------mark--\r\n';

/** A body that comes in chunks, and counts what was read of it. */
const bodyOf = (whole: string, size: number) => {
  const bytes = Buffer.from(whole, 'latin1');
  const counted = { read: 0 };
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += size) {
      const chunk = bytes.subarray(at, at + size);
      counted.read += chunk.length;
      yield chunk;
    }
  };
  return { counted, body: Readable.from(chunks(), { highWaterMark: 1 }) };
};
const read = async (whole: string, size: number, given = limits(), type = TYPE): Promise<string[]> => {
  const found: string[] = [];
  for await (const file of fileParts(bodyOf(whole, size).body, type, given))
    found.push(file.toString('latin1'));
  return found;
};

it.each([1, 2, 7, 64, 100_000])(
  'files are found whole in chunks of %i bytes, fields are left aside',
  async (size) => {
    const tricky = '\r\n--\r\n------mar\r\n------ma%PDF\u0000\u00ff\r\n';
    const whole = `before${part('one')}${part('a field', '')}${part(tricky)}${part('')}${END}after`;
    expect(await read(whole, size)).toEqual(['one', tricky, '']);
  },
);

it.each([
  ['no mark', 'nothing', TYPE, []],
  ['no boundary', part('one') + END, 'multipart/form-data', []],
  ['another kind of body', part('one') + END, 'text/plain; boundary=----mark', []],
  ['a PDF as the body itself', '%PDF-1.7 all of it', 'application/pdf', ['%PDF-1.7 all of it']],
])('of %s are read', async (_what, whole, type, found) => {
  for (const size of [3, 10_000]) expect(await read(whole, size, limits(), type)).toEqual(found);
});

it.each([
  ['a part that is not whole', part('one') + part('two').slice(0, -4), 400],
  ['a body without its end', part('one'), 400],
  [
    'a head without an end',
    `------mark\r\nContent-Disposition: form-data; filename=x${'y'.repeat(5_000)}`,
    400,
  ],
  ['more files than are taken', `${part('1')}${part('')}${part('2')}${part('3')}${END}`, 409],
  ['more parts than are read', part('a field', '').repeat(20) + part('1') + END, 409],
])('%s is refused: no file is left out without a word', async (_what, whole, status) => {
  for (const size of [3, 10_000])
    await expect(read(whole, size, limits({ most: 2 }))).rejects.toMatchObject({ status });
});

it('files without content are not counted', async () => {
  const whole = `${part('')}${part('1')}${part('')}${part('2')}${END}`;
  expect(await read(whole, 50, limits({ most: 2 }))).toEqual(['', '1', '', '2']);
});

it('the first file is there before the others were read, and one that is not asked for is never read', async () => {
  const { body, counted } = bodyOf(part('one') + part('x'.repeat(4_000)) + END, 100);
  for await (const file of fileParts(body, TYPE, limits())) {
    expect(file.toString()).toBe('one');
    expect(counted.read).toBeLessThan(1_000);
    break;
  }
  // The connection of an answer is still there.
  expect(body.destroyed).toBe(false);
});

it.each([
  ['a file', part('x'.repeat(50_000)) + END, TYPE, 5_000],
  ['a PDF', '%PDF'.repeat(10_000), 'application/pdf', 5_000],
  ['a field', part('x'.repeat(200_000), '') + END, TYPE, 100_000],
])('%s that is too long is refused before the rest of it was read', async (_what, whole, type, most) => {
  const { body, counted } = bodyOf(whole, 100);
  let readThen = 0;
  const tooLong = () => {
    readThen = counted.read;
    return new AppError(422, 'validation_failed');
  };
  const all = (async () => {
    for await (const file of fileParts(body, type, limits({ tooLong }))) expect(file).toBeNull();
  })();
  await expect(all).rejects.toMatchObject({ status: 422 });
  expect(readThen).toBeGreaterThan(0);
  expect(readThen).toBeLessThan(most + 1_000);
  expect(body.destroyed).toBe(false);
});

it('a body whose sender is gone is malformed', async () => {
  const gone = new Readable({ read: () => undefined });
  const all = fileParts(gone, TYPE, limits()).next();
  gone.destroy(new Error('aborted'));
  await expect(all).rejects.toMatchObject({ status: 400 });
});

it('a body is known by its files: not by boundary and names, but by where each one ends', async () => {
  const digestOf = async (whole: string): Promise<string> => {
    const { body } = bodyOf(whole, 50);
    const { files, digest } = hashedFiles(
      fileParts(body, TYPE.replace('mark', whole.slice(6, 10)), limits()),
    );
    for await (const file of files) expect(file.length).toBeGreaterThan(0);
    return digest();
  };
  const one = await digestOf(part('one') + part('two') + END);
  const renamed = part('one', '; filename="b.pdf"') + part('two') + END;
  expect(await digestOf(renamed.replaceAll('----mark', '----next'))).toBe(one);
  for (const other of [part('onet') + part('wo'), part('one') + part('twp'), part('one'), part('one 3 two')])
    expect(await digestOf(other + END)).not.toBe(one);
});

it('a compressed body is refused before anything of it is read', () => {
  const { body, counted } = bodyOf(part('one') + END, 50);
  const request = (encoding?: string) =>
    Object.assign(body, { get: (name: string) => (name === 'content-encoding' ? encoding : TYPE) }) as never;
  const given = { most: 1, bytes: 10, tooMany: limits().tooMany };
  expect(() => uploadedFiles(request('GZIP'), {}, given)).toThrow(expect.objectContaining({ status: 415 }));
  for (const plain of [undefined, 'identity'])
    expect(() => uploadedFiles(request(plain), {}, given)).not.toThrow();
  expect(counted.read).toBe(0);
});

it('over a connection: a body that a pass covers is read, and who is refused in the middle gets the answer and the next one', async () => {
  const server = createServer((req, res) => {
    const answer = async (): Promise<string> => {
      const digest = await bodyDigest(req);
      const sizes: number[] = [];
      for await (const file of fileParts(req, req.headers['content-type'] ?? '', limits({ total: 9e9 })))
        sizes.push(file.length);
      return `${digest === null ? 'long' : 'covered'} ${sizes.join(' ')}`;
    };
    answer().then(
      (text) => res.end(text),
      (error: AppError) => res.writeHead(error.status).end('refused'),
    );
  });
  await new Promise<void>((done) => void server.listen(0, done));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (body: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const headers = { 'content-type': TYPE, 'content-length': Buffer.byteLength(body, 'latin1') };
      const sent = request({ port, method: 'POST', agent, headers }, (res) => {
        let text = '';
        res.on('data', (chunk) => void (text += String(chunk))).on('end', () => resolve(text));
      });
      sent.on('error', reject).end(body, 'latin1');
    });
  try {
    const three = part('a'.repeat(300)) + part('b'.repeat(4_000)) + part('') + END;
    const large = part('x'.repeat(3_000_000)) + END;
    const long = part('a field', '') + part('x'.repeat(700_000), '') + part('last') + END;
    const answers = [];
    for (const body of [three, large, long, three]) answers.push(await send(body));
    expect(answers).toEqual(['covered 300 4000 0', 'refused', 'long 4', 'covered 300 4000 0']);
  } finally {
    agent.destroy();
    server.closeAllConnections();
    await new Promise((done) => void server.close(done));
  }
});
