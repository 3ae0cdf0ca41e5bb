import type { Connection } from 'mongoose';
import { MAX_BINDER_BYTES, MAX_BINDER_FILES } from '@yinyom/contracts/papers/binders';
import type { InspectionPaper } from '@yinyom/contracts/papers/inspectionPapers';
import type { JobRun } from '@yinyom/service-kit/jobs/JobKind';
import { createLogger } from '@yinyom/service-kit/logger';
import { writeObjects } from '@yinyom/service-kit/pdf/pdfObjects';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { ZIP_BOUNDS } from 'yinyom-verify/binder/zipBounds';
import { createBinderStore } from './binder.store';
import { createBinderFiles } from './binderFiles.store';
import { createBinderJobs, type BinderPlan } from './binderJobs';
import type { PaperOriginal, PaperSource } from './PaperSource';
import { createBinderKeys } from './pieceCipher';

const NOW = new Date('2026-11-29T03:00:00Z');
const OURS = 'a'.repeat(24);
const PAPERS: InspectionPaper[] = ['security', 'training'];

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await startTestDatabase();
  connection = await database.connect('compliance');
});
afterAll(() => database.close());

const PDF = writeObjects({
  header: '%PDF-1.4\n',
  objects: new Map([
    [1, '<</Type /Catalog /Pages 2 0 R>>'],
    [2, '<</Type /Pages /Count 1 /Kids []>>'],
  ]),
  trailer: '/Root 1 0 R',
});

/** Every item of every step, once. */
const runOf = (binder_id: string): JobRun<BinderPlan> => ({
  plan: { binder_id },
  each: async (_step, items, act) => {
    const given: unknown[] = [];
    for (const item of items) given.push(await act(item));
    return given as never;
  },
  once: async (_step, act) => act(),
});

/** Makes a binder of two papers. @param larger bytes that each file counts besides its own, in place of real ones @returns what it kept */
const make = async (originals: () => PaperOriginal[], larger = 0) => {
  const keys = createBinderKeys(testSecrets.DATA_SECRET);
  const binders = createBinderStore(connection);
  const files = createBinderFiles(connection, keys);
  const _id = binders.newId();
  await binders.insert({
    _id,
    organization_id: OURS,
    organization_name: 'Ours',
    websites: null,
    from: '2026-07-01',
    until: '2026-09-30',
    applications: null,
    papers: PAPERS,
    languages: 'th',
    state: 'making',
    failure: null,
    failed_tries: 0,
    ...keys.newKey({ _id, organization_id: OURS }),
    zip: null,
    files: 0,
    made_by: { id: 'u', name: 'Suda' },
    created_at: NOW,
    ready_at: null,
    expires_at: NOW,
  });
  const names: string[] = [];
  const write: typeof files.write = async (...given) => {
    const kept = await files.write(...given);
    names.push(kept.name);
    return { ...kept, bytes: kept.bytes + larger };
  };
  const sources = PAPERS.map((paper): PaperSource => ({
    paper,
    readiness: () => Promise.reject(new Error('not asked for')),
    document: async () => '<html></html>',
    originals: async () => originals(),
  }));
  const { work } = createBinderJobs({
    binders,
    files: { ...files, write },
    sources,
    pdfs: { make: async () => PDF },
    consents: { signBinder: () => Promise.reject(new Error('nothing is signed')) },
    keysAddress: 'https://consent.example.ac.th/keys.json',
    logger: createLogger('silent'),
    now: () => NOW,
  });
  await expect(work(runOf(String(_id)))).rejects.toMatchObject({ code: 'took_too_long' });
  expect(await binders.find(String(_id))).toMatchObject({ state: 'failed', failure: 'took_too_long' });
  return names;
};
const original = (name: string): PaperOriginal => ({ name, content: ['row'] });

it('all files of a binder together are within its limit, not each one by itself', async () => {
  const larger = Math.ceil(MAX_BINDER_BYTES / 2.5);
  const kept = ['papers/10-security-th.pdf', 'papers/11-training-th.pdf', 'originals/10-security/list.csv'];
  // Over all papers, and within one.
  expect(await make(() => [original('list.csv')], larger)).toEqual(kept);
  expect(await make(() => [original('list.csv'), original('more.csv')], larger)).toEqual(kept);
});

it('a binder has no more files than yinyom-verify reads', async () => {
  expect(MAX_BINDER_FILES).toBe(ZIP_BOUNDS.entries);
  const many = Array.from({ length: MAX_BINDER_FILES }, (_, index) => original(`${index}.csv`));
  expect(await make(() => many)).toHaveLength(PAPERS.length);
});

it('files that are kept at the same time are read as they were given, whatever the sizes of what comes in', async () => {
  const keys = createBinderKeys(testSecrets.DATA_SECRET);
  const files = createBinderFiles(connection, keys);
  const owner = { _id: createBinderStore(connection).newId(), organization_id: OURS, expires_at: NOW };
  const sealed = { ...owner, ...keys.newKey(owner) };
  const PIECE = 256 * 1024;
  const given = [[PIECE], [PIECE - 1, 2, PIECE], [3 * PIECE + 5], [0, 7, 0], []].map((sizes, file) =>
    sizes.map((size, at) => Buffer.alloc(size, `${file}:${at};`)),
  );
  const kept = await Promise.all(given.map((content, file) => files.write(sealed, `${file}.csv`, content)));
  const read = async (file: (typeof kept)[number]): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    for await (const piece of files.read(sealed, file)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  for (const [at, file] of kept.entries()) {
    const whole = Buffer.concat(given[at] ?? []);
    expect(file.bytes).toBe(whole.length);
    expect((await read(file)).equals(whole)).toBe(true);
  }
});
