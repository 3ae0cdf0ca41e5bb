import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupRecord } from '@yinyom/contracts/operations/backup';
import { backUp, restore } from '../support/backups';
import { estateStory } from '../support/estateStory';
import { papersStory } from '../support/papersStory';
import type { Stack } from '../support/startStack';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { until } from '../support/until';
import { visitorsOf } from '../support/visitors';

const folder = mkdtempSync(path.join(tmpdir(), 'yy-backup-'));
const at = (name: string) => path.join(folder, name);
const BACKUP_KEY = 'a-key-that-only-this-test-knows-0123456789';
let port: number;
let url: string;
let database: Program | undefined;
let gateway: Program | undefined;

const start = async (dataDir: string): Promise<void> => {
  database = await startProgram('packages/embedded-mongo/dist/start.js', [
    '--data',
    path.join(dataDir, 'database'),
  ]);
  gateway = await startProgram('api-gateway/dist/start.js', [], {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    MONGODB_URI: database.ready,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    DEMO: 'true',
    ERASURES_FILE: at('erasures.jsonl'),
  });
};
/** The platform as calls of the demo user need it. */
const stack = (): Stack => ({ url, ...(JSON.parse(gateway?.ready ?? '{}') as object) }) as Stack;
const stop = async (): Promise<void> => {
  await gateway?.stop();
  await database?.stop();
};

beforeAll(async () => {
  port = await freePort();
  url = `http://localhost:${port}`;
  await start(at('data'));
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

it('a backup taken while visitors decide has all of before; restored, it runs, verifies, and erases again', async () => {
  const { ready = '' } = gateway ?? {};
  const visitors = visitorsOf({ url, port, ready: () => ready });
  await visitors.arrive();
  const forgotten = await visitors.decideOnce();
  const kept = await visitors.decideOnce();

  const papers = papersStory();
  await papers.begin(stack());
  const estate = estateStory();
  await estate.begin(stack());

  let over = false;
  // Forty decisions a second: as many as the gateway can take would be paid for in processor time, and show nothing more.
  const deciding = visitors.decide(8, () => over, 200);
  await until(async () => visitors.acknowledged() > 100, 'visitors decide');
  const before = visitors.acknowledgedIds();
  const said = await backUp(['--to', at('one.backup'), '--check'], { DATA_DIR: at('data'), BACKUP_KEY });
  expect(said).toMatch(/Restored for a try: counts are equal, \d+ entries of the ledgers verify/);
  over = true;
  await deciding;
  await visitors.sendAgain();
  expect(visitors.refused()).toBe(0);
  expect(visitors.acknowledged()).toBeGreaterThan(before.length + 20);

  expect(await visitors.erase(forgotten)).toEqual({ erased: 1 });
  expect(await visitors.expectKept()).toBe(visitors.acknowledged());
  await stop();

  appendFileSync(at('erasures.jsonl'), papers.purgeLine());
  const list = ['--erasures', at('erasures.jsonl')];
  const restored = await restore(['--from', at('one.backup'), '--data', at('new'), ...list], { BACKUP_KEY });
  // The visitor's record, and the request that was purged since.
  expect(restored).toContain('Erased again: the identifiers of 2 records; 0 are newer than the backup.');
  await start(at('new'));
  await papers.expectRestored(stack());
  await estate.expectRestored(stack());
  const there = await visitors.expectKept(before);
  expect(there).toBeLessThanOrEqual(visitors.acknowledged());
  // Receipts of before are still worth something: the secrets came back, too.
  expect(await visitors.ownRecord(forgotten)).toMatchObject({ id: forgotten.consent_id, client_id: null });
  expect(await visitors.ownRecord(kept)).toMatchObject({ client_id: kept.client_id });

  // Whom it leads to is in neither of the two files that are not encrypted.
  for (const name of ['erasures.jsonl', 'data/backups.json'])
    expect(readFileSync(at(name), 'utf8')).not.toContain(forgotten.client_id);
  const now = visitors.acknowledged();
  await visitors.decide(1, () => visitors.acknowledged() > now + 5);
});

it('a list of erasures that is not there or not one stops the restore, and nothing stays', async () => {
  const from = ['--from', at('one.backup'), '--data', at('other')];
  await expect(restore([...from, '--erasures', at('none')], { BACKUP_KEY })).rejects.toThrow(
    'There is no list of erasures',
  );
  await expect(restore([...from, '--erasures', at('data/secrets.json')], { BACKUP_KEY })).rejects.toThrow(
    'Line 1 of the list of erasures is not as it was written.',
  );
  await expect(restore(from, { BACKUP_KEY })).resolves.toContain('say --erasures LIST');
});

it('every night the newest backup is restored for a try; how it went is noted, and nothing goes when it fails', async () => {
  const env = { DATA_DIR: at('new'), BACKUP_KEY };
  const noted = () => backupRecord.parse(JSON.parse(readFileSync(at('new/backups.json'), 'utf8')));
  const nights = at('nights');
  mkdirSync(nights);
  const older = [1, 2].map((day) => `yinyom-2026-01-0${day}T023000Z.backup`);
  for (const name of older) writeFileSync(path.join(nights, name), '');
  await expect(backUp(['--to', at('two.backup'), '--keep'], env)).rejects.toThrow('--keep');

  const said = await backUp(['--to', nights, '--check', '--keep'], env);
  // Both are of one week and one month, and of the last seven days that have a backup.
  expect(said).toContain('No older backup was removed.');
  const [newest = ''] = readdirSync(nights).filter((name) => !older.includes(name));
  const { size } = statSync(path.join(nights, newest));
  const { last_backup, last_check } = noted();
  expect(last_check).toMatchObject({ ok: true, taken_at: last_backup?.at, bytes: size, why: '' });
  expect(last_check?.ledger_entries).toBe(last_backup?.ledger_entries);
  expect(last_check?.seconds).toBeGreaterThan(0);

  truncateSync(path.join(nights, newest), size - 1);
  await expect(restore(['--from', nights, '--check'], env)).rejects.toThrow('is cut off after byte');
  expect(noted()).toMatchObject({
    last_backup,
    last_check: { ok: false, taken_at: null, why: expect.stringContaining('is cut off') as string },
  });
  expect(readdirSync(nights).sort()).toEqual([...older, newest].sort());
});
