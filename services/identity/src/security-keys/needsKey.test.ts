import { keysOf, said } from '../../test/keysOf';
import { startIdentity, type IdentityTest, type Person, type Place } from '../../test/startIdentity';

let strict: IdentityTest;
beforeAll(async () => {
  strict = await startIdentity({ RATE_LIMITS: 'false', SECURITY_KEY_FOR_ADMINS: 'true' });
});
afterAll(() => strict.close());

const { add, remove } = keysOf(() => strict);

describe('where Admins need a security key', () => {
  let organization: Place;
  let admin: Person;
  beforeAll(async () => {
    organization = await strict.makeOrganization();
    admin = await strict.makePerson([{ organization, role: 1000 }]);
  });
  const get = (person: Person, path: string) => strict.send('GET', path, { token: person.token });

  it('one without it reaches nothing of the organization, is told so, and is let in by the key', async () => {
    const place = `/organizations/${organization.id}`;
    for (const path of [place, `${place}/users`])
      expect(said(await get(admin, path))).toEqual([403, 'security_key_required']);
    const authorized = await strict.internal.authorize({
      user_id: admin.id,
      session_id: admin.sessionId,
      organization_id: organization.id,
    });
    expect(authorized.security_key_missing).toBe(true);
    expect(await strict.internal.listMemberships({ user_id: admin.id })).toEqual([]);
    const [mine] = (await get(admin, '/me/organizations')).body;
    expect(mine).toMatchObject({ id: organization.id, organization_user: { security_key_missing: true } });
    expect(mine.settings).toBeUndefined();

    const { added } = await add(admin);
    expect(added.status).toBe(201);
    expect((await get(admin, `${place}/users`)).status).toBe(200);
    const [after] = (await get(admin, '/me/organizations')).body;
    expect(after.organization_user.security_key_missing).toBeUndefined();
    expect(said(await remove(admin, added.body.key.id))).toEqual([403, 'security_key_required']);
  });

  it('everybody else works as before', async () => {
    for (const role of [1, 10] as const) {
      const person = await strict.makePerson([{ organization, role }]);
      expect((await get(person, `/organizations/${organization.id}`)).status).toBe(200);
      const { added } = await add(person);
      expect((await remove(person, added.body.key.id)).status).toBe(204);
    }
  });

  it('an app alone does not do, and the own account stays open', async () => {
    const other = await strict.makePerson([{ organization, role: 1000 }]);
    await strict.database
      .collection('users')
      .updateOne({ email: other.email }, { $set: { 'two_fa.enabled_at': new Date() } });
    expect((await get(other, `/organizations/${organization.id}`)).status).toBe(403);
    for (const path of ['/me', '/me/organizations', '/me/sessions', '/me/security-keys'])
      expect((await get(other, path)).status).toBe(200);
  });

  it('an invited Admin accepts without one and adds it afterwards: nobody is locked out', async () => {
    const invited = await strict.makePerson([{ organization, role: 1000, status: 'invited' }]);
    const [mine] = (await get(invited, '/me/organizations')).body;
    expect(mine.organization_user.security_key_missing).toBeUndefined();
    const path = `/me/invitations/${mine.organization_user.invitation_id as string}/accept`;
    const accepted = await strict.send('POST', path, { token: invited.token, body: {} });
    expect(accepted.status).toBe(200);
    expect(accepted.body.organization_user.security_key_missing).toBe(true);
    expect((await add(invited)).added.status).toBe(201);
    expect((await get(invited, `/organizations/${organization.id}/users`)).status).toBe(200);
  });
});
