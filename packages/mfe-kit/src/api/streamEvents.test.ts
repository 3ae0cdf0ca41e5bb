import { endpoint } from '@yinyom/contracts/endpoint';
import { saveSession } from '../stored-session/storedSession';
import { eventReader } from './eventReader';
import { apiSettings } from './settings';
import { streamEvents } from './streamEvents';

const call = {
  endpoint: endpoint({
    name: 'watch',
    service: 'scanner',
    method: 'GET',
    path: '/watch',
    auth: 'bearer',
    summary: '',
  }),
};
const { timeout } = apiSettings;
const encoder = new TextEncoder();

/** A platform whose stream is written by the test. It breaks when its reader gives up, as a connection does. */
const openStream = (accepts: (token: string) => boolean = () => true) => {
  let writer!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (writer = controller) });
  globalThis.fetch = async (input) => {
    const request = input as Request;
    if (!('headers' in request)) {
      return Response.json({ access_token: 'fresh', refresh_token: 'r1' });
    }
    if (!accepts((request.headers.get('authorization') ?? '').replace('Bearer ', ''))) {
      return Response.json({ message: 'no', code: 'unauthorized', request_id: 'r' }, { status: 401 });
    }
    request.signal.throwIfAborted();
    request.signal.addEventListener('abort', () => {
      try {
        writer.error(new DOMException('aborted', 'AbortError'));
      } catch {
        // It had ended already.
      }
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  };
  return {
    write: (text: string) => writer.enqueue(encoder.encode(text)),
    end: () => writer.close(),
    fail: () => writer.error(new TypeError('network error')),
  };
};

const follow = (signal = new AbortController().signal) => {
  const seen: unknown[] = [];
  return { seen, ended: streamEvents(call, (data) => seen.push(data), signal) };
};

beforeEach(() => saveSession({ token: 'stale', refreshToken: 'r0' }));
afterEach(() => {
  apiSettings.timeout = timeout;
});

describe('following a stream of events', () => {
  it('gives each event as it comes and ends with the stream', async () => {
    const stream = openStream();
    const { seen, ended } = follow();
    stream.write(': hello\n\nevent: progress\ndata: {"pages":1}\n\n');
    stream.write('data: {"pages":2}\n\n');
    stream.end();
    await ended;
    expect(seen).toEqual([{ pages: 1 }, { pages: 2 }]);
  });

  it('refreshes a refused token first', async () => {
    const stream = openStream((token) => token === 'fresh');
    const { seen, ended } = follow();
    stream.write('data: 1\n\n');
    stream.end();
    await ended;
    expect(seen).toEqual([1]);
  });

  it('says why the call was refused', async () => {
    globalThis.fetch = async () =>
      Response.json({ message: 'gone', code: 'not_found', request_id: 'r' }, { status: 404 });
    await expect(follow().ended).rejects.toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('does not take another answer for a stream', async () => {
    globalThis.fetch = async () => Response.json({});
    await expect(follow().ended).rejects.toEqual({ status: 'bad_answer' });
    const stream = openStream();
    const { ended } = follow();
    stream.write('data: {half\n\n');
    await expect(ended).rejects.toEqual({ status: 'bad_answer' });
  });

  it('says offline when the connection breaks, and timeout when nothing comes', async () => {
    const broken = openStream();
    const first = follow();
    broken.fail();
    await expect(first.ended).rejects.toEqual({ status: 'offline' });
    apiSettings.timeout = 20;
    openStream();
    await expect(follow().ended).rejects.toEqual({ status: 'timeout' });
  });

  it('ends quietly when nobody wants it any more, before and after the first event', async () => {
    openStream();
    const early = new AbortController();
    const { ended: unstarted } = follow(early.signal);
    early.abort();
    await expect(unstarted).resolves.toBeUndefined();
    const stream = openStream();
    const late = new AbortController();
    let ended: Promise<void> | undefined;
    const first = new Promise((resolve) => {
      ended = streamEvents(call, resolve, late.signal);
    });
    stream.write('data: 1\n\n');
    expect(await first).toBe(1);
    late.abort();
    await expect(ended).resolves.toBeUndefined();
  });
});

it('reads events however the bytes are cut, Thai letters and line ends of every kind included', () => {
  const text =
    'id: 1\r\ndata: {"a":"ยินยอม"}\r\n\r\ndata:two\ndata: lines\n\n: still here\n\ndata: unfinished';
  const bytes = encoder.encode(text);
  for (let size = 1; size <= bytes.length; size += 1) {
    const seen: string[] = [];
    const read = eventReader(({ data }) => seen.push(data));
    for (let from = 0; from < bytes.length; from += size) read(bytes.subarray(from, from + size));
    expect(seen).toEqual(['{"a":"ยินยอม"}', 'two\nlines']);
  }
});
