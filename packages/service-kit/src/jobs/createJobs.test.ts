import type { Connection } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import { conflict } from '../AppError';
import { createLogger } from '../logger';
import { createJobs, type Jobs } from './createJobs';
import type { JobRecord } from './job.store';
import type { JobKind } from './JobKind';
import { Postponed } from './Postponed';

const logger = createLogger('silent');
let server: TestDatabase;
let database: Connection;
let processes: Jobs[];
let names = 0;

beforeAll(async () => {
  server = await startTestDatabase();
});
beforeEach(async () => {
  names += 1;
  database = await server.connect(`jobs_${names}`);
  processes = [];
});
afterEach(async () => {
  for (const jobs of processes) await jobs.stop();
});
afterAll(() => server?.close());

interface Plan {
  items: number[];
}
interface Story {
  done: number[];
  reverted: number;
  /** Runs at each item. */
  meet: (item: number) => Promise<void> | void;
}
const newStory = (): Story => ({ done: [], reverted: 0, meet: () => undefined });

const kindOf = (story: Story): JobKind<Plan, { notes: string[] }> => ({
  name: 'count',
  work: async (run) => {
    const notes = await run.each('items', run.plan.items, async (item) => {
      await story.meet(item);
      story.done.push(item);
      return item % 2 === 0 ? `even ${item}` : undefined;
    });
    await run.once('last', async () => void story.done.push(-1));
    return { notes };
  },
  revert: async () => void (story.reverted += 1),
});

/** Longer than a busy machine stalls: a job whose lease has run out is another process's. */
const LONG_MS = 60_000;
/** Longer than what is done waits to be noted, and whoever notes it learns what became of the job. */
const NOTED_MS = 600;

/** A process of a service, that looks for interrupted jobs often. */
const start = (kind: JobKind<Plan, { notes: string[] }>, everyMs = 20, leaseMs = LONG_MS): Jobs => {
  const jobs = createJobs({ database, logger, kinds: [kind], everyMs, leaseMs });
  processes.push(jobs);
  return jobs;
};
const plan = (most: number) => async (): Promise<Plan> => ({
  items: Array.from({ length: most }, (_, index) => index + 1),
});
type Stored = Partial<JobRecord> & { _id: string };
const stored = () => database.db?.collection<Stored>('durable_jobs').findOne({ _id: 'count:a' });

it('does all of it once, and answers once', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const jobs = start(kind);
  expect(await jobs.run(kind, 'a', plan(4))).toEqual({ result: { notes: ['even 2', 'even 4'] } });
  expect(story.done).toEqual([1, 2, 3, 4, -1]);
  expect(await jobs.run(kind, 'a', plan(4))).toBeNull();
  expect(story.done).toHaveLength(5);
  expect(await jobs.look(kind, 'a')).toEqual({ state: 'done', progress: { done: 5, total: 5 } });
  expect(await stored()).not.toHaveProperty('plan');
});

it('the plan is stored before the first item is done', async () => {
  const story = newStory();
  const kind = kindOf(story);
  story.meet = async () => expect(await stored()).toMatchObject({ plan: { items: [1] }, state: 'running' });
  await start(kind).run(kind, 'a', plan(1));
});

it('asked twice at once it runs once: one call answers with the result, the other finds it done', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const [one, other] = [start(kind), start(kind)];
  const answers = await Promise.all([one.run(kind, 'a', plan(3)), other.run(kind, 'a', plan(3))]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(story.done).toEqual([1, 2, 3, -1]);
});

it('F3-05 what failed in the middle goes on when it is asked again, with the plan of the first time', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const jobs = start(kind, 60_000);
  story.meet = (item) => {
    if (item === 3) throw new Error('the database is away');
  };
  await expect(jobs.run(kind, 'a', plan(4))).rejects.toThrow('away');
  story.meet = () => undefined;
  const again = jobs.run(kind, 'a', () => Promise.reject(new Error('planned twice')));
  expect(await again).toEqual({ result: { notes: ['even 2', 'even 4'] } });
  expect(new Set(story.done)).toEqual(new Set([1, 2, 3, 4, -1]));
});

describe('a change of several writes', () => {
  const ended = async () => (await database.db?.collection('durable_jobs').countDocuments()) === 0;
  const finishing = (story: Story) => start(kindOf(story));

  it('is made once and leaves nothing', async () => {
    const story = newStory();
    const answer = await finishing(story).guard(kindOf(story), { items: [1] }, async () => 'made');
    expect([answer, story.done, await ended()]).toEqual(['made', [], true]);
  });

  it('that is refused leaves nothing', async () => {
    const story = newStory();
    const refused = finishing(story).guard(kindOf(story), { items: [1] }, () =>
      Promise.reject(conflict('conflict')),
    );
    await expect(refused).rejects.toMatchObject({ status: 409 });
    expect([story.done, await ended()]).toEqual([[], true]);
  });

  it('F3-05 that breaks off is finished by the process that made it', async () => {
    const story = newStory();
    const broken = finishing(story).guard(kindOf(story), { items: [1, 2] }, () =>
      Promise.reject(new Error('the database is away')),
    );
    await expect(broken).rejects.toThrow('away');
    await until(() => story.done.includes(-1), 'the job is finished');
    expect(story.done).toEqual([1, 2, -1]);
  });

  it('F3-05 that breaks off with its process is finished by another, once the lease has ended', async () => {
    const story = newStory();
    void start(kindOf(story), 60_000, 300).guard(
      kindOf(story),
      { items: [1, 2] },
      () => new Promise(() => undefined),
    );
    const other = finishing(story);
    await until(() => story.done.includes(-1), 'the job is finished');
    expect(story.done).toEqual([1, 2, -1]);
    await other.stop();
  });
});

it('F3-05 another process goes on with what a process left behind that has died', async () => {
  const story = newStory();
  const kind = kindOf(story);
  // Never comes back from its third item, and its renewals end with it.
  let dying = true;
  story.meet = (item) => {
    if (item === 3 && dying) throw new Error('killed');
  };
  const first = start(kind, 60_000);
  await expect(first.run(kind, 'a', plan(4))).rejects.toThrow('killed');
  dying = false;
  await database.db
    ?.collection<{ _id: string }>('durable_jobs')
    .updateOne({ _id: 'count:a' }, { $set: { holder: 'dead', until: new Date(Date.now() + 100) } });
  const second = start(kind);
  await until(async () => (await second.look(kind, 'a'))?.state === 'done', 'the job is done');
  expect(new Set(story.done)).toEqual(new Set([1, 2, 3, 4, -1]));
  // Nobody got its answer yet.
  expect(await second.run(kind, 'a', plan(4))).toEqual({ result: { notes: ['even 2', 'even 4'] } });
});

/** What was asked for is read when it is noted how far the job is: after the item during which this was waited for. */
const untilNoted = async (): Promise<void> => {
  const asked = performance.now();
  await until(() => performance.now() > asked + 2 * NOTED_MS, 'it is noted');
};

it('a job that is paused stays where it is until it is resumed, whatever process looks for it', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const [jobs, other] = [start(kind), start(kind)];
  story.meet = async (item) => {
    if (item !== 2) return;
    await jobs.pause(kind, 'a');
    await untilNoted();
  };
  await jobs.begin(kind, 'a', { items: [1, 2, 3] });
  await until(async () => (await other.look(kind, 'a'))?.state === 'paused', 'the job is paused');
  expect(story.done).toEqual([1, 2]);
  expect(await other.look(kind, 'a')).toMatchObject({ progress: { done: 2, total: 3 } });
  await other.resume(kind, 'a');
  await until(async () => (await jobs.look(kind, 'a'))?.state === 'done', 'the job is done');
  expect(story.done).toEqual([1, 2, 3, -1]);
});

it('a job that is paused can be cancelled', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const jobs = start(kind);
  story.meet = async () => {
    await jobs.pause(kind, 'a');
    await untilNoted();
  };
  await jobs.begin(kind, 'a', { items: [1, 2] });
  await until(async () => (await jobs.look(kind, 'a'))?.state === 'paused', 'the job is paused');
  expect(await jobs.cancel(kind, 'a')).toBe('cancelled');
  expect([story.done, story.reverted]).toEqual([[1], 1]);
});

it('a job that a step postpones is left alone until then, goes on where it was, and can be cancelled meanwhile', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const [jobs, other] = [start(kind), start(kind)];
  const later = new Date(Date.now() + LONG_MS);
  story.meet = (item) => {
    if (item === 2) throw new Postponed(later);
  };
  await jobs.begin(kind, 'a', { items: [1, 2, 3] });
  const waits = async () => {
    const job = await stored();
    return job?.holder === null && job.progress?.done === 1;
  };
  await until(waits, 'the job waits');
  expect(await other.look(kind, 'a')).toEqual({ state: 'running', progress: { done: 1, total: 3 } });
  story.meet = () => undefined;
  await database.db
    ?.collection<{ _id: string }>('durable_jobs')
    .updateOne({ _id: 'count:a' }, { $set: { until: new Date(0) } });
  await until(async () => (await jobs.look(kind, 'a'))?.state === 'done', 'the job is done');
  expect(story.done).toEqual([1, 2, 3, -1]);

  story.meet = () => {
    throw new Postponed(later);
  };
  await jobs.begin(kind, 'b', { items: [1] });
  expect(await other.cancel(kind, 'b')).toBe('cancelled');
});

it('a process that was silent for too long does nothing more once another one has its job', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const jobs = start(kind, 60_000, 60);
  let reached: () => void = () => undefined;
  const atTwo = new Promise<void>((resolve) => (reached = resolve));
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  let began = 0;
  story.meet = async (item) => {
    began ||= Date.now();
    if (item !== 2) return;
    reached();
    await held;
  };
  const running = jobs.run(kind, 'a', plan(4));
  await atTwo;
  await database.db
    ?.collection<{ _id: string }>('durable_jobs')
    .updateOne({ _id: 'count:a' }, { $set: { holder: 'other', until: new Date(Date.now() + LONG_MS) } });
  await until(() => Date.now() > began + NOTED_MS, 'the lease would have been renewed');
  go();
  await database.db
    ?.collection<{ _id: string }>('durable_jobs')
    .updateOne({ _id: 'count:a' }, { $set: { state: 'done', result: { notes: [] } } });
  await running;
  expect(story.done).toEqual([1, 2]);
});

it('a refusal takes back what was done, ends the job, and leaves room for another one', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const jobs = start(kind);
  story.meet = (item) => {
    if (item === 2) throw conflict('category_limit');
  };
  await expect(jobs.run(kind, 'a', plan(3))).rejects.toMatchObject({ code: 'category_limit' });
  expect(story.reverted).toBe(1);
  expect(await jobs.look(kind, 'a')).toMatchObject({ state: 'failed', failure: 'category_limit' });
  story.meet = () => undefined;
  expect(await jobs.run(kind, 'a', plan(3))).not.toBeNull();
});

it('a job is cancelled between two items, and takes back what it did', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const jobs = start(kind, 60_000, 60);
  let cancelled: Promise<unknown> = Promise.resolve();
  story.meet = async (item) => {
    if (item !== 2) return;
    cancelled = jobs.cancel(kind, 'a');
    await until(async () => (await stored())?.cancel_asked === true, 'the cancellation is stored');
    const noted = Date.now() + NOTED_MS;
    await until(() => Date.now() > noted, 'what is done is noted next');
  };
  expect(await jobs.begin(kind, 'a', { items: [1, 2, 3, 4] })).toBe(true);
  await until(async () => (await jobs.look(kind, 'a'))?.state === 'cancelled', 'the job is cancelled');
  expect(await cancelled).toBe('cancelled');
  expect([story.done, story.reverted]).toEqual([[1, 2], 1]);
});

it('a process that stops hands its job over at once', async () => {
  const story = newStory();
  const kind = kindOf(story);
  const first = start(kind, 60_000, 60_000);
  let stopped: Promise<void> = Promise.resolve();
  story.meet = (item) => {
    if (item === 2) stopped = first.stop();
  };
  await expect(first.run(kind, 'a', plan(4))).rejects.toMatchObject({ status: 503 });
  await stopped;
  story.meet = () => undefined;
  expect(await start(kind, 60_000, 60_000).run(kind, 'a', plan(4))).not.toBeNull();
  expect(story.done).toEqual([1, 2, 3, 4, -1]);
});
