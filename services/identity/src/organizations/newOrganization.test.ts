import { MAX_ADMIN_ORGANIZATIONS, ORGANIZATIONS_PER_DAY } from '@yinyom/contracts/identity/organizations';
import { withinOneHour } from '@yinyom/testing/withinOneHour';
import { startIdentity, type IdentityTest, type Person } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const form = async (values: Record<string, unknown> = {}) => ({
  name: 'Client of the agency',
  accept_dpa: true,
  dpa_sha256: (await identity.send('GET', '/agreement')).body.sha256 as string,
  ...values,
});
const create = async (person: Person | null, values: Record<string, unknown> = {}) =>
  identity.send('POST', '/organizations', { token: person?.token, body: await form(values) });
const mine = async (person: Person) =>
  (await identity.send('GET', '/me/organizations', { token: person.token })).body as { id: string }[];
const member = async (role: 1 | 10 | 1000 = 1000, values = {}) =>
  identity.makePerson([{ organization: await identity.makeOrganization(), role }], values);

describe('F-L12 a person opens another organization', () => {
  it.each([1, 10, 1000] as const)(
    'F-L12 whoever is signed in becomes its Admin (role %s elsewhere)',
    async (role) => {
      const person = await member(role);
      const { status, body } = await create(person);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        name: 'Client of the agency',
        organization_user: { role: 1000, status: 'active' },
        settings: { require_2fa: false },
      });
      expect((await mine(person)).map(({ id }) => id)).toContain(body.id);
      const rename = await identity.send('PUT', `/organizations/${body.id}`, {
        token: person.token,
        body: { name: 'Renamed' },
      });
      expect(rename.status).toBe(200);
      expect(await identity.actions(body)).toEqual(['organization.created', 'organization.updated']);
    },
  );

  it('F-L12 is open to somebody who belongs to no organization', async () => {
    const person = await identity.makePerson();
    expect((await create(person)).status).toBe(201);
    expect(await mine(person)).toHaveLength(1);
  });

  it('F-L12 keeps which agreement was accepted for it, by whom, on which occasion', async () => {
    const person = await member();
    const { body } = await create(person, { name: 'With agreement' });
    const state = await identity.send('GET', `/organizations/${body.id}/agreement`, { token: person.token });
    expect(state.body).toMatchObject({
      asks: false,
      accepted: { occasion: 'new_organization', email: person.email, organization_name: 'With agreement' },
    });
  });

  it('F-L12 takes the domain of the first Admin for the addresses of its members', async () => {
    const person = await member(1000, { email: 'owner@mail.agency.co.th' });
    const { body } = await create(person);
    const add = (email: string) =>
      identity.send('POST', `/organizations/${body.id}/users`, {
        token: person.token,
        body: { email, first_name: 'New', last_name: 'Person', role: 10 },
      });
    expect((await add('colleague@agency.co.th')).status).toBe(201);
    expect((await add('somebody@other.co.th')).body.code).toBe('email_domain_mismatch');
  });

  it('F-L12 has its last Admin like every organization', async () => {
    const person = await member();
    const { body } = await create(person);
    const leave = await identity.send('DELETE', `/organizations/${body.id}/users/${person.id}`, {
      token: person.token,
    });
    expect(leave.body.code).toBe('last_admin');
  });
});

describe('F-L12 what is refused', () => {
  it('F-L12 refuses strangers', async () => {
    expect((await create(null)).status).toBe(401);
  });

  it.each([
    ['an empty name', { name: ' ' }, 'name', 'required'],
    ['a box that is not ticked', { accept_dpa: false }, 'accept_dpa', 'agreement_required'],
    ['another text of the agreement', { dpa_sha256: '0'.repeat(64) }, 'accept_dpa', 'agreement_changed'],
  ])('F-L12 refuses %s at its field, and makes nothing', async (_what, values, field, code) => {
    const person = await member();
    const { status, body } = await create(person, values);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field, code }]);
    expect(await mine(person)).toHaveLength(1);
  });

  it('F-L12 refuses an account without an address that has a domain', async () => {
    const person = await member(1000, { email: 'suda@localhost' });
    expect(await create(person)).toMatchObject({ status: 422, body: { code: 'address_without_domain' } });
  });

  it('F-L12 lets a person open a few a day', async () => {
    await withinOneHour();
    const person = await member();
    for (let opened = 0; opened < ORGANIZATIONS_PER_DAY; opened += 1)
      expect((await create(person)).status).toBe(201);
    expect((await create(person)).status).toBe(429);
    expect((await create(await member())).status).toBe(201);
  });

  it('F-L12 refuses more organizations than one person can answer for', async () => {
    const places = await Promise.all(
      Array.from({ length: MAX_ADMIN_ORGANIZATIONS }, async () => ({
        organization: await identity.makeOrganization(),
        role: 1000 as const,
      })),
    );
    const { status, body } = await create(await identity.makePerson(places));
    expect([status, body.code]).toEqual([409, 'too_many_organizations']);
    expect(body.message).toContain(String(MAX_ADMIN_ORGANIZATIONS));
  });
});
