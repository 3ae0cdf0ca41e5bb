import { randomUUID } from 'node:crypto';
import {
  PASSWORD,
  startIdentity,
  type IdentityTest,
  type Person,
  type Place,
} from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const usersOf = (organization: Place) => `/organizations/${organization.id}/users`;
const team = async () => {
  const organization = await identity.makeOrganization();
  const admin = await identity.makePerson([{ organization, role: 1000 }]);
  return { organization, admin, path: usersOf(organization) };
};
const add = (admin: Person, path: string, body: Record<string, unknown> = {}) =>
  identity.send('POST', path, {
    token: admin.token,
    body: { email: 'new@example.ac.th', first_name: 'New', last_name: 'Person', role: 10, ...body },
  });
const update = (admin: Person, path: string, userId: string, body: unknown) =>
  identity.send('PUT', `${path}/${userId}`, { token: admin.token, body });
const remove = (person: Person, path: string, userId: string) =>
  identity.send('DELETE', `${path}/${userId}`, { token: person.token });
const choosePassword = (token: string, password = 'Rice-Field-84') =>
  identity.send('POST', '/guest/password', {
    body: { token, password, password_confirmation: password },
  });

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

  it('a new person with a password: it must be changed at the first login', async () => {
    const { admin, path } = await team();
    const email = 'given.password@example.ac.th';
    const weak = await add(admin, path, { email, password: 'Password1' });
    expect([weak.status, weak.body.code]).toEqual([422, 'password_policy']);
    expect((await add(admin, path, { email, password: 'Given-Lotus-5' })).status).toBe(201);
    expect((await identity.mails(email))[0]?.text).not.toContain('Given-Lotus-5');

    const login = await identity.send('POST', '/guest/login', {
      body: { email, password: 'Given-Lotus-5' },
    });
    expect(login.body).toMatchObject({ password_change_required: true });
    expect((await choosePassword(login.body.token)).status).toBe(204);
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

describe('the list of people', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const organization = await identity.makeOrganization();
    const names = ['Anong', 'Boonmee', 'Chai', 'Duangjai'];
    const people: Person[] = [];
    for (const [index, first_name] of names.entries())
      people.push(
        await identity.makePerson(
          [{ organization, role: index === 0 ? 1000 : 1, status: index === 3 ? 'suspended' : 'active' }],
          { first_name, last_name: 'Test' },
        ),
      );
    const list = async (query: string) => {
      const { body } = await identity.send('GET', `${usersOf(organization)}?${query}`, {
        token: people[0]?.token,
      });
      return body;
    };
    const firsts = (body: { entities: { first_name: string }[] }) =>
      body.entities.map(({ first_name }) => first_name);
    expect(firsts(await list('sort=name&order=asc'))).toEqual(names);
    expect(firsts(await list('sort=name&order=desc&status=active'))).toEqual(['Chai', 'Boonmee', 'Anong']);
    expect(firsts(await list('q=BOON'))).toEqual(['Boonmee']);
    expect(firsts(await list('q=chai+test'))).toEqual(['Chai']);
    expect(firsts(await list('role=1000'))).toEqual(['Anong']);
    const page = await list('sort=name&order=asc&page=2&limit=3');
    expect(firsts(page)).toEqual(['Duangjai']);
    expect(page).toMatchObject({ page: 2, limit: 3, total: 4, has_more: false, next_cursor: null });
    expect(await list('q=nobody')).toMatchObject({ entities: [], total: 0, has_more: false });
  });

  it('J-04 takes search text literally and answers hostile patterns at once', async () => {
    const { admin, path } = await team();
    for (const q of ['((((a+)+)+)+$', '('.repeat(64), '.*', '\\', '[', '$where']) {
      const started = performance.now();
      const answer = await identity.send('GET', `${path}?q=${encodeURIComponent(q)}`, { token: admin.token });
      expect([answer.status, answer.body.entities]).toEqual([200, []]);
      expect(performance.now() - started).toBeLessThan(1_000);
    }
    const long = await identity.send('GET', `${path}?q=${'('.repeat(10_000)}`, { token: admin.token });
    expect(long.status).toBe(422);
  });
});

describe('changing a member', () => {
  it('name and phone only while this is the only organization of the person', async () => {
    const { organization, admin, path } = await team();
    const only = await identity.makePerson([{ organization, role: 1 }]);
    const changed = await update(admin, path, only.id, { first_name: 'Better', phone: '+66 2 123 4567' });
    expect(changed.body).toMatchObject({ first_name: 'Better', phone: '+66 2 123 4567' });
    const other = await identity.makeOrganization('Second');
    const shared = await identity.makePerson([
      { organization, role: 1 },
      { organization: other, role: 1 },
    ]);
    const refused = await update(admin, path, shared.id, { first_name: 'Worse' });
    expect([refused.status, refused.body.code]).toEqual([409, 'profile_not_editable']);
    expect((await update(admin, path, shared.id, { role: 10 })).body.role).toBe(10);
  });

  it('never turns an invitation into a membership', async () => {
    const { organization, admin, path } = await team();
    const person = await identity.makePerson([{ organization, role: 1, status: 'invited' }]);
    expect((await update(admin, path, person.id, { status: 'active' })).status).toBe(409);
    expect((await update(admin, path, person.id, { role: 10 })).body).toMatchObject({
      role: 10,
      status: 'invited',
    });
  });

  it('is written into the audit log with what was and what is', async () => {
    const { organization, admin, path } = await team();
    const person = await identity.makePerson([{ organization, role: 1 }]);
    await update(admin, path, person.id, { role: 10 });
    const log = await identity.send(
      'GET',
      `/organizations/${organization.id}/auditLogs?action=user.membership_updated`,
      { token: admin.token },
    );
    expect(log.body.entities).toEqual([
      expect.objectContaining({
        actor: expect.objectContaining({ id: admin.id, kind: 'user' }),
        target: { type: 'user', id: person.id, label: person.email },
        changes: [{ field: 'role', before: 1, after: 10 }],
        result: 'success',
      }),
    ]);
  });
});

describe('T-06 the last Admin', () => {
  it('can neither step down, be suspended nor leave', async () => {
    const { organization, admin, path } = await team();
    const member = await identity.makePerson([{ organization, role: 10 }]);
    expect((await update(admin, path, admin.id, { role: 10 })).body.code).toBe('self_role_change');
    expect((await remove(admin, path, admin.id)).body.code).toBe('last_admin');
    await update(admin, path, member.id, { role: 1000 });
    expect((await remove(admin, path, admin.id)).status).toBe(204);
    expect((await remove(member, path, member.id)).body.code).toBe('last_admin');
  });

  it.each(['remove', 'demote', 'suspend'])(
    'stays when two Admins %s each other at the same moment',
    async (how) => {
      for (let round = 0; round < 5; round += 1) {
        const organization = await identity.makeOrganization();
        const path = usersOf(organization);
        const [one, two] = await Promise.all([
          identity.makePerson([{ organization, role: 1000 }]),
          identity.makePerson([{ organization, role: 1000 }]),
        ]);
        const act = (actor: Person, target: Person) =>
          how === 'remove'
            ? remove(actor, path, target.id)
            : update(actor, path, target.id, how === 'demote' ? { role: 1 } : { status: 'suspended' });
        const answers = await Promise.all([act(one, two), act(two, one)]);
        const succeeded = answers.filter(({ status }) => status < 300);
        expect(succeeded).toHaveLength(1);
        const record = await identity.stores.organizations.get(organization.id);
        expect(record?.admin_ids).toHaveLength(1);
        const members = await identity.stores.memberships.list(organization.id, {
          activeOnly: true,
          role: 1000,
          sort: 'name',
          order: 'asc',
          skip: 0,
          limit: 10,
        });
        expect(members.map(({ _id }) => _id.toHexString())).toEqual(
          record?.admin_ids.map((id) => id.toHexString()),
        );
      }
    },
  );

  it('an invited Admin does not count until the invitation is accepted', async () => {
    const { organization, admin, path } = await team();
    const invited = await identity.makePerson([{ organization, role: 1000, status: 'invited' }]);
    expect((await remove(admin, path, admin.id)).body.code).toBe('last_admin');
    const [open] = (await identity.send('GET', '/me/organizations', { token: invited.token })).body;
    await identity.send('POST', `/me/invitations/${open.organization_user.invitation_id}/accept`, {
      token: invited.token,
      body: {},
    });
    expect((await remove(admin, path, admin.id)).status).toBe(204);
  });
});

describe('T-07 roles that cannot be given', () => {
  it.each([9999, -1, 0, '1000', [1000], null, { $gt: 0 }, 10.5])('%j', async (role) => {
    const { organization, admin, path } = await team();
    const person = await identity.makePerson([{ organization, role: 1 }]);
    const answers = [
      await add(admin, path, { email: 'role@example.ac.th', role }),
      await update(admin, path, person.id, { role }),
    ];
    for (const { status } of answers) expect([400, 422]).toContain(status);
    expect(await identity.stores.users.findLocal('role@example.ac.th')).toBeNull();
  });

  it('a Member cannot add an Admin', async () => {
    const { organization, path } = await team();
    const member = await identity.makePerson([{ organization, role: 10 }]);
    expect((await add(member, path, { role: 1000 })).status).toBe(403);
  });
});

/** The entry is written after the answer. */
const firstDenied = async ({ id }: Place) => {
  const events = identity.database.collection('audit_events');
  for (;;) {
    const event = await events.findOne({ organization_id: id, result: 'denied' });
    if (event) return event;
    await new Promise(setImmediate);
  }
};

describe('T-01 ids of other organizations', () => {
  it('are answered exactly like ids that do not exist, and leave a denied entry', async () => {
    const { admin } = await team();
    const foreign = await team();
    const victim = await identity.makePerson([{ organization: foreign.organization, role: 1 }]);
    const nowhere = 'c'.repeat(24);
    const both = async (method: string, path: (id: string) => string, body?: unknown) => {
      const answers = [];
      for (const id of [foreign.organization.id, nowhere])
        answers.push(await identity.send(method, path(id), { token: admin.token, body }));
      const [known, random] = answers.map(({ status, body: { request_id: _, ...rest } }) => [status, rest]);
      expect(known).toEqual(random);
      expect(known?.[0]).toBe(404);
    };
    await both('GET', (id) => `/organizations/${id}`);
    await both('PUT', (id) => `/organizations/${id}`, { name: 'Mine now' });
    await both('GET', (id) => `/organizations/${id}/users`);
    await both('POST', (id) => `/organizations/${id}/users`, {
      email: 'spy@example.ac.th',
      first_name: 'S',
      last_name: 'P',
      role: 1000,
    });
    await both('PUT', (id) => `/organizations/${id}/users/${victim.id}`, { role: 1000 });
    await both('DELETE', (id) => `/organizations/${id}/users/${victim.id}`);
    await both('POST', (id) => `/organizations/${id}/users/${victim.id}/invite`, {});
    await both('GET', (id) => `/organizations/${id}/auditLogs`);
    expect(await firstDenied(foreign.organization)).toMatchObject({
      action: 'organization.access',
      actor: { id: admin.id },
    });
  });

  it('T-02 a person of another organization is not found below the own one', async () => {
    const { admin, path } = await team();
    const foreign = await team();
    const victim = await identity.makePerson([{ organization: foreign.organization, role: 1 }]);
    expect((await update(admin, path, victim.id, { role: 1000 })).status).toBe(404);
    expect((await remove(admin, path, victim.id)).status).toBe(404);
    const list = await identity.send('GET', foreign.path, { token: foreign.admin.token });
    expect(list.body.entities).toHaveLength(2);
  });
});
