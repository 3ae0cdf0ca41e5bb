import { until } from '@yinyom/testing/until';
import {
  PASSWORD,
  startIdentity,
  type IdentityTest,
  type Person,
  type Place,
} from '../../test/startIdentity';
import { teamOf } from '../../test/teamOf';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const { team, add, update, remove, choosePassword } = teamOf(() => identity);
const pathOf = ({ id }: Place) => `/organizations/${id}/partnerDomains`;
const set = (admin: Person, place: Place, domains: unknown) =>
  identity.send('PUT', pathOf(place), { token: admin.token, body: { domains } });
const get = (admin: Person, place: Place) => identity.send('GET', pathOf(place), { token: admin.token });
let count = 0;
const lawyer = () => `lawyer${(count += 1)}@siamlaw.com`;
const withPartner = async () => {
  const found = await team();
  expect((await set(found.admin, found.organization, ['siamlaw.com'])).status).toBe(200);
  return found;
};
const latest = async (admin: Person, { id }: Place) =>
  (await identity.send('GET', `/organizations/${id}/auditLogs`, { token: admin.token })).body.entities[0];

describe('partner domains of an organization', () => {
  it('without one, people of another domain are refused with the words of the rule', async () => {
    const { admin, path } = await team();
    for (const [email, code, message] of [
      ['a@siamlaw.com', 'email_domain_not_allowed', /ac\.th, co\.th, or\.th, go\.th/],
      ['a@siamlaw.co.th', 'email_domain_mismatch', /^โดเมนของอีเมลต้องตรงกับโดเมนของเว็บไซต์$/],
    ] as const) {
      const { status, body } = await add(admin, path, { email });
      expect([status, body.code, body.errors[0].field]).toEqual([422, code, 'email']);
      expect(body.message).toMatch(message);
    }
  });

  it('lets people of it in, marked as external wherever they are listed and in the log', async () => {
    const { organization, admin, path } = await withPartner();
    const email = lawyer();
    const added = await add(admin, path, { email, role: 10 });
    expect([added.status, added.body.external]).toEqual([201, true]);
    expect((await latest(admin, organization)).target).toMatchObject({ label: email, external: true });
    expect((await choosePassword(await identity.mailedToken(email))).status).toBe(204);

    const login = await identity.send('POST', '/guest/login', { body: { email, password: 'Rice-Field-84' } });
    expect((await latest(admin, organization)).actor).toMatchObject({ external: true });
    expect(login.status).toBe(200);
    const list = await identity.send('GET', path, { token: admin.token });
    expect(
      list.body.entities.map((person: { email: string; external?: true }) => [person.email, person.external]),
    ).toEqual(
      expect.arrayContaining([
        [email, true],
        [admin.email, undefined],
      ]),
    );
    await identity.internal.recordAudit({
      organization_id: organization.id,
      actor: { id: login.body.user.id, kind: 'user' },
      action: 'template.save',
      target: { type: 'application', id: 'x', label: 'x' },
      result: 'success',
      request_id: 'r',
    });
    expect((await latest(admin, organization)).actor).toMatchObject({ external: true });
    expect((await get(admin, organization)).body).toEqual({
      own: 'example.ac.th',
      domains: [{ domain: 'siamlaw.com', members: 1, invitations: 0 }],
      others: 0,
      etag: '"1"',
    });
  });

  it('takes subdomains of it and none that only ends alike', async () => {
    const { admin, path } = await withPartner();
    expect((await add(admin, path, { email: 'x@bkk.siamlaw.com' })).status).toBe(201);
    for (const email of ['x@notsiamlaw.com', 'x@siamlaw.com.evil.com', 'x@siamlaw.co'])
      expect((await add(admin, path, { email })).status).toBe(422);
  });

  it('is for this organization alone', async () => {
    const { admin } = await withPartner();
    const other = await team();
    expect((await add(other.admin, other.path, { email: lawyer() })).status).toBe(422);
    for (const answer of [
      await set(admin, other.organization, ['siamlaw.com']),
      await get(admin, other.organization),
      await set(admin, { id: 'c'.repeat(24), name: '' }, ['siamlaw.com']),
    ])
      expect(answer.status).toBe(404);
    expect((await get(other.admin, other.organization)).body.domains).toEqual([]);
  });

  it.each([
    [['gmail.com'], 'partner_domain_public'],
    [['HOTMAIL.co.th'], 'partner_domain_public'],
    [['co.th'], 'partner_domain_public'],
    [['github.io'], 'partner_domain_public'],
    [['example.ac.th'], 'partner_domain_own'],
    [['bkk.siamlaw.com'], 'partner_domain_invalid'],
    [['127.0.0.1'], 'partner_domain_invalid'],
    [['siamlaw'], 'validation_failed'],
    [['siamlaw.com', '$ne'], 'validation_failed'],
    [[{ $ne: 'a' }], 'validation_failed'],
    [Array.from({ length: 11 }, (_, index) => `firm${index}.com`), 'validation_failed'],
    ['siamlaw.com', 'validation_failed'],
  ])('refuses %j', async (domains, code) => {
    const { organization, admin } = await team();
    const { status, body } = await set(admin, organization, domains);
    expect([[400, 422].includes(status), body.code]).toEqual([true, status === 400 ? body.code : code]);
    expect((await get(admin, organization)).body.domains).toEqual([]);
  });

  it('is set by Admins only, once each, and written down with what was before', async () => {
    const { organization, admin } = await withPartner();
    const member = await identity.makePerson([{ organization, role: 10 }]);
    expect((await set(member, organization, [])).status).toBe(403);
    expect((await get(member, organization)).status).toBe(403);
    await set(admin, organization, ['agency.co.th', 'siamlaw.com', ' Agency.co.th ']);
    expect(await latest(admin, organization)).toMatchObject({
      action: 'organization.partner_domains',
      changes: [
        { field: 'partner_domains', before: ['siamlaw.com'], after: ['agency.co.th', 'siamlaw.com'] },
      ],
    });
  });
});

describe('people from outside', () => {
  it('cannot be made Admin, neither by invitation nor afterwards nor after a change of address', async () => {
    const { organization, admin, path } = await withPartner();
    const email = lawyer();
    const asked = await add(admin, path, { email, role: 1000 });
    expect([asked.status, asked.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'role', code: 'external_admin' })],
    ]);
    const { body: open } = await add(admin, path, { email, role: 10 });
    for (let step = 0; step < 2; step += 1) {
      const [{ id }] = (await identity.send('GET', `${path}?q=${email}`, { token: admin.token })).body
        .entities;
      const raised = await update(admin, path, id, { role: 1000 });
      expect([raised.status, raised.body.errors[0].code]).toEqual([422, 'external_admin']);
      if (step === 0) await choosePassword(await identity.mailedToken(email));
    }
    expect(open.role).toBe(10);
    const moved = await identity.makePerson([{ organization, role: 1000, status: 'invited' }], {
      email: lawyer(),
    });
    const [place] = (await identity.send('GET', '/me/organizations', { token: moved.token })).body;
    const accepted = await identity.send(
      'POST',
      `/me/invitations/${place.organization_user.invitation_id}/accept`,
      { token: moved.token, body: {} },
    );
    expect([accepted.status, accepted.body.code]).toEqual([403, 'external_admin']);
  });

  it('stay when their domain goes, and are counted; open invitations to it end at once', async () => {
    const { organization, admin, path } = await withPartner();
    const [inside, invited] = [lawyer(), lawyer()];
    await add(admin, path, { email: inside });
    await choosePassword(await identity.mailedToken(inside));
    await add(admin, path, { email: invited });
    const link = await identity.mailedToken(invited);
    const answer = await set(admin, organization, []);
    expect(answer.body).toMatchObject({ domains: [], others: 1 });
    expect((await latest(admin, organization)).changes).toContainEqual({
      field: 'invitations',
      before: [invited],
      after: [],
    });
    expect((await choosePassword(link)).body.code).toBe('token_invalid');
    const list = await identity.send('GET', path, { token: admin.token });
    expect(list.body.entities.map(({ email }: { email: string }) => email).sort()).toEqual(
      [admin.email, inside].sort(),
    );
    const [{ id }] = (await identity.send('GET', `${path}?q=${inside}`, { token: admin.token })).body
      .entities;
    expect((await remove(admin, path, id)).status).toBe(204);
    expect((await get(admin, organization)).body.others).toBe(0);
    expect((await add(admin, path, { email: invited })).status).toBe(422);
  });

  it('are marked after a change of address, and no longer after the way back', async () => {
    const { organization, admin, path } = await team();
    const person = await identity.makePerson([{ organization, role: 10 }]);
    const move = async (email: string) => {
      const { status } = await identity.send('POST', '/me/email', {
        token: person.token,
        body: { email, password: PASSWORD },
      });
      expect(status).toBe(202);
      await identity.send('GET', '/me', { token: person.token });
      const token = await identity.mailedToken(email);
      expect((await identity.send('POST', '/guest/signup/confirm', { body: { token } })).status).toBe(200);
      const [found] = (await identity.send('GET', `${path}?q=${email}`, { token: admin.token })).body
        .entities;
      return found.external;
    };
    expect(await move('moved@elsewhere.co.th')).toBe(true);
    expect(await move('back@example.ac.th')).toBeUndefined();
  });

  it('S3-07 EX-05e no Admin moves their account to a mailbox outside of the organization, not even by a link of before', async () => {
    const { organization, admin, path } = await team();
    const person = await identity.makePerson([{ organization, role: 10 }]);
    const ask = (email: string) =>
      identity.send('POST', '/me/email', { token: person.token, body: { email, password: PASSWORD } });
    const early = 'early@elsewhere.co.th';
    expect((await ask(early)).status).toBe(202);
    await until(async () => (await identity.mails(early)).length > 0, 'the mail is stored');
    const link = await identity.mailedToken(early);
    const promoted = await identity.send('PUT', `${path}/${person.id}`, {
      token: admin.token,
      body: { role: 1000 },
    });
    expect(promoted.status).toBe(200);
    const refused = await ask('late@elsewhere.co.th');
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'admin_email_outside']);
    const taken = await identity.send('POST', '/guest/signup/confirm', { body: { token: link } });
    expect([taken.status, taken.body.code]).toEqual([422, 'token_invalid']);
    expect((await identity.send('GET', '/me', { token: person.token })).body.email).toBe(person.email);
    expect((await ask('inside@example.ac.th')).status).toBe(202);
    const demoted = await identity.send('PUT', `${path}/${person.id}`, {
      token: admin.token,
      body: { role: 10 },
    });
    expect(demoted.status).toBe(200);
    expect((await ask('later@elsewhere.co.th')).status).toBe(202);
  });
});
