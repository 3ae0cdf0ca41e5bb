import { createHash, randomUUID } from 'node:crypto';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection, mongo } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { exportsOf, textOf } from '../testing/exportsOf';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';
import { storeLedger } from '../testing/storeLedger';
import type { StoredExport } from './export.store';

const COUNT = 2_500;
const START = Date.parse('2026-10-01T02:00:00Z');

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let admin: string;
let member: string;
let visitors: number;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('exports');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
  site = standIns.addSite();
  admin = standIns.addUser(site.organization_id, 1000);
  member = standIns.addUser(site.organization_id, 10);
  const records = await storeLedger(database, site, {
    count: COUNT,
    clients: 300,
    start: START,
    stepMs: 600_000,
    sealedAt: new Date(START + 30 * 86_400_000),
  });
  visitors = new Set(records.map(({ identity }) => identity?.client_id)).size;
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const { order, ready, download, made } = exportsOf(() => ({ consents, site, user: member }));

describe('an export', () => {
  it('is ordered once, however often its request arrives with the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => order({ type: 'daily', format: 'json' }, member, headers);
    const first = await ask();
    const again = await ask();
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
    expect((await ready(first.body.id)).body.status).toBe('ready');
  });

  it('is made in the background, with progress, and downloaded with its checksum', async () => {
    const ordered = await order({ type: 'consent_logs', format: 'csv' });
    expect(ordered.status).toBe(202);
    expect(ordered.body).toMatchObject({
      status: 'queued',
      progress: 0,
      file_name: expect.stringMatching(/^site\.ac\.th-consent_logs-.*\.csv$/),
    });
    const { body: job } = await ready(ordered.body.id);
    expect(job).toMatchObject({ status: 'ready', progress: 1, rows: COUNT });
    const { headers, body } = await download(job.id);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${job.file_name as string}"`);
    expect(headers.get('x-content-sha256')).toBe(job.sha256);
    // fetch takes the byte order mark away; it is part of the file.
    const file = `\uFEFF${body as string}`;
    expect(createHash('sha256').update(file).digest('hex')).toBe(job.sha256);
    const lines = file.trimEnd().split('\r\n');
    expect(lines).toHaveLength(COUNT + 1);
    expect(lines[0]).toMatch(/^\uFEFFลำดับในสมุดบันทึก,รหัสการตัดสินใจ,รหัสผู้เข้าชม,เวลาที่ตัดสินใจ \(UTC\),/);
    expect(file).toContain(',ความชอบ | สถิติ | การตลาด,,จำเป็น,ยังไม่จัดหมวดหมู่,');
    expect(lines[1]).toMatch(/^1,[0-9a-f]{24},[0-9a-f-]{36},2026-10-01T02:00:00\.000Z,01\/10\/2026 09:00,/);
  });

  it('of a period holds its days in Asia/Bangkok only', async () => {
    const { text } = await made({
      type: 'consent_logs',
      format: 'ndjson',
      from: '2026-10-03',
      to: '2026-10-04',
    });
    const times = text.split('\n').flatMap((line) => /"consent_time":"([^"]+)"/.exec(line)?.[1] ?? []);
    expect(times).toHaveLength(288);
    expect(times.every((time) => time >= '2026-10-02T17:00' && time < '2026-10-04T17:00')).toBe(true);
  });

  it('of visitors and of days comes as CSV, NDJSON and JSON', async () => {
    const current = await made({ type: 'consents', format: 'json' });
    expect(JSON.parse(current.text)).toHaveLength(visitors);
    const daily = await made({ type: 'daily', format: 'ndjson', from: '2026-10-01', to: '2026-10-31' });
    expect(daily.text.trimEnd().split('\n')).toHaveLength(31);
    const none = standIns.addSite();
    const owner = standIns.addUser(none.organization_id, 10);
    const { application_id } = none;
    const { body } = await order({ application_id, type: 'consent_logs', format: 'json' }, owner);
    await ready(body.id, owner);
    expect((await download(body.id, owner)).body).toEqual([]);
  });

  it('is continued by another process when its own is gone', async () => {
    const { id, text } = await made({ type: 'consent_logs', format: 'ndjson' });
    const jobs = databaseOf(database).collection<StoredExport>('exports');
    const job = await jobs.findOne({ file_name: /ndjson$/, rows: COUNT });
    if (!job) throw new Error('no job');
    // As a process leaves it that was killed after its first page.
    const first = await databaseOf(database)
      .collection<{ data: mongo.Binary; length: number }>('export_chunks')
      .findOne({ export_id: job._id, number: 0 });
    if (!first) throw new Error('no piece');
    const rows = first.data.toString('utf8').trimEnd().split('\n').length;
    await databaseOf(database)
      .collection('export_chunks')
      .deleteMany({ export_id: job._id, number: { $gt: 0 } });
    await jobs.updateOne(
      { _id: job._id },
      {
        $set: {
          status: 'running',
          chunks: 1,
          rows,
          position: rows,
          bytes: first.length,
          lease_until: new Date(0),
        },
      },
    );
    const other = await startConsents(await server.connect('exports'), standIns);
    const again = await ready(job._id.toHexString(), admin);
    expect(again.body.status).toBe('ready');
    await other.close();
    if (id === job._id.toHexString()) expect(textOf(await download(id))).toBe(text);
  });

  it('T-11: ranges are bounded, and parts give the whole', async () => {
    const { id, job, text } = await made({ type: 'consent_logs', format: 'ndjson' });
    const bytes = job['bytes'] as number;
    const part = (range: string) => download(id, member, { range });
    const [a, b] = [await part('bytes=0-999999'), await part('bytes=1000000-')];
    expect([a.status, b.status]).toEqual([206, 206]);
    expect(`${a.body as string}${b.body as string}`).toBe(text);
    expect(a.headers.get('content-range')).toBe(`bytes 0-999999/${bytes}`);
    expect((await part('bytes=-100')).body).toBe(text.slice(-100));
    expect((await part(`bytes=${bytes}-`)).status).toBe(416);
    expect((await part('bytes=5-1')).status).toBe(416);
    for (const odd of ['bytes=0-1,5-9', 'lines=1-2', 'bytes=-', 'bytes=a-b', 'bytes=0-99999999999999999999'])
      expect((await part(odd)).status).toBe(200);
  });

  it('of cookies has its texts in the language that was asked for, and no cell that is a formula', async () => {
    const thai = await made({ type: 'cookies', format: 'csv' });
    const english = await made({ type: 'cookies', format: 'csv', language: 'en' });
    expect(thai.text).toContain('_ga,สถิติ,Google,นับจำนวนผู้เข้าชม,63072000,HTTP,manual');
    expect(english.text).toContain('_ga,Statistics,Google,Counts visits,63072000,HTTP,manual');
    expect(english.text).toContain(`"'=HYPERLINK(""https://evil"")"`);
    expect(JSON.parse((await made({ type: 'cookies', format: 'json' })).text)).toHaveLength(2);
  });

  it('of a website holds all that was set up', async () => {
    const { text } = await made({ type: 'site_config', format: 'ndjson' });
    const parts = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { part: string });
    expect(parts.map(({ part }) => part)).toEqual([
      'settings',
      'unblocked_hosts',
      'own_block_rules',
      'template',
      'cookie',
      'cookie',
    ]);
  });

  it('of the audit log is for Admins, whole and in order', async () => {
    expect((await order({ type: 'audit', format: 'csv' })).status).toBe(403);
    const { body } = await order({ type: 'audit', format: 'ndjson' }, admin);
    expect((await ready(body.id, admin)).body).toMatchObject({ status: 'ready', rows: 2_300 });
    const lines = textOf(await download(body.id, admin))
      .trimEnd()
      .split('\n');
    const seqs = lines.map((line) => (JSON.parse(line) as { seq: number }).seq);
    expect(seqs).toEqual(Array.from({ length: 2_300 }, (_, index) => 2_300 - index));
  });

  it('cannot be a report: that is made when a report takes long', async () => {
    const refused = await order({ type: 'report', format: 'pdf' });
    expect(refused.status).toBe(422);
  });

  it('after seven days it is gone', async () => {
    const { id } = await made({ type: 'daily', format: 'csv' });
    await databaseOf(database)
      .collection('exports')
      .updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect((await download(id)).status).toBe(410);
    expect((await consents.call(`/exports/${id}`, { user: member })).body.status).toBe('expired');
  });
});
