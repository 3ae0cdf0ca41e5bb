import { Agenda } from 'agenda';
import { MongoBackend } from '@agendajs/mongo-backend';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { temporaryFolder } from './serverProcess';

const JOBS = 40;

describe('agenda on the embedded database', () => {
  const { folder, remove } = temporaryFolder();
  let server: EmbeddedMongo;

  beforeAll(async () => {
    server = await startEmbeddedMongo({ dataDir: folder });
  });
  afterAll(async () => {
    await server.close();
    remove();
  });

  it('When two instances share the jobs, Then each job runs exactly once', async () => {
    const runs = new Map<number, number>();
    const clients = await Promise.all([MongoClient.connect(server.uri), MongoClient.connect(server.uri)]);
    const agendas = clients.map((client) => {
      const agenda = new Agenda({
        backend: new MongoBackend({ mongo: client.db('jobs') as never }),
        processEvery: 50,
        defaultConcurrency: 5,
        // Longer than a busy machine stalls: a job whose lock has run out is made again. Its timers live half as long.
        defaultLockLifetime: 20_000,
      } as never);
      agenda.define('work', async (job: { attrs: { data: { n: number } } }) => {
        runs.set(job.attrs.data.n, (runs.get(job.attrs.data.n) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
      return agenda;
    });
    await Promise.all(agendas.map((agenda) => agenda.start()));
    await Promise.all(Array.from({ length: JOBS }, (_, n) => agendas[n % 2]!.now('work', { n })));
    const until = Date.now() + 40_000;
    while (runs.size < JOBS && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all(agendas.map((agenda) => agenda.drain()));
    expect([...runs.values()]).toEqual(Array.from({ length: JOBS }, () => 1));
    await Promise.all(clients.map((client) => client.close()));
  });
});
