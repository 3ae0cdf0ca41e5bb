import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import { NOW, sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { Types } from 'mongoose';
import { startIdentity, type IdentityTest } from '../../test/startIdentity';
import { signWeeklyToken } from './weeklyToken';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const WEEK = '2026-11-23';
const websites = [
  {
    application_id: 'a'.repeat(24),
    domain_name: 'www.example.ac.th',
    checks: judgeCompliance(sampleFacts(), { now: NOW, dpo: true }),
    visitors: { decided: 100, accepted: 57, before: { decided: 100, accepted: 55 } },
  },
];
let weeks = 0;
const newWeek = (): string => `w${(weeks += 1)}`;
const tell = (organization_id: string, week = WEEK) =>
  identity.internal.sendWeeklyReport({ organization_id, week, websites });
const pathOf = (link: string) => new URL(link).pathname.replace('/api/v1', '');

/** An organization with a reader and a member who did not ask for the mail. */
const place = async (values = {}) => {
  const organization = await identity.makeOrganization('Weekly');
  const reader = await identity.makePerson([{ organization, role: 10 }], { weekly_mail: true, ...values });
  const other = await identity.makePerson([{ organization, role: 1000 }]);
  return { organization, reader, other };
};

it('goes to members who asked for it, each in their language, with the sentence of the screen', async () => {
  const { organization, reader, other } = await place({ locale: 'th' });
  expect(await tell(organization.id)).toEqual({ sent: 1 });
  expect(await identity.mails(other.email)).toEqual([]);
  const [mail] = await identity.mails(reader.email);
  expect(mail?.subject).toBe('สรุปรายสัปดาห์ของ Weekly');
  for (const text of [mail?.text, mail?.html])
    expect(text).toContain('ปกติ: ยอมรับ 57% ของผู้ที่ตัดสินใจ ใกล้เคียง 30 วันก่อนหน้า · การสแกนไม่พบอะไรทำงานก่อนยินยอม');
  expect(mail?.text).toContain('ไม่ใช่การรับรองว่าปฏิบัติตามกฎหมาย');
});

it('goes out once a week, whoever tells it and however often', async () => {
  const { organization, reader } = await place();
  const told = await Promise.all([tell(organization.id), tell(organization.id), tell(organization.id)]);
  expect(told.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  expect(await identity.mails(reader.email)).toHaveLength(1);
  expect(await tell(organization.id, '2026-11-30')).toEqual({ sent: 1 });
});

it('an organization is given to one process, to another after ten minutes, and to none when it is done', async () => {
  const { organization } = await place();
  const week = newWeek();
  const takeAll = async () => {
    const taken: string[] = [];
    for (let next = await identity.internal.takeWeeklyReport({ week }); next;) {
      taken.push(next.organization_id);
      next = await identity.internal.takeWeeklyReport({ week });
    }
    return taken;
  };
  const [one, two] = await Promise.all([takeAll(), takeAll()]);
  expect([...one, ...two].filter((id) => id === organization.id)).toHaveLength(1);
  expect(await takeAll()).toEqual([]);
  const claims = identity.database.collection<{ _id: string }>('weekly_reports');
  const earlier = { $set: { taken_at: new Date(Date.now() - 11 * 60_000) } };
  await claims.updateOne({ _id: `${organization.id} ${week}` }, earlier);
  expect(await takeAll()).toEqual([organization.id]);
  await tell(organization.id, week);
  await claims.updateOne({ _id: `${organization.id} ${week}` }, earlier);
  expect(await takeAll()).toEqual([]);
});

it('nobody gets it who left, was suspended or closed the account, and no organization without websites', async () => {
  const organization = await identity.makeOrganization();
  await identity.makePerson([{ organization, role: 10, status: 'suspended' }], { weekly_mail: true });
  await identity.makePerson([{ organization, role: 10, status: 'invited' }], { weekly_mail: true });
  await identity.makePerson([{ organization, role: 10 }], { weekly_mail: true, status: 'disabled' });
  await identity.makePerson([{ organization, role: 10 }], { weekly_mail: true, email_verified_at: null });
  expect(await tell(organization.id)).toEqual({ sent: 0 });
  const { organization: empty } = await place();
  const none = { organization_id: empty.id, week: newWeek(), websites: [] };
  expect(await identity.internal.sendWeeklyReport(none)).toEqual({ sent: 0 });
});

it('a person turns it on in the account, and it is off at first', async () => {
  const { other, organization } = await place();
  const me = () => identity.send('GET', '/me', { token: other.token });
  expect((await me()).body.weekly_mail).toBe(false);
  await identity.send('PUT', '/me', { token: other.token, body: { weekly_mail: true } });
  expect((await me()).body.weekly_mail).toBe(true);
  expect(await tell(organization.id, newWeek())).toEqual({ sent: 2 });
});

describe('the link that ends it', () => {
  const linkOf = async () => {
    const { organization, reader } = await place();
    await tell(organization.id);
    const [mail] = await identity.mails(reader.email);
    return {
      reader,
      organization,
      path: pathOf(mail?.links.find((link) => link.includes('weekly-mail')) ?? ''),
    };
  };
  const wants = async (token: string) =>
    (await identity.send('GET', '/me', { token })).body.weekly_mail as boolean;

  it('asks first, as programs open links too, and ends it with the click, without a login', async () => {
    const { reader, path, organization } = await linkOf();
    const asked = await identity.send('GET', path);
    expect(asked.status).toBe(200);
    expect(asked.headers.get('content-type')).toContain('text/html');
    expect(await wants(reader.token)).toBe(true);
    const ended = await identity.send('POST', path, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(ended.status).toBe(200);
    expect(await wants(reader.token)).toBe(false);
    expect(await tell(organization.id, newWeek())).toEqual({ sent: 0 });
  });

  it('leads to a page in the name of the organization whose mail it was in, which loads its logo alone', async () => {
    const { path: plain } = await linkOf();
    const unbranded = await identity.send('GET', plain);
    expect(String(unbranded.body)).toContain('Yinyom');
    expect(String(unbranded.body)).not.toContain('brand');

    const { organization, reader, other } = await place({ locale: 'en' });
    const owner = { organizationId: organization.id };
    const fields = {
      accent: { light: '#7A1F5C', dark: '#E59AC8' },
      sender_name: '',
      reply_to: '',
      footer: '',
    };
    await identity.stores.brands.save(owner, { ...fields, name: 'Agency <b>' }, 0);
    const logo = { sha256: 'c'.repeat(64), width: 64, height: 16 };
    await identity.stores.brands.setLogo(owner, 'light', logo, Buffer.from('pixels'));
    await tell(organization.id);
    const [mail] = await identity.mails(reader.email);
    const path = pathOf(mail?.links.find((link) => link.includes('weekly-mail')) ?? '');
    for (const shown of [await identity.send('GET', path), await identity.send('POST', path, { form: {} })]) {
      expect(String(shown.body)).toContain('<title>Agency &lt;b&gt; weekly summary</title>');
      expect(String(shown.body)).toContain(`/api/v1/guest/brandLogos/${organization.id}/${logo.sha256}`);
      expect(String(shown.body)).not.toContain('Yinyom');
      expect(shown.headers.get('content-security-policy')).toContain("img-src 'self'");
    }

    // A person of one client sees the client's brand; a link of an earlier version names no organization.
    const group = '64b0000000000000000000a1';
    await identity.stores.brands.save({ ...owner, groupId: group }, { ...fields, name: 'Client' }, 0);
    await identity.stores.memberships.setScope(new Types.ObjectId(other.id), organization.id, {
      websites: [],
      groups: [group],
    });
    const tokenOf = (organizationId: string | null) =>
      signWeeklyToken({ userId: other.id, organizationId }, testSecrets.JWT_SECRET);
    const titleOf = async (token: string) =>
      /<title>([^<]*)/.exec(String((await identity.send('GET', `/guest/weekly-mail/${token}`)).body))?.[1];
    expect(await titleOf(tokenOf(organization.id))).toContain('Client');
    expect(await titleOf(tokenOf(null))).toContain('Yinyom');
  });

  it('of one person does nothing for another, and a changed one nothing at all', async () => {
    const { path } = await linkOf();
    const { reader } = await linkOf();
    const code = path.split('.').at(-1) ?? '';
    for (const token of [`${reader.id}.${code}`, `${reader.id}.${'A'.repeat(43)}`, 'x', `${reader.id}.`]) {
      expect((await identity.send('POST', `/guest/weekly-mail/${token}`, { form: {} })).status).toBe(404);
      expect((await identity.send('GET', `/guest/weekly-mail/${token}`)).status).toBe(404);
    }
    expect(await wants(reader.token)).toBe(true);
  });
});
