import { endpoint } from '@yinyom/contracts/endpoint';
import { downloadFile } from './downloadFile';

const call = {
  endpoint: endpoint({
    name: 'x',
    service: 'consents',
    method: 'GET',
    path: '/x',
    auth: 'none',
    summary: '',
  }),
};
const bytes = (text: string) => new TextEncoder().encode(text);
const HEADERS = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="a.csv"' };

const serve = (...answers: ((range: string | null) => Response)[]) => {
  const ranges: (string | null)[] = [];
  globalThis.fetch = (async (input: Request) => {
    const range = input.headers.get('range');
    ranges.push(range);
    const next = answers[Math.min(ranges.length, answers.length) - 1];
    if (!next) throw new TypeError('fetch failed');
    return next(range);
  }) as typeof fetch;
  return ranges;
};

it('fetches a file with its name and tells how much has come', async () => {
  serve(() => new Response('a,b', { headers: { ...HEADERS, 'Content-Length': '3' } }));
  const shares: number[] = [];
  const got = await downloadFile(call, (share) => shares.push(share));
  if (!('file' in got)) throw new Error('no file');
  expect([got.name, got.file.size, shares.at(-1)]).toEqual(['a.csv', 3, 1]);
});

it('goes on where it was when the connection breaks', async () => {
  const ranges = serve((range) =>
    range ? new Response('cde', { status: 206, headers: HEADERS }) : new Response(null, { status: 500 }),
  );
  let first = true;
  const second = globalThis.fetch;
  globalThis.fetch = (async (input: Request) => {
    if (!first) return second(input);
    first = false;
    // The whole beginning arrives, then nothing more: 'ab'.
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes('ab'));
        setTimeout(() => controller.error(new TypeError('connection lost')), 0);
      },
    });
    return new Response(stream, { headers: HEADERS });
  }) as typeof fetch;
  const got = await downloadFile(call);
  if (!('file' in got)) throw new Error('no file');
  expect(ranges).toEqual(['bytes=2-']);
  expect(got.file.size).toBe(5);
});

it('gives up when the connection stays broken, and passes on what is no file', async () => {
  globalThis.fetch = (async () => {
    throw new TypeError('fetch failed');
  }) as typeof fetch;
  await expect(downloadFile(call)).rejects.toEqual({ status: 'offline' });
  serve(() => Response.json({ id: 'e1' }, { status: 202 }));
  expect(await downloadFile(call)).toEqual({ answer: { id: 'e1' } });
  serve(() => Response.json({ message: 'no', code: 'forbidden', request_id: 'r' }, { status: 403 }));
  await expect(downloadFile(call)).rejects.toMatchObject({ status: 403 });
});
