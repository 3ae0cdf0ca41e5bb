import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { exportsOf } from '../testing/exportsOf';
import { startConsents, type RunningConsents } from '../testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '../testing/standIns';

let server: TestDatabase;
let database: Connection;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
let admin: string;
let member: string;

beforeAll(async () => {
  server = await startTestDatabase();
  database = await server.connect('exports');
  standIns = createStandIns();
  consents = await startConsents(database, standIns);
  site = standIns.addSite();
  admin = standIns.addUser(site.organization_id, 1000);
  member = standIns.addUser(site.organization_id, 10);
});
afterAll(async () => {
  await consents.close();
  await server.close();
});

const { order, ready, download, made } = exportsOf(() => ({ consents, site, user: member }));

describe('the rights to an export', () => {
  it('T-11: is there for its maker and Admins only, and its id cannot be guessed from another', async () => {
    const { id } = await made({ type: 'daily', format: 'csv' });
    const colleague = standIns.addUser(site.organization_id, 10);
    const stranger = standIns.addUser(standIns.addSite().organization_id, 1000);
    for (const user of [colleague, stranger]) {
      expect((await download(id, user)).status).toBe(404);
      expect((await consents.call(`/exports/${id}`, { user })).status).toBe(404);
      expect((await consents.call(`/exports/${id}`, { method: 'DELETE', user })).status).toBe(404);
    }
    expect((await download(id, admin)).status).toBe(200);
    const list = async (user: string) =>
      (await consents.call(`/exports?application_id=${site.application_id}`, { user })).body.entities.map(
        (entry: { id: string }) => entry.id,
      );
    expect(await list(colleague)).toEqual([]);
    expect(await list(admin)).toContain(id);
    const next = await made({ type: 'daily', format: 'csv' });
    expect(next.id.slice(8)).not.toBe(id.slice(8));
    expect(parseInt(next.id.slice(18), 16) - parseInt(id.slice(18), 16)).not.toBe(1);
  });

  it('AZ-07 a file is out of reach once a role is lower than its rows need', async () => {
    const maker = standIns.addUser(site.organization_id, 10);
    const { body } = await order({ type: 'consent_logs', format: 'csv' }, maker);
    await ready(body.id, maker);
    expect((await download(body.id, maker)).status).toBe(200);
    standIns.roles.set(`${maker} ${site.organization_id}`, 1);
    expect((await download(body.id, maker)).status).toBe(403);
    const list = await consents.call(`/exports?application_id=${site.application_id}`, { user: maker });
    expect(list.body.entities).toEqual([]);
  });

  it('rights: a Viewer exports daily figures only; three at once per organization', async () => {
    const viewer = standIns.addUser(site.organization_id, 1);
    expect((await order({ type: 'consent_logs', format: 'csv' }, viewer)).status).toBe(403);
    const allowed = await order({ type: 'daily', format: 'csv' }, viewer);
    expect(allowed.status).toBe(202);
    await ready(allowed.body.id, viewer);
    const jobs = databaseOf(database).collection('exports');
    const far = new Date(Date.now() + 600_000);
    await jobs.insertMany(
      [1, 2, 3].map(() => ({ organization_id: site.organization_id, status: 'running', lease_until: far })),
    );
    const refused = await order({ type: 'daily', format: 'csv' });
    expect([refused.status, refused.body.code]).toEqual([409, 'export_limit']);
    await jobs.deleteMany({ created_by: { $exists: false } });
  });

  it('V-32 AZ-08a of eight ordered at the same moment three are made at most', async () => {
    const place = standIns.addSite();
    const user = standIns.addUser(place.organization_id, 10);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        order({ application_id: place.application_id, type: 'daily', format: 'csv' }, user),
      ),
    );
    const taken = answers.filter(({ status }) => status === 202);
    expect(taken.length).toBeLessThanOrEqual(3);
    expect(answers.filter(({ body }) => body.code === 'export_limit')).toHaveLength(8 - taken.length);
    const kept = await databaseOf(database)
      .collection('exports')
      .countDocuments({ application_id: place.application_id });
    expect(kept).toBe(taken.length);
  });

  const LEAST = {
    daily: 1,
    consents: 10,
    consent_logs: 10,
    cookies: 10,
    site_config: 10,
    audit: 1000,
  } as const;
  const cases = Object.entries(LEAST).flatMap(([type, least]) =>
    ([1000, 10, 1, null] as const).map((role) => [type, least, role] as const),
  );
  it.each(cases)(
    'V-06 AZ-07a AZ-07b a file of %s (needs %i) in the hands of its maker, now %s',
    async (type, least, role) => {
      const maker = standIns.addUser(site.organization_id, 1000);
      const { body } = await order({ type, format: type === 'site_config' ? 'ndjson' : 'csv' }, maker);
      await ready(body.id, maker);
      const place = `${maker} ${site.organization_id}`;
      if (role === null) standIns.roles.delete(place);
      else standIns.roles.set(place, role);
      const expected = role === null ? 404 : role < least ? 403 : 200;
      expect((await download(body.id, maker)).status).toBe(expected);
      expect((await download(body.id, maker, { range: 'bytes=0-3' })).status).toBe(
        expected === 200 ? 206 : expected,
      );
      expect((await consents.call(`/exports/${body.id}`, { user: maker })).status).toBe(expected);
      const list = await consents.call(`/exports?application_id=${site.application_id}`, { user: maker });
      const shown = list.status === 200 && JSON.stringify(list.body).includes(body.id);
      expect(shown).toBe(expected === 200);
      if (expected !== 200)
        expect((await consents.call(`/exports/${body.id}`, { method: 'DELETE', user: maker })).status).toBe(
          expected,
        );
    },
  );
});
