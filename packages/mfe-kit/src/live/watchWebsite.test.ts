import { waitFor } from '@testing-library/react';
import { saveSession } from '../stored-session/storedSession';
import { watchWebsite } from './watchWebsite';

const encoder = new TextEncoder();
const scan = {
  id: 's',
  status: 'running',
  pages_done: 1,
  pages_total: null,
  cookies_found: 0,
  violations: 0,
};

/** A platform that counts streams and says something on each that is open. */
const platform = () => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let begun = 0;
  globalThis.fetch = async (input) => {
    begun += 1;
    const { signal } = input as Request;
    signal.throwIfAborted();
    const body = new ReadableStream<Uint8Array>({
      start: (writer) => {
        open.add(writer);
        signal.addEventListener('abort', () => {
          open.delete(writer);
          writer.error(new DOMException('', 'AbortError'));
        });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  return {
    open: () => open.size,
    begun: () => begun,
    say: (pages_done: number) => {
      const text = `event: scan\ndata: ${JSON.stringify({ ...scan, pages_done })}\n\n`;
      for (const writer of open) writer.enqueue(encoder.encode(text));
    },
  };
};
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const listen = (id = 'a'.repeat(24)) => {
  const pages: unknown[] = [];
  const states: string[] = [];
  const leave = watchWebsite(id, {
    onEvent: ({ data }) => pages.push((data as { pages_done: number }).pages_done),
    onState: (state) => states.push(state),
  });
  return { pages, states, leave };
};
/** Long enough for a stream to begin, where none may. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(() => saveSession({ token: 't', refreshToken: 'r' }));
afterEach(() => show('visible'));

it('all who listen in a tab share one stream, which ends with the last of them', async () => {
  const { open, begun, say } = platform();
  const [one, two] = [listen(), listen()];
  await waitFor(() => expect([open(), two.states.at(-1)]).toEqual([1, 'live']));
  say(3);
  await waitFor(() => expect([one.pages, two.pages]).toEqual([[3], [3]]));
  one.leave();
  say(4);
  await waitFor(() => expect(two.pages).toEqual([3, 4]));
  expect([one.pages, open(), begun()]).toEqual([[3], 1, 1]);
  two.leave();
  await waitFor(() => expect(open()).toBe(0));
});

it('a tab that nobody sees asks nothing, and goes on when it is seen', async () => {
  const { open, begun, say } = platform();
  show('hidden');
  const { pages, leave } = listen();
  await settle();
  expect(begun()).toBe(0);
  show('visible');
  await waitFor(() => expect(open()).toBe(1));
  say(1);
  await waitFor(() => expect(pages).toEqual([1]));
  show('hidden');
  await waitFor(() => expect(open()).toBe(0));
  show('visible');
  await waitFor(() => expect(open()).toBe(1));
  say(2);
  await waitFor(() => expect(pages).toEqual([1, 2]));
  expect(begun()).toBe(2);
  leave();
});
