import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import { verifyBinder } from 'yinyom-verify/binder/verifyBinder';
import { startCompliance } from '../testing/startCompliance';
import type { KeptFile } from './BinderRecord';

const ORDER = {
  from: '2026-07-01',
  until: '2026-09-30',
  applications: null,
  papers: ['notices', 'consent_proof', 'cookies', 'requests'],
  languages: 'both',
};

let server: TestDatabase;
let folder: string;
beforeAll(async () => {
  server = await startTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'binder-killed-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Starts the service in a process of its own, which orders a binder. */
const spawnOrdering = async (database: string) => {
  const child = spawn(
    process.execPath,
    [
      '--conditions=yinyom-source',
      '-r',
      path.resolve(__dirname, '../../../../packages/testing/runTypeScript.cjs'),
      path.resolve(__dirname, '../testing/complianceProcess.ts'),
    ],
    {
      env: {
        ...process.env,
        TEST_URI: server.uri,
        TEST_DATABASE: database,
        TEST_ORDER: JSON.stringify(ORDER),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const id = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ordered ')) resolve(line.slice('ordered '.length));
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code} before it ordered`)));
  });
  return {
    id,
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

it('BN-04 kill -9 in the middle of a binder: the next process goes on, and nothing half is left', async () => {
  const connection = await server.connect('compliance');
  const pieces = connection.collection('binder_pieces');
  const { id, kill } = await spawnOrdering(connection.name);
  const noted = async (): Promise<KeptFile[]> => {
    const job = await connection.collection('durable_jobs').findOne({});
    return (job?.['notes'].documents ?? []) as KeptFile[];
  };
  await until(async () => (await noted()).length > 0, 'a paper is kept and noted');
  await kill();
  const before = await noted();
  // A step that was not noted leaves pieces that belong to nothing.
  await pieces.insertOne({ binder_id: id, generation: 'lost', number: 0, last: false, purge_at: new Date() });
  const stateOf = async () => (await connection.collection('binders').findOne({}))?.['state'] as string;
  expect(await stateOf()).toBe('making');

  const compliance = await startCompliance({
    database: { connect: async () => connection, close: async () => {} },
    jobs: { leaseMs: 1_000, everyMs: 200 },
  });
  await until(async () => (await stateOf()) === 'ready', 'the binder is made');
  const { bytes } = await compliance.download(`/binders/${id}/binder.zip`);
  const file = path.join(folder, 'binder.zip');
  writeFileSync(file, bytes);
  expect((await verifyBinder(file)).problems).toEqual([]);
  // It went on: what was noted before is in the binder, and was not drawn a second time.
  expect((await noted()).slice(0, before.length)).toEqual(before);
  const left = await pieces.distinct('generation', { binder_id: id });
  expect(left).toHaveLength(1);
  await compliance.close();
});
