import { createRequestGate } from './requestGate';

const deferred = <T = void>() => {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
};
const settle = () => new Promise((done) => setTimeout(done));

/** The locks of one browser, shared by its tabs: exclusive and shared requests in order of arrival. */
const createBrowserLocks = () => {
  type Waiting = { mode: LockMode; start: () => Promise<void> };
  const queue: Waiting[] = [];
  let held: LockMode[] = [];
  const pump = () => {
    const next = queue[0];
    if (!next || held.includes('exclusive') || (next.mode === 'exclusive' && held.length > 0)) return;
    queue.shift();
    held = [...held, next.mode];
    void next.start().finally(() => {
      held = held.toSpliced(held.indexOf(next.mode), 1);
      pump();
    });
    pump();
  };
  return {
    request: <T>(_name: string, { mode = 'exclusive' }: LockOptions, work: () => T | Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        queue.push({
          mode,
          start: async () => {
            try {
              resolve(await work());
            } catch (error) {
              reject(error as Error);
            }
          },
        });
        pump();
      }),
  } as unknown as LockManager;
};

describe('the request gate', () => {
  it('lets requests run side by side while no token call is on the way', async () => {
    const gate = createRequestGate({ serial: () => false, locks: () => undefined });
    const first = deferred();
    const started: string[] = [];
    void gate.request(() => (started.push('first'), first.promise));
    void gate.request(async () => void started.push('second'));
    await settle();
    expect(started).toEqual(['first', 'second']);
    first.resolve();
  });

  it('holds every request until the token call has ended', async () => {
    const gate = createRequestGate({ serial: () => false, locks: () => undefined });
    const token = deferred();
    const order: string[] = [];
    const refreshed = gate.token(() => token.promise.then(() => order.push('token')));
    const asked = gate.request(async () => order.push('request'));
    await settle();
    expect(order).toEqual([]);
    token.resolve();
    await Promise.all([refreshed, asked]);
    expect(order).toEqual(['token', 'request']);
  });

  it('lets requests through again after a token call failed', async () => {
    const gate = createRequestGate({ serial: () => false, locks: () => undefined });
    await expect(gate.token(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(gate.request(async () => 'through')).resolves.toBe('through');
  });

  it('holds the requests of another tab while this tab refreshes its token', async () => {
    const locks = createBrowserLocks();
    const here = createRequestGate({ serial: () => false, locks: () => locks });
    const there = createRequestGate({ serial: () => false, locks: () => locks });
    const token = deferred();
    const order: string[] = [];
    const refreshed = here.token(() => token.promise.then(() => order.push('token here')));
    await settle();
    const asked = there.request(async () => order.push('request there'));
    const alsoRefreshed = there.token(async () => order.push('token there'));
    await settle();
    expect(order).toEqual([]);
    token.resolve();
    await Promise.all([refreshed, asked, alsoRefreshed]);
    expect(order[0]).toBe('token here');
  });

  it('sends one request at a time in serial mode, also past a failed one', async () => {
    const gate = createRequestGate({ serial: () => true, locks: () => undefined });
    const first = deferred();
    const order: string[] = [];
    const failing = gate.request(() => first.promise.then(() => Promise.reject(new Error('failed'))));
    const second = gate.request(async () => order.push('second'));
    await settle();
    expect(order).toEqual([]);
    first.resolve();
    await expect(failing).rejects.toThrow('failed');
    await second;
    expect(order).toEqual(['second']);
  });
});
