import { startIdentity, type IdentityTest, type Person, type Place } from '../../test/startIdentity';

const SAMPLES = ['a'.repeat(24), 'b'.repeat(24)];
const REAL = 'c'.repeat(24);
const removed: string[] = [];
let demo: IdentityTest;
beforeAll(async () => {
  demo = await startIdentity({ RATE_LIMITS: 'false' }, undefined, {
    sample: {
      remove: (organizationId: string) => {
        removed.push(organizationId);
        return Promise.resolve(SAMPLES);
      },
    },
  });
});
afterAll(() => demo.close());

type State = 'making' | 'ready' | 'removed';
const withSample = async (identity: IdentityTest, state: State | null): Promise<Place> => {
  const place = await identity.makeOrganization('Demo');
  if (state) await identity.stores.organizations.setSampleData(place.id, { state, done: 7, total: 9 });
  return place;
};
const remove = (identity: IdentityTest, { id }: Place, { token }: Person) =>
  identity.send('DELETE', `/organizations/${id}/sampleData`, { token });
const shownTo = async (identity: IdentityTest, { token }: Person) =>
  (await identity.send('GET', '/me/organizations', { token })).body[0].sample_data;

describe('the sample data of an organization', () => {
  it('are told to its members, with how far they are', async () => {
    const place = await withSample(demo, 'making');
    const viewer = await demo.makePerson([{ organization: place, role: 1 }]);
    expect(await shownTo(demo, viewer)).toEqual({ state: 'making', done: 7, total: 9 });
  });

  it('are removed once, by an Admin, and the audit log says so', async () => {
    const place = await withSample(demo, 'ready');
    const admin = await demo.makePerson([{ organization: place, role: 1000 }]);
    expect((await remove(demo, place, admin)).status).toBe(204);
    expect(removed).toEqual([place.id]);
    expect(await shownTo(demo, admin)).toBeUndefined();
    const log = await demo.send('GET', `/organizations/${place.id}/auditLogs`, { token: admin.token });
    expect(log.body.entities[0]).toMatchObject({
      action: 'organization.sample_removed',
      actor: { id: admin.id },
      changes: [{ field: 'websites', before: 2, after: 0 }],
    });
    expect((await remove(demo, place, admin)).status).toBe(404);
    expect(removed).toHaveLength(1);
  });

  it('go with what was mailed about them, and every other mail stays', async () => {
    const place = await withSample(demo, 'ready');
    const admin = await demo.makePerson([{ organization: place, role: 1000 }]);
    for (const id of [...SAMPLES, REAL])
      await demo.stores.mails.add(
        {
          to: admin.email,
          kind: 'scan_news',
          subject: id,
          text: `http://x/websites/${id}/scans/1`,
          html: id,
        },
        'kept',
      );
    await remove(demo, place, admin);
    const subjects = (await demo.stores.mails.listKept()).map(({ subject }) => subject);
    expect(subjects).toContain(REAL);
    expect(subjects).not.toEqual(expect.arrayContaining([expect.stringMatching(/^[ab]{24}$/)]));
  });

  it.each([1, 10] as const)('stay when role %s asks', async (role) => {
    const place = await withSample(demo, 'ready');
    const member = await demo.makePerson([{ organization: place, role }]);
    expect((await remove(demo, place, member)).status).toBe(403);
    expect(removed).not.toContain(place.id);
  });

  it('stay when an Admin of another organization asks', async () => {
    const place = await withSample(demo, 'ready');
    const other = await demo.makePerson([{ organization: await withSample(demo, 'ready'), role: 1000 }]);
    expect((await remove(demo, place, other)).status).toBe(404);
    expect(removed).not.toContain(place.id);
  });

  it('cannot be removed before they are complete, and where there are none there is nothing', async () => {
    const making = await withSample(demo, 'making');
    const none = await withSample(demo, null);
    const admin = await demo.makePerson([
      { organization: making, role: 1000 },
      { organization: none, role: 1000 },
    ]);
    const answer = await remove(demo, making, admin);
    expect([answer.status, answer.body.code]).toEqual([409, 'sample_data_unfinished']);
    expect((await remove(demo, none, admin)).status).toBe(404);
  });

  it('cannot be removed where there is no demo', async () => {
    const plain = await startIdentity({ RATE_LIMITS: 'false' });
    const place = await withSample(plain, 'ready');
    const admin = await plain.makePerson([{ organization: place, role: 1000 }]);
    expect((await remove(plain, place, admin)).status).toBe(404);
    await plain.close();
  });
});
