import { startIdentity, type IdentityTest, type Person, type Place } from '../../test/startIdentity';

const [OURS, MORE, STRANGE] = ['a', 'b', 'd'].map((letter) => letter.repeat(24)) as [string, string, string];

let identity: IdentityTest;
let organization: Place;
let admin: Person;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' }, undefined, {
    websites: {
      getApplicationOwner: async ({ application_id }) =>
        [OURS, MORE].includes(application_id)
          ? { organization_id: organization.id, domain_name: `${application_id[0]}.ac.th` }
          : null,
      getGroupOwner: async ({ group_id }) =>
        [OURS, MORE].includes(group_id)
          ? { organization_id: organization.id, names: ['Faculties', 'Science'] }
          : null,
    },
  });
});
afterAll(() => identity.close());
beforeEach(async () => {
  organization = await identity.makeOrganization();
  admin = await identity.makePerson([{ organization, role: 1000 }]);
});

const people = () => `/organizations/${organization.id}/users`;
const member = (role: 0 | 1 | 10 = 10, values = {}) => identity.makePerson([{ organization, role }], values);
const update = (person: Person, body: object) =>
  identity.send('PUT', `${people()}/${person.id}`, { token: admin.token, body });
const limit = async (person: Person, ...websites: string[]) => {
  const { status, body } = await update(person, { scope: { websites } });
  expect([status, body.code]).toEqual([200, undefined]);
};
const authorized = async ({ id, sessionId }: Person) =>
  (
    await identity.internal.authorize({
      user_id: id,
      session_id: sessionId,
      organization_id: organization.id,
    })
  ).websites;

it('an Admin limits a person to websites, and takes the limits away; the audit log says so, by the names of the moment', async () => {
  const person = await member();
  expect(await authorized(person)).toBeUndefined();
  await limit(person, OURS, MORE);
  expect(await authorized(person)).toEqual([OURS, MORE]);
  const listed = await identity.send('GET', `${people()}?q=${person.email}`, { token: admin.token });
  expect(listed.body.entities[0].scope).toEqual({ websites: [OURS, MORE] });
  const mine = await identity.send('GET', '/me/organizations', { token: person.token });
  expect(mine.body[0].organization_user.scope).toEqual({ websites: [OURS, MORE] });
  expect(await identity.internal.listMemberships({ user_id: person.id })).toMatchObject([
    { websites: [OURS, MORE] },
  ]);

  expect((await update(person, { scope: null })).body).not.toHaveProperty('scope');
  expect(await authorized(person)).toBeUndefined();
  const changes: unknown[] = [];
  for await (const { action, changes: made } of identity.stores.audit.readAll(organization.id))
    if (action === 'user.membership_updated') changes.push(made);
  expect(changes).toEqual([
    [{ field: 'scope', before: null, after: 'a.ac.th, b.ac.th' }],
    [{ field: 'scope', before: 'a.ac.th, b.ac.th', after: null }],
  ]);
});

it('an invitation carries the websites, from the first moment in the organization', async () => {
  const form = { email: 'agency@example.ac.th', first_name: 'A', last_name: 'B', role: 10 };
  const body = { ...form, scope: { websites: [OURS] } };
  const invited = await identity.send('POST', people(), { token: admin.token, body });
  expect([invited.status, invited.body.scope]).toEqual([201, { websites: [OURS] }]);
  const token = await identity.mailedToken(form.email);
  const joined = await identity.send('POST', '/guest/password', {
    body: { token, password: 'Ratchaphruek7', password_confirmation: 'Ratchaphruek7' },
  });
  expect(joined.status).toBeLessThan(300);
  const { body: list } = await identity.send('GET', `${people()}?q=${form.email}`, { token: admin.token });
  expect(list.entities[0]).toMatchObject({ status: 'active', scope: { websites: [OURS] } });
});

it('a person of some websites leaves as everybody may', async () => {
  const person = await member();
  await limit(person, OURS);
  const left = await identity.send('DELETE', `${people()}/${person.id}`, { token: person.token });
  expect(left.status).toBe(204);
});

it('no Admin has limits: none is given any, and whoever becomes one loses them', async () => {
  const person = await member();
  const refused = await update(person, { role: 1000, scope: { websites: [OURS] } });
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ field: 'scope', code: 'role_invalid' }],
  ]);
  const form = { email: 'new@example.ac.th', first_name: 'A', last_name: 'B', role: 1000 };
  const body = { ...form, scope: { websites: [OURS] } };
  expect((await identity.send('POST', people(), { token: admin.token, body })).body.errors).toMatchObject([
    { field: 'scope', code: 'role_invalid' },
  ]);
  await limit(person, OURS);
  expect((await update(person, { role: 1000 })).status).toBe(200);
  expect(await authorized(person)).toBeUndefined();
});

it.each([
  ['a website of others', { websites: [OURS, STRANGE] }, 'scope.websites.1', 'not_found'],
  ['no website', { websites: [] }, 'scope.websites', 'required'],
  ['what is no id', { websites: ['x'] }, 'scope.websites.0', 'not_found'],
  [
    'more than a hundred',
    { websites: Array.from({ length: 101 }, () => OURS) },
    'scope.websites',
    'out_of_range',
  ],
])('%s is refused at its field, and nothing changes', async (_what, scope, field, code) => {
  const person = await member();
  const { status, body } = await update(person, { scope, role: 1 });
  expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
  expect(await authorized(person)).toBeUndefined();
});

it('a person of one group alone can be its officer, and is none of the organization', async () => {
  const person = await member();
  const groupOnly = { websites: [], groups: [OURS] };
  expect((await update(person, { scope: groupOnly, dpo: true })).status).toBe(200);
  const { flags } = await identity.internal.authorize({
    user_id: person.id,
    session_id: person.sessionId,
    organization_id: organization.id,
  });
  expect(flags).toEqual(['dpo']);
  expect(
    await identity.internal.describeMember({ organization_id: organization.id, user_id: person.id }),
  ).toMatchObject({ flags: ['dpo'], groups: [OURS] });
  const isOfficer = async (group_path?: string[]): Promise<boolean> =>
    (
      await identity.internal.organizationOfficers({
        organization_id: organization.id,
        ...(group_path && { group_path }),
      })
    ).some(({ id }) => id === person.id);
  expect([await isOfficer(), await isOfficer([MORE]), await isOfficer([MORE, OURS])]).toEqual([
    false,
    false,
    true,
  ]);
  for (const scope of [
    { websites: [OURS], groups: [OURS] },
    { websites: [], groups: [OURS, MORE] },
  ])
    expect((await update(person, { scope })).body.errors).toMatchObject([
      { field: 'dpo', code: 'dpo_limited' },
    ]);
});

describe('mails', () => {
  const FIGURES = { rule: 'script_missing', figures: {}, raised_at: '2026-11-29T00:00:00.000Z' } as const;

  it('alerts reach named addresses of members only where they see the website', async () => {
    const [inside, outside, every] = [await member(), await member(), await member()];
    await limit(inside, OURS);
    await limit(outside, MORE);
    const alert_emails = [inside.email, outside.email, every.email, 'desk@agency.co.th'];
    const settings = { settings: { alert_emails } };
    await identity.send('PUT', `/organizations/${organization.id}`, { token: admin.token, body: settings });
    const told = async (application_id: string | null) => {
      const key = String(Math.random());
      await identity.internal.sendAlertMail({
        key,
        organization_id: organization.id,
        application_id,
        website: 'www',
        digest: false,
        alerts: [FIGURES],
      });
      const mails = await identity.mails();
      const those = mails.slice(0, mails.length - before).map(({ to }) => to);
      before = mails.length;
      return those.sort();
    };
    let before = (await identity.mails()).length;
    const always = [admin.email, every.email, 'desk@agency.co.th'];
    expect(await told(OURS)).toEqual([...always, inside.email].sort());
    expect(await told(MORE)).toEqual([...always, outside.email].sort());
    expect(await told(null)).toEqual(always.sort());
  });

  it('scans are told only to those who see the website, also to the person who ordered them', async () => {
    const [inside, outside] = [await member(), await member()];
    await limit(inside, OURS);
    await limit(outside, MORE);
    const { sent } = await identity.internal.sendScanMail({
      organization_id: organization.id,
      application_id: OURS,
      scan_id: 's',
      website: 'www',
      failed: false,
      new: 1,
      violations: 0,
      emails: [outside.email],
      user_ids: [inside.id, outside.id],
    });
    expect(sent).toBe(1);
    expect(await identity.mails(inside.email)).toHaveLength(1);
    expect(await identity.mails(outside.email)).toEqual([]);
  });

  it('the weekly mail has the websites of its reader, and does not come where there are none', async () => {
    const [inside, outside] = [
      await member(1, { weekly_mail: true }),
      await member(1, { weekly_mail: true }),
    ];
    await limit(inside, OURS);
    await limit(outside, 'b'.repeat(24));
    const visitors = { decided: 0, accepted: 0, before: { decided: 0, accepted: 0 } };
    const { sent } = await identity.internal.sendWeeklyReport({
      organization_id: organization.id,
      week: '2026-11-23',
      websites: [
        { application_id: OURS, domain_name: 'ours.example.ac.th', checks: [], visitors },
        { application_id: STRANGE, domain_name: 'other.example.ac.th', checks: [], visitors },
      ],
    });
    expect(sent).toBe(1);
    const [mail] = await identity.mails(inside.email);
    // A name of a stranger's website is no link: something invisible stands before each dot.
    expect(mail?.text).toContain('ours.');
    expect(mail?.text).not.toContain('other.');
    expect(await identity.mails(outside.email)).toEqual([]);
  });
});
