import { withinOneHour } from '@yinyom/testing/withinOneHour';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';
import { teamOf } from '../../test/teamOf';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const { usersOf, team, add, remove, choosePassword } = teamOf(() => identity);

describe('inviting', () => {
  it('a new person: the mailed link sets the password and joins the organization', async () => {
    const { organization, admin, path } = await team();
    const email = 'invited.one@example.ac.th';
    const added = await add(admin, path, { email });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ email, name: 'New Person', role: 10, status: 'invited' });

    const [mail] = await identity.mails(email);
    expect(mail?.kind).toBe('invitation');
    const token = await identity.mailedToken(email);
    expect((await choosePassword(token)).status).toBe(204);
    expect((await choosePassword(token)).body.code).toBe('token_invalid');

    const login = await identity.send('POST', '/guest/login', {
      body: { email, password: 'Rice-Field-84' },
    });
    const mine = await identity.send('GET', '/me/organizations', { token: login.body.token });
    expect(mine.body).toEqual([
      expect.objectContaining({
        id: organization.id,
        organization_user: expect.objectContaining({ role: 10, status: 'active' }),
      }),
    ]);
  });

  it('V-01 a new person with a password: only the mailed link opens the account, with another one', async () => {
    const { admin, path } = await team();
    const email = 'given.password@example.ac.th';
    const weak = await add(admin, path, { email, password: 'Password1' });
    expect([weak.status, weak.body.code]).toEqual([422, 'password_policy']);
    expect((await add(admin, path, { email, password: 'Given-Lotus-5' })).status).toBe(201);
    expect((await identity.mails(email))[0]?.text).not.toContain('Given-Lotus-5');

    const login = await identity.send('POST', '/guest/login', {
      body: { email, password: 'Given-Lotus-5' },
    });
    expect([login.status, login.body.code]).toEqual([422, 'email_not_verified']);
    expect((await identity.mails(email)).map(({ kind }) => kind)).toEqual([
      'prove_mailbox',
      'account_created',
    ]);
    expect((await choosePassword(await identity.mailedToken(email))).status).toBe(204);
    const second = await identity.send('POST', '/guest/login', {
      body: { email, password: 'Rice-Field-84' },
    });
    const mine = await identity.send('GET', '/me/organizations', { token: second.body.token });
    expect(mine.body[0].organization_user.status).toBe('active');
  });

  it('T-09 an existing account leaves its profile and password alone and waits for its owner', async () => {
    const { organization, admin, path } = await team();
    const person = await identity.makePerson([], {
      first_name: 'Real',
      last_name: 'Name',
      phone: '021234567',
    });
    const added = await add(admin, path, {
      email: person.email,
      first_name: 'Fake',
      last_name: 'Typed',
      password: 'Given-Lotus-5',
    });
    expect(added.body).toMatchObject({ name: 'Fake Typed', status: 'invited', two_fa: false });
    expect(added.body).not.toHaveProperty('phone');

    const me = await identity.send('GET', '/me', { token: person.token });
    expect(me.body).toMatchObject({ name: 'Real Name', phone: '021234567' });
    const stillMine = await identity.send('POST', '/guest/login', {
      body: { email: person.email, password: PASSWORD },
    });
    expect(stillMine.body).toHaveProperty('refresh_token');

    const closed = await identity.send('GET', `/organizations/${organization.id}`, { token: person.token });
    expect(closed.status).toBe(404);
    const [open] = (await identity.send('GET', '/me/organizations', { token: person.token })).body;
    expect(open.organization_user).toMatchObject({ status: 'invited', joined_at: null });
    const accepted = await identity.send(
      'POST',
      `/me/invitations/${open.organization_user.invitation_id}/accept`,
      { token: person.token, body: {} },
    );
    expect(accepted.body).toMatchObject({ id: organization.id, organization_user: { status: 'active' } });
    const list = await identity.send('GET', `${path}?q=real`, { token: admin.token });
    expect(list.body.entities).toEqual([expect.objectContaining({ name: 'Real Name', status: 'active' })]);
  });

  it('A-01 looks the same for a new and an existing address', async () => {
    const { admin, path } = await team();
    const { email } = await identity.makePerson([], { first_name: 'Hidden', phone: '021234567' });
    const [known, unknown] = [
      await add(admin, path, { email, phone: '029999999', username: 'typed' }),
      await add(admin, path, { email: 'unknown.one@example.ac.th', phone: '029999999', username: 'typed' }),
    ];
    const blank = ({ status, body }: { status: number; body: Record<string, unknown> }) => ({
      status,
      body: { ...body, id: '', email: '', created_at: '' },
    });
    expect(blank(known)).toEqual(blank(unknown));
    const list = await identity.send('GET', `${path}?q=hidden`, { token: admin.token });
    expect(list.body.entities).toEqual([]);
  });

  it('can be declined, and only by the invited person', async () => {
    const { organization, admin, path } = await team();
    const person = await identity.makePerson([{ organization, role: 1, status: 'invited' }]);
    const other = await identity.makePerson();
    const [open] = (await identity.send('GET', '/me/organizations', { token: person.token })).body;
    const url = `/me/invitations/${open.organization_user.invitation_id}`;
    const foreign = await identity.send('POST', `${url}/accept`, { token: other.token, body: {} });
    expect(foreign.status).toBe(404);
    const declined = await identity.send('POST', `${url}/decline`, { token: person.token, body: {} });
    expect(declined.status).toBe(204);
    const list = await identity.send('GET', path, { token: admin.token });
    expect(list.body.entities.map(({ id }: { id: string }) => id)).toEqual([admin.id]);
  });

  it('is refused for other domains, for members, and for people who are invited already', async () => {
    const { admin, path } = await team();
    expect((await add(admin, path, { email: 'x@gmail.com' })).body.code).toBe('email_domain_not_allowed');
    expect((await add(admin, path, { email: 'x@other.ac.th' })).body.code).toBe('email_domain_mismatch');
    expect((await add(admin, path, { email: 'x@cs.example.ac.th' })).status).toBe(201);
    expect((await add(admin, path, { email: 'x@cs.example.ac.th' })).body.code).toBe('already_member');
  });

  it('can be repeated three times a day, only while open', async () => {
    await withinOneHour();
    const limited = await startIdentity();
    try {
      const organization = await limited.makeOrganization();
      const admin = await limited.makePerson([{ organization, role: 1000 }]);
      const member = await limited.makePerson([{ organization, role: 1 }]);
      const path = usersOf(organization);
      const { body } = await limited.send('POST', path, {
        token: admin.token,
        body: { email: 'again@example.ac.th', first_name: 'A', last_name: 'B', role: 1 },
      });
      const resend = (id: string) =>
        limited.send('POST', `${path}/${id}/invite`, { token: admin.token, body: {} });
      const first = await limited.mailedToken('again@example.ac.th');
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await resend(body.id)).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
      expect(await limited.mails('again@example.ac.th')).toHaveLength(4);
      const old = await limited.send('POST', '/guest/password', {
        body: { token: first, password: PASSWORD, password_confirmation: PASSWORD },
      });
      expect(old.body.code).toBe('token_invalid');
      expect((await resend(member.id)).body.code).toBe('invitation_not_pending');
    } finally {
      await limited.close();
    }
  });

  it('V-13 AU-15a cannot fill a mailbox by inviting and removing in turn, nor speak in the platform’s name', async () => {
    await withinOneHour();
    const limited = await startIdentity();
    try {
      const organization = await limited.makeOrganization();
      const words = `Your account is closed. Call 02-123-4567! ${'x'.repeat(60)}`;
      const admin = await limited.makePerson([{ organization, role: 1000 }], { first_name: words });
      const path = usersOf(organization);
      const body = { email: 'flooded@example.ac.th', first_name: 'A', last_name: 'B', role: 1 };
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        const added = await limited.send('POST', path, { token: admin.token, body });
        statuses.push(added.status);
        if (added.status !== 201) continue;
        await limited.send('DELETE', `${path}/${added.body.id}`, { token: admin.token });
      }
      expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
      const mails = await limited.mails(body.email);
      expect(mails).toHaveLength(4);
      expect(mails[0]?.text).not.toMatch(/closed\.|Call 02-123-4567!|x{60}/);
    } finally {
      await limited.close();
    }
  });

  it('V-14 AU-03 goes by an id of its own, which says nothing about an account', async () => {
    const { organization, admin, path } = await team();
    const person = await identity.makePerson([], {
      _id: Types.ObjectId.createFromTime(Date.parse('2024-01-01') / 1000),
    });
    const added = await add(admin, path, { email: person.email });
    const madeAt = (id: string) => new Types.ObjectId(id).getTimestamp().getTime();
    expect(Date.now() - madeAt(added.body.id)).toBeLessThan(60_000);
    const [listed] = (await identity.send('GET', `${path}?q=${person.email}`, { token: admin.token })).body
      .entities;
    expect(listed.id).toBe(added.body.id);
    const log = await identity.send('GET', `/organizations/${organization.id}/auditLogs`, {
      token: admin.token,
    });
    expect(JSON.stringify(log.body)).not.toContain(person.id);
    expect((await remove(admin, path, added.body.id)).status).toBe(204);
    const again = await add(admin, path, { email: person.email });
    expect(again.body.id).not.toBe(added.body.id);
    const [open] = (await identity.send('GET', '/me/organizations', { token: person.token })).body;
    await identity.send('POST', `/me/invitations/${open.organization_user.invitation_id}/accept`, {
      token: person.token,
      body: {},
    });
    const joined = await identity.send('GET', `${path}?q=${person.email}`, { token: admin.token });
    expect(joined.body.entities[0].id).toBe(person.id);
  });

  it('of a new person leaves nothing behind when it is taken back', async () => {
    const { admin, path } = await team();
    const email = 'taken.back@example.ac.th';
    const { body } = await add(admin, path, { email });
    const token = await identity.mailedToken(email);
    expect((await remove(admin, path, body.id)).status).toBe(204);
    expect((await choosePassword(token)).body.code).toBe('token_invalid');
    expect(await identity.stores.users.findLocal(email)).toBeNull();
  });
});

describe('a request that is repeated with its Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const body = (email: string) => ({ email, first_name: 'New', last_name: 'Person', role: 10 });

  it('gets the first answer and does nothing again', async () => {
    const { admin, path } = await team();
    const headers = key();
    const send = (email = 'same.key@example.ac.th') =>
      identity.send('POST', path, { token: admin.token, body: body(email), headers });
    const first = await send();
    const again = await send();
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await identity.mails('same.key@example.ac.th')).toHaveLength(1);
    expect((await send('other.data@example.ac.th')).body.code).toBe('idempotency_conflict');
  });

  it('runs once when both arrive together', async () => {
    const { admin, path } = await team();
    const headers = key();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        identity.send('POST', path, { token: admin.token, body: body('together@example.ac.th'), headers }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
    expect(await identity.mails('together@example.ac.th')).toHaveLength(1);
  });

  it('may be tried again after a failure, and never by somebody without the right', async () => {
    const { organization, admin, path } = await team();
    const headers = key();
    const send = (token: string, email: string) =>
      identity.send('POST', path, { token, body: body(email), headers });
    expect((await send(admin.token, 'x@gmail.com')).status).toBe(422);
    expect((await send(admin.token, 'after.failure@example.ac.th')).status).toBe(201);
    await identity.makePerson([{ organization, role: 1000 }]);
    await remove(admin, path, admin.id);
    expect((await send(admin.token, 'after.failure@example.ac.th')).status).toBe(404);
    const odd = await identity.send('POST', path, {
      token: (await identity.makePerson([{ organization, role: 1000 }])).token,
      body: body('odd@example.ac.th'),
      headers: { 'idempotency-key': 'not-a-uuid' },
    });
    expect(odd.status).toBe(422);
  });
});
