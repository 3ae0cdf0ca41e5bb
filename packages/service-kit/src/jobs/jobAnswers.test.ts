import type { Connection } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createLogger } from '../logger';
import { createJobs, type Jobs } from './createJobs';
import type { JobKind } from './JobKind';

let server: TestDatabase;
let database: Connection;
let jobs: Jobs;
let done: string[];
let names = 0;

beforeAll(async () => {
  server = await startTestDatabase();
});
beforeEach(async () => {
  database = await server.connect(`answers_${(names += 1)}`);
  done = [];
});
afterEach(() => jobs.stop());
afterAll(() => server?.close());

const start = (repeatable: boolean): JobKind<string, { said: string }> => {
  const kind: JobKind<string, { said: string }> = {
    name: 'say',
    repeatable,
    work: async (run) => {
      done.push(run.plan);
      return { said: run.plan };
    },
  };
  jobs = createJobs({ database, logger: createLogger('silent'), kinds: [kind] });
  return kind;
};
const planned = async () => 'it';
const plannedTwice = () => Promise.reject(new Error('planned twice'));
const away = () => Promise.reject(new Error('the database is away'));

it('F3-05 where its answer could not be read the next call answers, and no third one', async () => {
  const kind = start(false);
  await expect(jobs.run(kind, 'a', planned, away)).rejects.toThrow('away');
  const shown = async ({ said }: { said: string }) => `${said} is done`;
  expect(await jobs.run(kind, 'a', plannedTwice, shown)).toEqual({ result: 'it is done' });
  expect(await jobs.run(kind, 'a', plannedTwice, shown)).toBeNull();
  expect(done).toEqual(['it']);
});

it.each([false, true])(
  'F3-05 where the claim of its answer was stored and not heard of the next call answers; repeatable: %s',
  async (repeatable) => {
    const kind = start(repeatable);
    const model = database.model('durable_jobs');
    const stores = model.updateOne.bind(model);
    const unheard = jest.spyOn(model, 'updateOne').mockImplementationOnce((...change) => {
      const query = stores(...change);
      const runs = query.exec.bind(query);
      query.exec = () => runs().then(away);
      return query;
    });
    await expect(jobs.run(kind, 'a', planned)).rejects.toThrow('away');
    unheard.mockRestore();
    const record = await database.db?.collection<{ _id: string }>('durable_jobs').findOne({ _id: 'say:a' });
    expect(record).toMatchObject({ state: 'done', answered: true });
    expect(await jobs.run(kind, 'a', plannedTwice)).toEqual({ result: { said: 'it' } });
    expect(done).toEqual(['it']);
  },
);

it('F3-05 a claim in doubt that was not stored answers nothing that another process answered meanwhile', async () => {
  const kind = start(true);
  const model = database.model('durable_jobs');
  const lost = jest.spyOn(model, 'updateOne').mockImplementationOnce(away as never);
  await expect(jobs.run(kind, 'a', planned)).rejects.toThrow('away');
  lost.mockRestore();
  const other = createJobs({ database, logger: createLogger('silent'), kinds: [kind] });
  expect(await other.run(kind, 'a', plannedTwice)).toEqual({ result: { said: 'it' } });
  await other.stop();
  expect(await jobs.run(kind, 'a', async () => 'it again')).toEqual({ result: { said: 'it again' } });
  expect(done).toEqual(['it', 'it again']);
});
