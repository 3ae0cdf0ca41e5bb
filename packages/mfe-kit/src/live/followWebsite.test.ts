import type { LiveEvent } from '@yinyom/contracts/live/liveEvents';
import { apiSettings } from '../api/settings';
import { saveSession } from '../stored-session/storedSession';
import { followWebsite } from './followWebsite';

const encoder = new TextEncoder();
const scan = (pages_done: number) => ({
  id: 's',
  status: 'running',
  pages_done,
  pages_total: null,
  cookies_found: 0,
  violations: 0,
});
const text = (event: string, data: unknown, id: string) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** A platform that answers each request with what the test makes of it. */
const platform = (answer: (asked: Request, attempt: number) => Response) => {
  const asked: Request[] = [];
  globalThis.fetch = async (input) => {
    asked.push(input as Request);
    return answer(input as Request, asked.length);
  };
  return asked;
};
/** A stream that says something; it then ends, or stays open until its reader leaves. */
const stream = (asked: Request, said: string, stays = false): Response => {
  const body = new ReadableStream<Uint8Array>({
    start: (writer) => {
      asked.signal.throwIfAborted();
      writer.enqueue(encoder.encode(said));
      if (!stays) writer.close();
      else asked.signal.addEventListener('abort', () => writer.error(new DOMException('', 'AbortError')));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
};

const follow = () => {
  const leaving = new AbortController();
  const events: LiveEvent[] = [];
  const states: string[] = [];
  let lastId: string | undefined;
  const following = {
    lastId: () => lastId,
    onEvent: (event: LiveEvent, id: string | undefined) => {
      lastId = id;
      events.push(event);
    },
    onState: (state: string) => void states.push(state),
  };
  const ended = followWebsite('a'.repeat(24), following, leaving.signal);
  return { events, states, ended, leave: () => leaving.abort() };
};
const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const { timeout } = apiSettings;
beforeEach(() => {
  saveSession({ token: 't', refreshToken: 'r' });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  apiSettings.timeout = timeout;
});

it('after a goodbye it goes on at once, where it was', async () => {
  const asked = platform((request, attempt) =>
    attempt === 1
      ? stream(request, text('scan', scan(1), 'x-7') + 'event: bye\ndata: {}\n\n')
      : stream(request, text('scan', scan(2), 'x-8'), true),
  );
  const { events, states, ended, leave } = follow();
  await advance(3_000);
  expect(events.map(({ data }) => (data as { pages_done?: number }).pages_done)).toEqual([1, 2]);
  expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, 'x-7']);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer t');
  expect(states).toEqual(['live', 'live']);
  leave();
  await ended;
});

it('what it does not know, or what is not as declared, is passed over', async () => {
  platform((request) =>
    stream(
      request,
      text('weather', { sun: true }, 'x-1') + text('scan', { id: 1 }, 'x-2') + text('scan', scan(3), 'x-3'),
      true,
    ),
  );
  const { events, ended, leave } = follow();
  await advance(100);
  expect(events).toEqual([{ event: 'scan', data: scan(3) }]);
  leave();
  await ended;
});

it('after two failures it says so, and goes on trying, seldom', async () => {
  const asked = platform(() => {
    throw new TypeError('offline');
  });
  const { states, ended, leave } = follow();
  await advance(1_000);
  expect(states).toEqual([]);
  await advance(10_000);
  expect(states[0]).toBe('polling');
  await advance(10 * 60_000);
  expect(asked.length).toBeLessThan(30);
  expect(asked.length).toBeGreaterThan(8);
  leave();
  await ended;
});

it('a refusal is final enough to ask otherwise at once, and is not hammered at', async () => {
  const asked = platform(() =>
    Response.json(
      { message: 'no', code: 'rate_limited', request_id: 'r' },
      { status: 429, headers: { 'Retry-After': '15' } },
    ),
  );
  const { states, ended, leave } = follow();
  await advance(14_000);
  expect([states, asked.length]).toEqual([['polling'], 1]);
  leave();
  await ended;
});

it('a connection that died while the machine slept is given up and the stream goes on after the last event', async () => {
  const asked = platform((request, attempt) =>
    stream(request, text('scan', scan(attempt), `x-${attempt}`), true),
  );
  const { events, ended, leave } = follow();
  await advance(100);
  // Nothing is heard for longer than the platform is ever silent.
  await advance(timeout + 6_000);
  expect(asked.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, 'x-1']);
  expect(events).toHaveLength(2);
  leave();
  await ended;
});
