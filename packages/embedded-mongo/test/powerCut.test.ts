import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/startEmbeddedMongo';
import { checkDirectory } from '../src/store/backupCopy';
import { DATA_FILE } from '../src/store/dataFile';
import { fileAfterCut, readJournal } from './journal';
import { compiledServer, startProcess, temporaryFolder } from './serverProcess';

jest.setTimeout(1_200_000);
const SOAK = process.env.SOAK === '1';
const CUTS = SOAK ? 60 : 8;
const WRITERS = 16;
const WRITES = SOAK ? 120 : 25;

const probe = temporaryFolder();
const SHIM = path.join(probe.folder, 'powerCut.so');
const canPreload =
  process.platform === 'linux' &&
  spawnSync('cc', ['-shared', '-fPIC', '-o', SHIM, path.join(__dirname, 'powerCut.c'), '-ldl', '-lpthread'])
    .status === 0;

/** A write that was answered, and how long the journal was then: what was promised stands before that. */
interface Promised {
  at: number;
  id: number;
  kind: 'inserted' | 'counted' | 'deleted';
}

const textOf = (id: number) => `${id} `.repeat(1 + (id % 900));
let seed = 7;
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;

async function write(db: Db, writer: number, journalSize: () => number): Promise<Promised[]> {
  const promised: Promised[] = [];
  const note = (id: number, kind: Promised['kind']) => promised.push({ at: journalSize(), id, kind });
  const log = db.collection<{ _id: number; tag: number; text: string }>('log');
  for (let n = 0; n < WRITES; n++) {
    const id = writer * 1000 + n;
    await log.insertOne({ _id: id, tag: id % 7, text: textOf(id) });
    note(id, 'inserted');
    const counters = db.collection<{ _id: number }>('counters');
    await counters.updateOne({ _id: writer }, { $inc: { n: 1 } }, { upsert: true });
    note(writer, 'counted');
    if (n % 3 !== 2) continue;
    await log.deleteOne({ _id: id - 1 });
    note(id - 1, 'deleted');
  }
  return promised;
}

describe('the power fails while the server writes', () => {
  const { folder, remove } = temporaryFolder();
  const compiled = compiledServer();
  afterAll(() => {
    probe.remove();
    remove();
  });

  (canPreload ? it : it.skip)(
    `When it fails at ${CUTS} moments, Then no answered write is lost, twice or different, and the file is whole`,
    async () => {
      const journal = path.join(folder, 'journal');
      const server = await startProcess(compiled(), path.join(folder, 'first'), {
        LD_PRELOAD: SHIM,
        POWER_CUT_JOURNAL: journal,
      });
      const client = await MongoClient.connect(server.uri, { maxPoolSize: WRITERS });
      await client.db('power').collection('log').createIndex({ tag: 1, text: -1 });
      const begun = statSync(journal).size;
      const size = () => statSync(journal).size;
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(client.db('power'), writer, size));
      const promised = (await Promise.all(writers)).flat();
      await client.close();
      await server.end('SIGKILL');

      const steps = readJournal(readFileSync(journal));
      const first = steps.findIndex(({ end }) => end > begun);
      for (let cut = 0; cut < CUTS; cut++) {
        const at = first + Math.floor(random() * (steps.length - first));
        const dataDir = path.join(folder, `cut-${cut}`);
        mkdirSync(dataDir);
        writeFileSync(path.join(dataDir, DATA_FILE), fileAfterCut(steps, at + 1, random));
        const known = promised.filter((one) => one.at <= steps[at]!.end);
        await expectKept(dataDir, known);
        rmSync(dataDir, { recursive: true });
      }
      process.stdout.write(
        `${CUTS} power cuts in ${steps.length} steps, ${promised.length} answered writes\n`,
      );
    },
  );
});

async function expectKept(dataDir: string, known: Promised[]): Promise<void> {
  expect((await checkDirectory(dataDir)).damages).toEqual([]);
  const server = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(server.uri);
  try {
    const db = client.db('power');
    const documents = await db.collection<{ _id: number; text: string }>('log').find().toArray();
    const stored = new Map(documents.map(({ _id, text }) => [_id, text]));
    const deleted = new Set(known.filter(({ kind }) => kind === 'deleted').map(({ id }) => id));
    const lost = known.filter(
      ({ kind, id }) => kind === 'inserted' && (id % 1000) % 3 !== 1 && !stored.has(id),
    );
    expect(lost).toEqual([]);
    expect([...deleted].filter((id) => stored.has(id))).toEqual([]);
    expect([...stored].filter(([id, text]) => text !== textOf(id))).toEqual([]);
    const counters = await db.collection<{ _id: number; n: number }>('counters').find().toArray();
    for (let writer = 0; writer < WRITERS; writer++) {
      const answered = known.filter(({ kind, id }) => kind === 'counted' && id === writer).length;
      const n = counters.find(({ _id }) => _id === writer)?.n ?? 0;
      // One more may have been on its way.
      expect([answered, answered + 1]).toContain(n);
    }
    const found = await db.collection('log').countDocuments({ tag: { $gte: 0 } }, { hint: 'tag_1_text_-1' });
    expect(found).toBe(stored.size);
  } finally {
    await client.close();
    await server.close();
  }
}
