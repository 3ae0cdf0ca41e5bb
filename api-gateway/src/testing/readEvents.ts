/** An event as a test reads it. */
export interface ReadEvent {
  id: string | undefined;
  event: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read into events of every shape
  data: any;
}

/** Reads a stream of events the way a browser does, and waits for those a test is about. */
export const readEvents = (response: Response) => {
  const events: ReadEvent[] = [];
  const comments: string[] = [];
  let ended = false;
  let wake: () => void = () => undefined;
  const reading = (async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(
          block
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        );
        const data = fields.get('data');
        if (data === undefined) comments.push(block);
        else events.push({ id: fields.get('id'), event: fields.get('event') ?? '', data: JSON.parse(data) });
      }
      wake();
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
      wake();
    });

  const until = async <T>(look: () => T | undefined | false, what: string): Promise<T> => {
    const end = Date.now() + 60_000;
    for (;;) {
      const found = look();
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what} did not come; got ${JSON.stringify(events)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 100);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };

  return {
    events,
    comments,
    /** The first event of a name that is as wanted. */
    event: (name: string, wanted: (data: ReadEvent['data']) => boolean = () => true) =>
      until(() => events.find(({ event, data }) => event === name && wanted(data)), name),
    comment: (text: string) => until(() => comments.includes(text), text),
    end: () => until(() => ended, 'the end'),
    ended: () => ended,
    reading,
  };
};
