import { until } from '@yinyom/testing/until';
import { processorMs } from '@yinyom/testing/processorMs';
import { startIdentity, type IdentityTest, type Person, type Place } from '../../test/startIdentity';
import { teamOf } from '../../test/teamOf';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const { usersOf, team, add, update, remove } = teamOf(() => identity);

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
      const spent = await processorMs(async () => {
        const answer = await identity.send('GET', `${path}?q=${encodeURIComponent(q)}`, {
          token: admin.token,
        });
        expect([answer.status, answer.body.entities]).toEqual([200, []]);
      });
      expect(spent).toBeLessThan(1_000);
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

describe('whoever is no member any more', () => {
  const mailOf = async ({ email }: Person) => (await identity.mails(email)).map(({ kind }) => kind);

  it('is told by mail, by whom when it was not their own step', async () => {
    const { organization, admin, path } = await team();
    const leaver = await identity.makePerson([{ organization, role: 10 }]);
    const removed = await identity.makePerson([{ organization, role: 1 }]);
    expect((await remove(leaver, path, leaver.id)).status).toBe(204);
    expect((await remove(admin, path, removed.id)).status).toBe(204);
    expect(await mailOf(leaver)).toEqual(['organization_left']);
    expect(await mailOf(removed)).toEqual(['organization_removed']);
    expect(await mailOf(admin)).toEqual([]);
  });

  it('is told nothing when an open invitation was taken back', async () => {
    const { organization, admin, path } = await team();
    const invited = await identity.makePerson([{ organization, role: 1, status: 'invited' }]);
    expect((await remove(admin, path, invited.id)).status).toBe(204);
    expect(await mailOf(invited)).toEqual([]);
  });
});

describe('T-07 roles that cannot be given', () => {
  it.each([9999, -1, 0.5, 2, '0', '1000', [1000], null, { $gt: 0 }, 10.5])('%j', async (role) => {
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
  const denied = () => events.findOne({ organization_id: id, result: 'denied' });
  await until(async () => (await denied()) !== null, 'the denied entry is written');
  const event = await denied();
  if (event === null) throw new Error('The denied entry is gone.');
  return event;
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
      ip_truncated: '127.0.0.0',
    });
  });

  it('V-33 IJ-03d leave no words of the stranger in the log: an id, and the site of their organization', async () => {
    const place = await identity.makeOrganization('Call 02-123-4567 now!', 'www.stranger.ac.th');
    const stranger = await identity.makePerson([{ organization: place, role: 1000 }], {
      first_name: 'Your account is closed.',
      last_name: 'Call 02-123-4567',
    });
    const foreign = await team();
    await identity.send('GET', `/organizations/${foreign.organization.id}`, { token: stranger.token });
    expect((await firstDenied(foreign.organization))['actor']).toEqual({
      id: stranger.id,
      name: `${stranger.id} www.stranger.ac.th`,
      kind: 'user',
    });
  });

  it('V-33 IJ-05d names of people have no characters that turn a text around', async () => {
    const { admin, path } = await team();
    for (const first_name of ['\u202Enimda', 'a\u2066b', 'a\u202D'])
      expect((await add(admin, path, { first_name })).body.errors[0].code).toBe('invalid_text');
  });

  it('a call above the own role is refused and noted in the log', async () => {
    const { organization, path } = await team();
    const member = await identity.makePerson([{ organization, role: 10 }]);
    expect((await identity.send('GET', path, { token: member.token })).status).toBe(403);
    expect(await firstDenied(organization)).toMatchObject({
      action: 'role.refused',
      actor: { id: member.id },
      target: { type: 'call', label: 'listOrganizationUsers' },
      ip_truncated: '127.0.0.0',
      request_id: expect.stringMatching(/./),
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
