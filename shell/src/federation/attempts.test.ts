import { createAttempts, TookTooLong } from './attempts';

const PATIENCE = 15_000;

/** A list whose build can be changed, and loads that end when they are told to. */
const platform = () => {
  let build = 'first';
  let listed = true;
  const reads: boolean[] = [];
  const loads: {
    build: string;
    anew: boolean;
    arrive: (what: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const attempts = createAttempts<{ name: string; build: string }, string>({
    find: async (name, fresh) => {
      reads.push(fresh);
      if (!listed) throw new Error('no list');
      return { name, build };
    },
    load: (row, anew) =>
      new Promise((arrive, fail) => void loads.push({ build: row.build, anew, arrive, fail })),
    patience: PATIENCE,
    abandonAfter: 60_000,
    now: () => Date.now(),
  });
  return {
    attempts,
    reads,
    loads,
    release: (next: string) => void (build = next),
    list: (there: boolean) => void (listed = there),
  };
};
const turn = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('loads a part once, however often it is asked for, and keeps a failure', async () => {
  const { attempts, loads } = platform();
  const asked = attempts.ask('users');
  expect(attempts.ask('users')).toBe(asked);
  await turn();
  loads[0]?.fail(new Error('broken'));
  await expect(asked).rejects.toThrow('broken');
  expect(attempts.ask('users')).toBe(asked);
  expect(loads).toHaveLength(1);
});

describe('O16 trying again', () => {
  it('takes the repaired build after the code of the first one threw', async () => {
    const { attempts, loads, release, reads } = platform();
    const first = attempts.ask('users');
    await turn();
    loads[0]?.fail(new Error('init'));
    await expect(first).rejects.toThrow('init');
    release('repaired');
    attempts.again('users');
    await turn();
    expect(loads[1]).toMatchObject({ build: 'repaired', anew: true });
    expect(reads).toEqual([false, true]);
    loads[1]?.arrive('works');
    await expect(attempts.ask('users')).resolves.toBe('works');
  });

  it('takes the repaired build after a page of the first one threw, and keeps what is loaded when there is none', async () => {
    const { attempts, loads, release } = platform();
    const first = attempts.ask('users');
    await turn();
    loads[0]?.arrive('throws while it is drawn');
    await first;
    attempts.again('users');
    await expect(attempts.ask('users')).resolves.toBe('throws while it is drawn');
    expect(loads).toHaveLength(1);
    release('repaired');
    attempts.again('users');
    await turn();
    expect(loads[1]).toMatchObject({ build: 'repaired', anew: true });
  });

  it('loads the same build from the start after it failed', async () => {
    const { attempts, loads } = platform();
    attempts.ask('users').catch(() => undefined);
    await turn();
    loads[0]?.fail(new Error('404'));
    await turn();
    attempts.again('users');
    await turn();
    expect(loads[1]).toMatchObject({ build: 'first', anew: true });
  });

  it('has nothing to forget when only the list could not be read', async () => {
    const { attempts, loads, list } = platform();
    list(false);
    await expect(attempts.ask('users')).rejects.toThrow('no list');
    list(true);
    attempts.again('users');
    await turn();
    expect(loads).toMatchObject([{ build: 'first', anew: false }]);
  });
});

describe('a part that takes long', () => {
  const tellsThatItTakesLong = async (asked: Promise<string>) => {
    const told = expect(asked).rejects.toBeInstanceOf(TookTooLong);
    await jest.advanceTimersByTimeAsync(PATIENCE);
    await told;
  };

  it('is told after the patience, and is there without another load when somebody tries again', async () => {
    const { attempts, loads } = platform();
    await tellsThatItTakesLong(attempts.ask('users'));
    attempts.again('users');
    await jest.advanceTimersByTimeAsync(5_000);
    loads[0]?.arrive('after 20 s');
    await expect(attempts.ask('users')).resolves.toBe('after 20 s');
    expect(loads).toHaveLength(1);
  });

  it('says when it arrived after all', async () => {
    const { attempts, loads } = platform();
    const error: unknown = await Promise.all([
      attempts.ask('users').catch((reason: unknown) => reason),
      jest.advanceTimersByTimeAsync(PATIENCE),
    ]).then(([reason]) => reason);
    loads[0]?.arrive('late');
    await expect((error as TookTooLong).arrival).resolves.toBe('late');
  });

  it('is asked for from the start when it was under way for a minute', async () => {
    const { attempts, loads } = platform();
    await tellsThatItTakesLong(attempts.ask('users'));
    for (const since of [15, 30, 45]) {
      attempts.again('users');
      await turn();
      expect([since, loads.length]).toEqual([since, 1]);
      await tellsThatItTakesLong(attempts.ask('users'));
    }
    attempts.again('users');
    await turn();
    expect(loads).toHaveLength(2);
  });

  it('is given up at once for a build that came out meanwhile', async () => {
    const { attempts, loads, release } = platform();
    await tellsThatItTakesLong(attempts.ask('users'));
    release('repaired');
    attempts.again('users');
    await turn();
    expect(loads[1]).toMatchObject({ build: 'repaired' });
  });
});
