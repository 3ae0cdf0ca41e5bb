import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Connection } from 'mongoose';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { startDatabaseProcess } from '@yinyom/testing/databaseProcess';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createAuditStore } from './audit.store';
import { auditHash, type AuditRecord } from './auditEvent';
import type { AuditHead } from './auditHead.store';
import { verifyAudit } from './verifyAudit';

/** Runs the command of operators on a database. */
const checkAudit = (uri: string) => {
  const loader = path.resolve(__dirname, '../../../../packages/testing/runTypeScript.cjs');
  const program = path.resolve(__dirname, '../checkAudit.start.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=yinyom-source', '-r', loader, program],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'test', IDENTITY_MONGODB_URI: uri } },
  );
  if (stdout === '') throw new Error(stderr);
  return {
    status,
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  };
};

const entry = (organization_id: string, index: number) => ({
  organization_id,
  actor: { id: 'a', name: 'Person', kind: 'user' as const },
  action: 'site.updated',
  target: { type: 'application', id: `site${index}`, label: `site ${index}` },
  ip_truncated: '203.0.113.0',
  request_id: `request-${index}`,
  result: 'success' as const,
});
const write = async (database: Connection, organizationId: string, count: number) => {
  const store = createAuditStore(database);
  for (let index = 1; index <= count; index += 1) await store.append([entry(organizationId, index)]);
  return store;
};

describe('what the check of an audit log says', () => {
  let databases: Awaited<ReturnType<typeof startTestDatabase>>;
  let database: Connection;
  let organizations = 0;
  beforeAll(async () => {
    databases = await startTestDatabase();
    database = await databases.connect('identity');
  });
  afterAll(() => databases.close());
  const events = () => database.collection<AuditRecord>('audit_events');

  /** Writes five entries, changes them in the database, and checks. */
  const after = async (change: (organizationId: string) => Promise<unknown>) => {
    organizations += 1;
    const id = `organization${organizations}`;
    const store = await write(database, id, 5);
    await change(id);
    return { id, store, verdict: await verifyAudit(store, id) };
  };
  const one = (organization_id: string, seq: number) => ({ organization_id, seq });

  it('an unchanged log is in order', async () => {
    const { verdict } = await after(() => Promise.resolve());
    expect(verdict).toMatchObject({ ok: true, entries: 5, last_seq: 5 });
  });

  it('an entry that says something else is named, the newest one too', async () => {
    for (const seq of [3, 5]) {
      const { verdict } = await after((id) => events().updateOne(one(id, seq), { $set: { action: 'x.y' } }));
      expect(verdict).toMatchObject({ ok: false, fault: 'changed', bad_seq: seq });
    }
  });

  it('a newest entry that was written again with a hash that fits is not the one of the head', async () => {
    const { verdict } = await after(async (id) => {
      const newest = await events().findOne(one(id, 5));
      if (!newest) throw new Error('no entry');
      const forged = { ...newest, action: 'x.y' };
      await events().updateOne(one(id, 5), { $set: { action: 'x.y', hash: auditHash(forged) } });
    });
    expect(verdict).toMatchObject({ ok: false, fault: 'changed', bad_seq: 5 });
  });

  it('entries that are gone are missed, in the middle and at the end, and after new ones too', async () => {
    const middle = await after((id) => events().deleteOne(one(id, 2)));
    expect(middle.verdict).toMatchObject({ ok: false, fault: 'missing', bad_seq: 2 });
    const cut = await after((id) => events().deleteMany({ organization_id: id, seq: { $gte: 4 } }));
    expect(cut.verdict).toMatchObject({ ok: false, fault: 'cut', entries: 3, bad_seq: 4 });
    await cut.store.append([entry(cut.id, 6)]);
    expect(await verifyAudit(cut.store, cut.id)).toMatchObject({ ok: false, fault: 'missing', bad_seq: 4 });
    const all = await after((id) => events().deleteMany({ organization_id: id }));
    expect(all.verdict).toMatchObject({ ok: false, fault: 'cut', entries: 0, bad_seq: 1 });
  });

  it('a log whose entries all became too old is in order, and so is a beginning that did', async () => {
    const { id, store, verdict } = await after((own) =>
      events().deleteMany({ organization_id: own, seq: { $lt: 3 } }),
    );
    expect(verdict).toMatchObject({ ok: true, entries: 3, last_seq: 5 });
    await events().deleteMany({ organization_id: id });
    const later = new Date(Date.now() + 800 * 86_400_000);
    expect(await verifyAudit(store, id, later)).toMatchObject({ ok: true, entries: 0 });
  });

  it('a log of a version without heads goes on, and has one from its next entry', async () => {
    const { id, store } = await after((own) =>
      database.collection('audit_heads').deleteOne({ _id: own as never }),
    );
    await store.append([entry(id, 6)]);
    expect(await verifyAudit(store, id)).toMatchObject({ ok: true, last_seq: 6 });
    expect(await store.head(id)).toMatchObject({ seq: 6 });
  });
});

it('F3-04 a damaged newest entry or head stops no further entry, and the check says which log is damaged', async () => {
  const running = await startDatabaseProcess();
  const open = () => connectDatabase(running.uri, 'yinyom_identity', createLogger('silent'));
  try {
    const before = await open();
    await write(before, 'o', 2);
    await write(before, 'whole', 1);
    // As at the start of the service: without its index every question reads all entries.
    await before.model('AuditEvent').createIndexes();
    await createAuditStore(before).append([{ ...entry('o', 3), request_id: 'newest-entry-of-all' }]);
    await write(before, 'headless', 2);
    const heads = before.collection<AuditHead & { note: string; seen: boolean }>('audit_heads');
    const noted = { $set: { note: 'in-the-head-alone', seen: true } };
    expect(await heads.updateOne({ _id: 'headless' }, noted)).toMatchObject({ modifiedCount: 1 });
    await before.close();
    await running.stop();
    await running.damage('newest-entry-of-all');
    await running.damage('in-the-head-alone');
    await running.start();
    const after = await open();
    try {
      const store = createAuditStore(after);
      await store.append([entry('o', 4)]);
      expect(await store.head('o')).toMatchObject({ seq: 4 });
      const told: unknown[] = [];
      await store.append([entry('headless', 3)], (error) => told.push(error));
      await store.append([entry('headless', 4)], (error) => told.push(error));
      expect(told).toHaveLength(2);
      expect(await verifyAudit(store, 'headless')).toMatchObject({ ok: true, last_seq: 4 });
      const { status, lines } = checkAudit(running.uri);
      expect(lines).toEqual(
        expect.arrayContaining([
          { organization_id: 'whole', ok: true, entries: 1, last_seq: 1 },
          { organization_id: 'headless', ok: true, entries: 4, last_seq: 4 },
          expect.objectContaining({ organization_id: 'o', ok: false, fault: 'damaged' }),
        ]),
      );
      expect(status).toBe(1);
    } finally {
      await after.close();
    }
  } finally {
    await running.close();
  }
});
