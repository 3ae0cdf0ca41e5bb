import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRequestPurge } from '@yinyom/contracts/operations/erasures';
import { createErasureList } from '@yinyom/service-kit/erasures/erasureList';
import { readErasures } from '@yinyom/service-kit/erasures/readErasures';
import { createLogger } from '@yinyom/service-kit/logger';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { OURS } from '@yinyom/testing/identityStandIn';
import { createBinderFiles } from '../binder/binderFiles.store';
import { bindersOfOrganizations } from '../binder/binderUpkeep';
import { createBinderKeys } from '../binder/pieceCipher';
import { createStores } from '../createStores';
import { createRequestStore } from '../register/request.store';
import { createSeals } from '../register/seals';
import { createSignedScans } from '../signed-scans/createSignedScans';
import { startCompliance, type Compliance } from '../testing/startCompliance';
import { createPurge, purgeAgain } from './purge';
import { resealRequests } from './reseal';
import { createTidy } from './tidy';

const MAILBOX = 'purged@example.com';
const logger = createLogger('silent');
const folder = mkdtempSync(path.join(tmpdir(), 'erasures-'));
const file = path.join(folder, 'erasures.jsonl');
const earlier = keyRing('an earlier secret of forty characters, ok');
let compliance: Compliance;
let now = new Date('2026-11-20T03:00:00Z');

beforeAll(async () => {
  compliance = await startCompliance({ now: () => now, ring: earlier });
});
afterAll(async () => {
  await compliance.close();
  rmSync(folder, { recursive: true });
});

const stored = () => compliance.connection.collection('subject_requests');
const requests = () => createRequestStore(compliance.connection);
const letterMails = () => createStores(compliance.connection).letterMails;
const requestFiles = () => createStores(compliance.connection).requestFiles;
const answerFiles = () => createStores(compliance.connection).answerFiles;
const purge = () =>
  createPurge({
    requests: requests(),
    letterMails: letterMails(),
    requestFiles: requestFiles(),
    answerFiles: answerFiles(),
    list: createErasureList(file, logger),
    auditor: { bySystem: async () => {} },
    logger,
    now: () => now,
  })();
const close = async (): Promise<string> => {
  const { id, etag } = await compliance.enter({ person: { name: 'Purged Person', email: MAILBOX } });
  await compliance.officer('POST', `/requests/${id}/notes`, { note: 'called back' });
  await compliance.officer(
    'POST',
    `/requests/${id}/reject`,
    { reason: 'repeated', explanation: 'asked last week' },
    { 'if-match': `"${Number(etag.slice(1, -1)) + 1}"` },
  );
  return id;
};

it('after its time a request has nothing personal, in a restored backup neither; number, rights, dates and result stay', async () => {
  const id = await close();
  const backup = await stored().findOne({ number: /^DSR-/ });
  const files = compliance.connection.collection('answer_files');
  await files.insertOne({ request_id: id });
  now = new Date('2028-11-20T02:59:59Z');
  await purge();
  expect((await compliance.officer('GET', `/requests/${id}`)).body.person.email).toBe(MAILBOX);

  now = new Date('2028-11-20T03:00:00Z');
  await purge();
  const { body } = await compliance.officer('GET', `/requests/${id}`);
  expect(body).toMatchObject({
    person: null,
    state: 'rejected',
    rights: ['access'],
    reason: { code: 'repeated', explanation: '' },
    timeline: [],
    purged_at: now.toISOString(),
  });
  const search = await compliance.officer('GET', `/organizations/${OURS}/requests?q=${MAILBOX}`);
  expect(search.body.total).toBe(0);
  expect(await files.countDocuments()).toBe(0);
  // Neither the mailbox nor what it was found by is anywhere.
  const traces = [MAILBOX, ...createSeals(earlier).emailHashes(OURS, MAILBOX)];
  const tracesIn = async () => {
    const collections = (await compliance.connection.db?.collections()) ?? [];
    const all = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
    return traces.filter((trace) => all.includes(trace) || readFileSync(file, 'utf8').includes(trace));
  };
  expect(await tracesIn()).toEqual([]);

  // A backup of before comes back: the list outside the database purges it again.
  if (!backup) throw new Error('there was no request');
  await stored().replaceOne({ _id: backup._id }, backup);
  expect(await tracesIn()).toEqual(traces.slice(1));
  const lines = readErasures(readFileSync(file, 'utf8')).filter(isRequestPurge);
  expect(await purgeAgain(lines, requests(), letterMails(), requestFiles())).toEqual({
    lines: 1,
    erased: 1,
    unknown: 0,
  });
  expect(await purgeAgain(lines, requests(), letterMails(), requestFiles())).toEqual({
    lines: 1,
    erased: 0,
    unknown: 0,
  });
  const again = await stored().findOne({ _id: backup._id });
  expect([again?.['personal'], again?.['email_hash'], again?.['timeline']]).toEqual([null, null, []]);
  expect(await tracesIn()).toEqual([]);
});

it('everything is sealed anew once DATA_SECRET is another one, and a mailbox is found under the new one alone', async () => {
  const { id } = await compliance.enter({ person: { name: 'Resealed', email: 'resealed@example.com' } });
  await compliance.officer('POST', `/requests/${id}/tasks`, { system_name: 'CRM', note: 'look twice' });
  const secret = 'the current secret of forty characters ok';
  const both = { current: keyRing(secret).current, all: [...keyRing(secret).all, ...earlier.all] };
  await resealRequests(requests(), createSeals(both), logger);
  const alone = createSeals(keyRing(secret));
  const record = await requests().find(id);
  if (!record?.personal || !record.tasks[0]) throw new Error('the request is gone');
  expect(alone.openPerson(record, record.personal).person.name).toBe('Resealed');
  expect(alone.open(record, record.tasks[0].note)).toBe('look twice');
  expect(alone.emailHashes(OURS, 'resealed@example.com')).toEqual([record.email_hash]);
});

it('nothing of a closed organization stays, in any collection', async () => {
  const stores = createStores(compliance.connection);
  const binderFiles = createBinderFiles(compliance.connection, createBinderKeys(earlier));
  const tidy = (open: boolean) =>
    createTidy({
      stores: { ...stores, binders: bindersOfOrganizations({ ...stores, files: binderFiles }) },
      identity: { organizationContact: async () => (open ? { name: 'x', dpo: null } : null) },
    })();
  await compliance.officer('GET', `/organizations/${OURS}/activities`);
  await compliance.officer(
    'PUT',
    `/organizations/${OURS}/exemption`,
    { kind: 'other', within_size: null, risky: null, occasional: null, sensitive: null },
    { 'if-match': '"0"' },
  );
  await compliance.officer('POST', `/organizations/${OURS}/incidents`, {
    what_happened: 'A lost laptop',
    aware_at: now.toISOString(),
  });
  await compliance.officer('PUT', `/organizations/${OURS}/officer`, {}, { 'if-match': '"0"' });
  await compliance.officer('POST', `/organizations/${OURS}/trainings`, {
    kind: 'training',
    subject: 'PDPA',
    held_on: '2026-01-15',
  });
  await createSignedScans({ files: stores.paperFiles, ring: earlier, now: () => now }).keep(
    { organization_id: OURS, kind: 'agreement', about: 'a'.repeat(24) },
    Buffer.from('%PDF'),
    { kind: 'system', id: '', name: '' },
  );
  /** Names of collections that hold something of the organization. */
  const holding = async () => {
    const collections = (await compliance.connection.db?.collections()) ?? [];
    const amounts = collections.map((one) =>
      one.countDocuments({ $or: [{ organization_id: OURS }, { _id: OURS as never }] }),
    );
    const found = await Promise.all(amounts);
    return collections.flatMap(({ collectionName }, at) => (found[at] ? [collectionName] : [])).sort();
  };
  await compliance.officer('POST', `/organizations/${OURS}/binders`, {
    from: '2026-07-01',
    until: '2026-09-30',
    applications: null,
    papers: ['training'],
    languages: 'th',
  });
  await tidy(true);
  expect(await holding()).toEqual(
    expect.arrayContaining([
      ...[
        'binders',
        'incidents',
        'paper_files',
        'paper_statements',
        'paper_trainings',
        'processing_activities',
      ],
      ...['record_exemptions', 'request_numbers', 'subject_requests'],
    ]),
  );
  await tidy(false);
  expect(await holding()).toEqual([]);
});
