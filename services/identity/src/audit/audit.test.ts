import { startIdentity, type IdentityTest, type Person, type Place } from '../../test/startIdentity';
import { GENESIS, auditHash, type AuditRecord } from './auditEvent';

let identity: IdentityTest;
let organization: Place;
let admin: Person;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
beforeEach(async () => {
  organization = await identity.makeOrganization();
  admin = await identity.makePerson([{ organization, role: 1000 }]);
});
afterAll(() => identity.close());

const entry = (index: number, values: Record<string, unknown> = {}) => ({
  organization_id: organization.id,
  actor: { id: admin.id, name: 'Person', kind: 'user' as const },
  action: 'site.updated',
  target: { type: 'application', id: `site${index}`, label: `site ${index}` },
  ip_truncated: '203.0.113.0',
  request_id: `request-${index}`,
  result: 'success' as const,
  ...values,
});
const append = async (count: number) => {
  for (let index = 1; index <= count; index += 1) await identity.stores.audit.append([entry(index)]);
};
const chain = async (): Promise<AuditRecord[]> => {
  const records: AuditRecord[] = [];
  for await (const record of identity.stores.audit.readAll(organization.id)) records.push(record);
  return records;
};
const list = async (query = '') => {
  const { status, body } = await identity.send('GET', `/organizations/${organization.id}/auditLogs${query}`, {
    token: admin.token,
  });
  return { status, ...body };
};

describe('the audit log', () => {
  it('is a chain: each entry holds the hash of the one before, and any change shows', async () => {
    await append(5);
    const records = await chain();
    expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    let before = GENESIS;
    for (const record of records) {
      expect(record.prev_hash).toBe(before);
      expect(auditHash(record)).toBe(record.hash);
      before = record.hash;
    }
    const [, second] = records;
    if (!second) throw new Error('no second entry');
    expect(auditHash({ ...second, action: 'site.removed' })).not.toBe(second.hash);
    expect(auditHash({ ...second, at: new Date(0) })).not.toBe(second.hash);
  });

  it('keeps one unbroken order when many write at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        identity.stores.audit.append([entry(index), entry(100 + index)]),
      ),
    );
    const records = await chain();
    expect(records.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(records.slice(1).every(({ prev_hash }, index) => prev_hash === records[index]?.hash)).toBe(true);
  });

  it('cannot be changed or shortened through its model', async () => {
    await append(1);
    const model = identity.database.model('AuditEvent');
    const attempts = [
      () => model.updateOne({}, { $set: { action: 'x.y' } }).exec(),
      () => model.updateMany({}, { $set: { action: 'x.y' } }).exec(),
      () => model.findOneAndUpdate({}, { $set: { action: 'x.y' } }).exec(),
      () => model.deleteOne({}).exec(),
      () => model.deleteMany({}).exec(),
      () => model.findOneAndDelete({}).exec(),
      () => model.replaceOne({}, {}).exec(),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('append-only');
    expect(await chain()).toHaveLength(1);
  });

  it('is listed newest first, page by page, without gaps while new entries come', async () => {
    await append(5);
    const first = await list('?limit=2&with_total=1');
    expect(first).toMatchObject({ limit: 2, total: 5, has_more: true });
    expect(first.entities.map(({ seq }: AuditRecord) => seq)).toEqual([5, 4]);
    await append(1);
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    expect(second.entities.map(({ seq }: AuditRecord) => seq)).toEqual([3, 2]);
    const third = await list(`?limit=2&cursor=${second.next_cursor}`);
    expect(third).toMatchObject({ has_more: false, next_cursor: null, total: null });
    expect(third.entities[0]).not.toHaveProperty('prev_hash');
  });

  it('is filtered by actor, action, target, result and days of Bangkok', async () => {
    await append(2);
    await identity.stores.audit.append([entry(3, { action: 'site.removed', result: 'denied' })]);
    const count = async (query: string) => (await list(query)).entities.length;
    expect(await count('?action=site.removed')).toBe(1);
    expect(await count('?result=denied')).toBe(1);
    expect(await count('?target_id=site2')).toBe(1);
    expect(await count('?target_type=application')).toBe(3);
    expect(await count(`?actor=${admin.id}`)).toBe(3);
    expect(await count(`?actor=${'a'.repeat(24)}`)).toBe(0);
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    expect(await count(`?from=${today}&to=${today}`)).toBe(3);
    expect(await count('?to=2020-01-01')).toBe(0);
  });

  it.each([
    ['from=2026-02-30', 422],
    ['from=2569-01-01&to=2026-01-01', 422],
    ['from=2026-02-02&to=2026-02-01', 422],
    ['from=yesterday', 422],
    ['cursor=abc', 422],
    ['limit=201', 422],
    ['action=$where', 422],
    ['page=2', 400],
  ])('refuses %s', async (query, status) => {
    expect((await list(`?${query}`)).status).toBe(status);
  });

  it('S3-06 takes no words of strangers, people or keys, and what they try at a website once a minute', async () => {
    const home = await identity.makeOrganization('Words of a stranger', 'www.stranger.ac.th');
    const stranger = await identity.makePerson([{ organization: home, role: 1000 }], {
      first_name: '=cmd|calc',
      last_name: 'Words of a stranger',
    });
    const key = await identity.send('POST', `/organizations/${home.id}/api-keys`, {
      token: stranger.token,
      body: { name: 'Words of a stranger', scopes: ['reports:read'] },
    });
    const knock = (actor: { id: string; kind: 'user' | 'api_key'; name?: string }) =>
      identity.internal.recordAudit({
        organization_id: organization.id,
        actor,
        action: 'application.open',
        target: { type: 'application', id: 'a1', label: '' },
        result: 'denied',
        request_id: 'r',
      });
    const id = String(key.body.api_key.id);
    for (let time = 0; time < 40; time += 1) {
      await knock({ id: stranger.id, kind: 'user' });
      await knock({ id, kind: 'api_key', name: 'Words of a stranger' });
    }
    const body = await list('?action=application.open&limit=200');
    expect(JSON.stringify(body)).not.toMatch(/Words of a stranger|=cmd/);
    const actors = (body.entities as { actor: { id: string; name: string } }[]).map(({ actor }) => actor);
    for (const one of [stranger.id, id]) {
      const own = actors.filter((actor) => actor.id === one);
      // Two, where a minute began meanwhile.
      expect(own.length).toBeGreaterThanOrEqual(1);
      expect(own.length).toBeLessThanOrEqual(2);
      expect(own[0]?.name).toBe(`${one} www.stranger.ac.th`);
    }
  });

  it('takes entries of other services under the name of who acted', async () => {
    await identity.internal.recordAudit({
      organization_id: organization.id,
      actor: { id: admin.id, kind: 'user' },
      action: 'application.create',
      target: { type: 'application', id: 'a1', label: 'www.example.ac.th' },
      result: 'success',
      request_id: 'request-1',
      ip_truncated: '198.51.100.0',
      changes: [{ field: 'domain_name', before: null, after: 'www.example.ac.th' }],
    });
    const { entities } = await list();
    expect(entities[0]).toMatchObject({
      actor: { id: admin.id, kind: 'user', name: expect.stringContaining('Person') },
      action: 'application.create',
      changes: [{ field: 'domain_name', before: null, after: 'www.example.ac.th' }],
      request_id: 'request-1',
      ip_truncated: '198.51.100.0',
    });
  });
});
