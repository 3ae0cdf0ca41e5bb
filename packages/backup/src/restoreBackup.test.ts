import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from '@yinyom/embedded-mongo';
import { DATA_VERSIONS } from '@yinyom/contracts/operations/backup';
import { makeBackup } from './makeBackup';
import { restoreBackup } from './restoreBackup';
import { embeddedSource } from './sources/embeddedSource';
import { mongoSource } from './sources/mongoSource';
import { everythingOf, fillSample } from './testing/sampleData';

const KEY = 'a-key-of-more-than-thirty-two-characters';
const PREFIX = 'yinyom';
const fine = async (): Promise<void> => undefined;

let folder: string;
let server: EmbeddedMongo;
let client: MongoClient;
const at = (...names: string[]) => path.join(folder, ...names);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-backup-'));
  mkdirSync(at('data'));
  server = await startEmbeddedMongo({ dataDir: at('data', 'database') });
  client = await MongoClient.connect(server.uri);
  await fillSample(client, PREFIX);
  writeFileSync(at('secrets.json'), '{"DATA_SECRET":"x"}');
});
afterAll(async () => {
  await client?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const back = (to: string, source = () => embeddedSource(at('data'), PREFIX)) =>
  makeBackup({
    to: at(to),
    secret: KEY,
    product: '1.12.0',
    source,
    files: () => [
      { path: 'secrets.json', from: at('secrets.json') },
      { path: 'releases/mfe-x/current.json', from: at('secrets.json') },
    ],
  });

const seenIn = async (uri: string): Promise<unknown> => {
  const other = await MongoClient.connect(uri);
  try {
    return await everythingOf(other, PREFIX);
  } finally {
    await other.close();
  }
};

it('what was backed up from a running database is there again: documents, types, indexes and files', async () => {
  const made = await back('one.backup');
  expect(made.contents.ledgers['app1']).toMatchObject({ seq: 50 });
  const restored = await restoreBackup({
    from: at('one.backup'),
    secret: KEY,
    prefix: PREFIX,
    dataDir: at('new'),
    verify: fine,
  });
  expect(restored.contents).toEqual(made.contents);
  const other = await startEmbeddedMongo({ dataDir: at('new', 'database') });
  expect(await seenIn(other.uri)).toEqual(await everythingOf(client, PREFIX));
  await other.close();
  expect(readFileSync(at('new/secrets.json'), 'utf8')).toBe('{"DATA_SECRET":"x"}');
  expect(readFileSync(at('new/releases/mfe-x/current.json'), 'utf8')).toBe('{"DATA_SECRET":"x"}');
  // No copy of the data stays beside it.
  expect(readdirSync(at('data'))).toEqual(['database']);
});

it('an empty folder that is there, as a volume is, is filled; one with something in it is refused', async () => {
  await back('volume.backup');
  const order = { from: at('volume.backup'), secret: KEY, prefix: PREFIX, verify: fine };
  mkdirSync(at('volume'));
  await restoreBackup({ ...order, dataDir: at('volume') });
  expect(readdirSync(at('volume')).sort()).toEqual(['database', 'releases', 'secrets.json']);
  await expect(restoreBackup({ ...order, dataDir: at('volume') })).rejects.toThrow(/is not empty/);
  expect(readdirSync(at('volume')).sort()).toEqual(['database', 'releases', 'secrets.json']);
});

it('a server that keeps no moment is backed up when nobody writes, and restored by its address', async () => {
  const source = (stopped: boolean) => () => mongoSource(() => server.uri, PREFIX, stopped);
  await expect(back('moment.backup', source(false))).rejects.toThrow(/say --stopped/);
  expect(existsSync(at('moment.backup'))).toBe(false);
  await back('stopped.backup', source(true));
  const empty = await startEmbeddedMongo({ dataDir: at('empty') });
  const order = { from: at('stopped.backup'), secret: KEY, prefix: PREFIX, uri: empty.uri, verify: fine };
  await restoreBackup({ ...order, dataDir: at('files') });
  expect(await seenIn(empty.uri)).toEqual(await everythingOf(client, PREFIX));
  expect(readdirSync(at('files')).sort()).toEqual(['releases', 'secrets.json']);
  await expect(restoreBackup(order)).rejects.toThrow(/The database yinyom_identity is not empty/);
  await empty.close();
});

describe('nothing is half restored', () => {
  let whole: Buffer;
  const tryWith = async (bytes: Buffer, secret = KEY): Promise<string> => {
    writeFileSync(at('try.backup'), bytes);
    const order = { from: at('try.backup'), secret, prefix: PREFIX, dataDir: at('tried'), verify: fine };
    const why = await restoreBackup(order).then(
      () => 'restored',
      (error: Error) => error.message,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('tried'))).toEqual([]);
    return why;
  };
  beforeAll(async () => {
    await back('whole.backup');
    whole = readFileSync(at('whole.backup'));
  });

  it('with another key', async () => {
    expect(await tryWith(whole, `${KEY}?`)).toMatch(/made with another key/);
    expect(await tryWith(whole, 'short')).toMatch(/at least 32 characters/);
  });

  it('of a file that is cut off', async () => {
    expect(await tryWith(whole.subarray(0, whole.length - 100))).toMatch(/is cut off after byte \d+/);
  });

  it('of a file with a changed byte', async () => {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(whole.length - 200) ^ 4, whole.length - 200);
    expect(await tryWith(changed)).toMatch(/was changed or damaged between byte \d+ and byte \d+/);
  });

  it('when what was written does not verify, neither in a folder nor in a database', async () => {
    const verify = () => Promise.reject(new Error('The ledger of app1 is not as it was written.'));
    const order = { from: at('whole.backup'), secret: KEY, prefix: PREFIX, verify };
    await expect(restoreBackup({ ...order, dataDir: at('tried') })).rejects.toThrow(/The ledger of app1/);
    expect(existsSync(at('tried'))).toBe(false);
    const empty = await startEmbeddedMongo({ dataDir: at('dropped') });
    await expect(restoreBackup({ ...order, uri: empty.uri })).rejects.toThrow(/The ledger of app1/);
    expect(await seenIn(empty.uri)).toEqual({});
    await empty.close();
  });
});

it('a backup overwrites nothing, and one that fails leaves no file', async () => {
  await back('kept.backup');
  await expect(back('kept.backup')).rejects.toThrow(/is there already/);
  const nowhere = () => embeddedSource(at('nowhere'), PREFIX);
  await expect(back('none.backup', nowhere)).rejects.toThrow(/There is no database in/);
  expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([]);
});

it('data of a newer version is refused before anything is written', async () => {
  const kept = client.db('newer_identity').collection<{ _id: string; number: number }>('migrations');
  await kept.insertOne({ _id: '99', number: 99 });
  await makeBackup({
    to: at('newer.backup'),
    secret: KEY,
    product: '9.9.9',
    source: () => embeddedSource(at('data'), 'newer'),
    files: () => [],
  });
  const order = { from: at('newer.backup'), secret: KEY, prefix: PREFIX, dataDir: at('tried'), verify: fine };
  await expect(restoreBackup(order)).rejects.toThrow(
    `is of version 9.9.9, whose data (identity: 99) is newer than this version knows (${DATA_VERSIONS.identity})`,
  );
  expect(existsSync(at('tried'))).toBe(false);
});

it('a document that was acknowledged before the backup began is in it, while others are being written', async () => {
  const logs = client.db(`${PREFIX}_consents`).collection('consent_logs');
  /** When each entry was acknowledged, by its position less one. */
  const acknowledged: number[] = [];
  const writeOne = async (): Promise<void> => {
    const seq = acknowledged.length + 1;
    await logs.insertOne({ application_id: 'busy', seq, hash: String(seq) });
    acknowledged.push(Date.now());
  };
  for (let count = 0; count < 20; count += 1) await writeOne();
  let over = false;
  const writing = (async () => {
    while (!over) await writeOne();
  })();
  const { contents, about } = await back('busy.backup');
  over = true;
  await writing;
  const end = contents.ledgers['busy']?.seq ?? 0;
  const moment = Date.parse(about.taken_at);
  expect(end).toBeGreaterThanOrEqual(acknowledged.filter((at) => at < moment).length);
  expect(end).toBeGreaterThanOrEqual(20);
  // It was one moment, before the last of them: every entry up to the end is in it, and none after.
  expect(end).toBeLessThan(acknowledged.length);
  expect(contents.collections['consents.consent_logs']).toBe(100 + end);
});

/** A file system of its own, of a few pages; only root may mount one. */
const withSmallDisk = async (use: (place: string) => Promise<void>): Promise<boolean> => {
  const place = mkdtempSync(path.join(tmpdir(), 'yinyom-small-'));
  const isMounted =
    process.getuid?.() === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', place]).status === 0;
  try {
    if (isMounted) await use(place);
    return isMounted;
  } finally {
    if (isMounted) spawnSync('umount', [place]);
    rmSync(place, { recursive: true, force: true });
  }
};
const onSmallDisk = process.platform === 'linux' && process.getuid?.() === 0 ? it : it.skip;

onSmallDisk(
  'F3-09 a full disk under the target is told with its place and bytes, and nothing is left',
  async () => {
    await withSmallDisk(async (place) => {
      const making = makeBackup({
        to: path.join(place, 'a.backup'),
        secret: KEY,
        product: '1.12.0',
        source: () => embeddedSource(at('data'), PREFIX),
        files: () => [],
      });
      await expect(making).rejects.toThrow(
        new RegExp(
          `^The disk of ${place} is full\\. This backup needs at least \\d+\\.\\d MB there; .* MB are free now\\.$`,
        ),
      );
      expect(readdirSync(place)).toEqual([]);
    });
  },
);

onSmallDisk(
  'F3-09 a full disk under the copy of the database is told with its place and the size of the database',
  async () => {
    await withSmallDisk(async (place) => {
      const small = path.join(place, 'data');
      mkdirSync(small);
      symlinkSync(at('data', 'database'), path.join(small, 'database'));
      await expect(embeddedSource(small, PREFIX)).rejects.toThrow(
        new RegExp(
          `^The disk of ${small} is full\\. The copy of the embedded database .* needs at least \\d+\\.\\d MB there`,
        ),
      );
    });
  },
);
