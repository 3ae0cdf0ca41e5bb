import { startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const factsOf = (organization_id: string) => identity.internal.organizationFacts({ organization_id });

it('count active people of this organization alone, by role and flag', async () => {
  const organization = await identity.makeOrganization('Counted');
  const other = await identity.makeOrganization('Other');
  const admin = await identity.makePerson([{ organization, role: 1000 }]);
  const officer = await identity.makePerson([
    { organization, role: 1 },
    { organization: other, role: 1000 },
  ]);
  await identity.makePerson([{ organization: other, role: 10 }]);
  const users = `/organizations/${organization.id}/users`;
  const { status } = await identity.send('PUT', `${users}/${officer.id}`, {
    token: admin.token,
    body: { dpo: true },
  });
  expect(status).toBe(200);
  expect(await factsOf(organization.id)).toMatchObject({
    name: organization.name,
    dpo: null,
    require_2fa: false,
    people: { admin: 1, member: 0, viewer: 1, reviewer: 0, dpo: 1 },
  });
  const officersOf = (organization_id: string) => identity.internal.organizationOfficers({ organization_id });
  expect((await officersOf(organization.id)).map(({ id }) => id).sort()).toEqual(
    [admin.id, officer.id].sort(),
  );
  // The other organization's Admin carries the flag here alone.
  expect(await officersOf(other.id)).toEqual([{ id: officer.id, name: expect.stringMatching(/\S/) }]);
  expect(await officersOf('no id')).toEqual([]);
  expect(await factsOf('f'.repeat(24))).toBeNull();
  expect(await factsOf('no id')).toBeNull();
});

it('names its Admins to members and viewers, who may have to ask one of them; reviewers cannot read it', async () => {
  const organization = await identity.makeOrganization('Asked');
  const other = await identity.makeOrganization('Elsewhere');
  const admin = await identity.makePerson([{ organization, role: 1000 }]);
  await identity.makePerson([{ organization: other, role: 1000 }]);
  const [member, viewer, reviewer] = await Promise.all(
    [10, 1, 0].map((role) => identity.makePerson([{ organization, role: role as 0 | 1 | 10 }])),
  );
  const read = (token: string | undefined) =>
    identity.send('GET', `/organizations/${organization.id}`, { token });
  const seenBy = async (token: string | undefined) => (await read(token)).body as { admins?: string[] };
  const names = (await seenBy(admin.token)).admins;
  expect(names).toHaveLength(1);
  expect(names?.[0]).toMatch(/\S/);
  expect((await seenBy(member?.token)).admins).toEqual(names);
  expect((await seenBy(viewer?.token)).admins).toEqual(names);
  expect((await read(reviewer?.token)).status).toBe(403);
});
