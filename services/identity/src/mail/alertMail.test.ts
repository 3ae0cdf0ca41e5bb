import { SMTPServer } from 'smtp-server';
import { until } from '@yinyom/testing/until';
import { startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const raised_at = '2026-11-25T03:00:00.000Z';
const violation = (name: string) => ({
  rule: 'violation_new' as const,
  raised_at,
  figures: {
    item: {
      name,
      domain: 'www.example.ac.th',
      page: 'https://www.example.ac.th/',
      before_consent: true,
      set_by: 'https://evil.example/x.js',
      hold: 'evil.example',
      category_type: 4,
    },
  },
});
const send = (
  organization_id: string,
  more: Partial<Parameters<typeof identity.internal.sendAlertMail>[0]> = {},
) =>
  identity.internal.sendAlertMail({
    key: `k ${organization_id}`,
    organization_id,
    application_id: 'b'.repeat(24),
    website: 'www.example.ac.th',
    digest: false,
    alerts: [violation('_fbp')],
    ...more,
  });

it('alerts are mailed to each Admin and each address for alerts, once and in their language', async () => {
  const organization = await identity.makeOrganization('Watched');
  const admin = await identity.makePerson([{ organization, role: 1000 }], { locale: 'en' });
  const member = await identity.makePerson([{ organization, role: 10 }], { locale: 'jp' });
  const other = await identity.makePerson([{ organization, role: 10 }]);
  await identity.send('PUT', `/organizations/${organization.id}`, {
    token: admin.token,
    body: {
      dpo: { name: 'Somsri', email: 'dpo@law-firm.example', phone: '021234567' },
      settings: { alert_emails: [member.email, 'dpo@law-firm.example', admin.email] },
    },
  });
  expect(await send(organization.id)).toEqual({ sent: 3 });
  const [english, japanese, thai, none] = await Promise.all(
    [admin.email, member.email, 'dpo@law-firm.example', other.email].map((to) => identity.mails(to)),
  );
  expect(english).toHaveLength(1);
  expect(english?.[0]?.subject).toContain('_fbp is set without the consent it needs');
  expect(english?.[0]?.text).toContain(`/en/alerts?website=${'b'.repeat(24)}`);
  expect(japanese?.[0]?.subject).toContain('同意');
  expect(thai?.[0]?.subject).toContain('ความยินยอม');
  expect(none).toEqual([]);
});

it('the same key is mailed once, however often and however many at once ask for it; another one is another mail', async () => {
  const organization = await identity.makeOrganization('Once');
  const { email } = await identity.makePerson([{ organization, role: 1000 }], { locale: 'en' });
  await Promise.all(Array.from({ length: 5 }, () => send(organization.id)));
  await send(organization.id);
  expect(await identity.mails(email)).toHaveLength(1);
  await send(organization.id, { key: 'another', digest: true, alerts: [violation('a'), violation('b')] });
  const [digest] = await identity.mails(email);
  expect(digest?.subject).toContain('2 alerts of today');
});

it('AL-03 what websites of strangers say is no link in a mail', async () => {
  const organization = await identity.makeOrganization('Plain');
  const { email } = await identity.makePerson([{ organization, role: 1000 }], { locale: 'en' });
  await send(organization.id, { alerts: [violation('https://evil.example/login <b>')] });
  const [mail] = await identity.mails(email);
  expect(mail?.text).not.toMatch(/evil\.example/);
  expect(mail?.text).not.toContain('<b>');
});

it('what only Admins see is mailed to Admins alone, without a detail, also in a mail about several', async () => {
  const organization = await identity.makeOrganization('Published');
  const admin = await identity.makePerson([{ organization, role: 1000 }], { locale: 'en' });
  const member = await identity.makePerson([{ organization, role: 10 }], { locale: 'en' });
  const alert_emails = [member.email, 'it@agency.example', admin.email];
  await identity.send('PUT', `/organizations/${organization.id}`, {
    token: admin.token,
    body: { settings: { alert_emails } },
  });
  const published = {
    rule: 'personal_data_published' as const,
    raised_at,
    figures: {
      since: raised_at,
      leak: { source: 'document' as const, kinds: [{ kind: 'national_id' as const, count: 4711 }] },
    },
  };
  expect(await send(organization.id, { alerts: [published] })).toEqual({ sent: 1 });
  const [mail] = await identity.mails(admin.email);
  expect(mail?.subject).toContain('Personal data is published on the website');
  expect(mail?.text).not.toMatch(/4711|national/);
  for (const other of [member.email, 'it@agency.example']) expect(await identity.mails(other)).toEqual([]);
  expect(await send(organization.id, { key: 'both', alerts: [published, violation('_fbp')] })).toEqual({
    sent: 3,
  });
  for (const other of [member.email, 'it@agency.example']) {
    const [theirs] = await identity.mails(other);
    expect(theirs?.text).toContain('_fbp');
    expect(theirs?.text).not.toMatch(/[Pp]ersonal data is published|เผยแพร่ข้อมูลส่วนบุคคล/);
  }
});

it('clocks of requests are mailed to Admins and officers, and to no address for alerts', async () => {
  const organization = await identity.makeOrganization('Requests');
  const admin = await identity.makePerson([{ organization, role: 1000 }], { locale: 'en' });
  const officer = await identity.makePerson([{ organization, role: 1 }], { locale: 'en' });
  const member = await identity.makePerson([{ organization, role: 10 }], { locale: 'en' });
  const token = admin.token;
  const users = `/organizations/${organization.id}/users`;
  await identity.send('PUT', `${users}/${officer.id}`, { token, body: { dpo: true } });
  await identity.send('PUT', `/organizations/${organization.id}`, {
    token,
    body: { settings: { alert_emails: [member.email] } },
  });
  const overdue = {
    rule: 'request_overdue' as const,
    raised_at,
    figures: { names: ['DSR-2026-000001'], ends_at: raised_at },
  };
  const about = { application_id: null, website: 'Requests' };
  expect(await send(organization.id, { ...about, alerts: [overdue] })).toEqual({ sent: 2 });
  const [mail] = await identity.mails(officer.email);
  expect(mail?.subject).toContain('A request of a data subject is overdue');
  expect(mail?.text).toContain('DSR-2026-000001');
  expect(await identity.mails(member.email)).toEqual([]);
  // What others get of a mail about several is the rest; the officer gets what officers see alone.
  const both = { ...about, key: 'both', alerts: [overdue, violation('_fbp')] };
  expect(await send(organization.id, both)).toEqual({ sent: 3 });
  expect((await identity.mails(member.email))[0]?.text).not.toContain('DSR-');
  expect((await identity.mails(officer.email)).some(({ text }) => text.includes('_fbp'))).toBe(false);
});

it('nobody is mailed of an organization that does not exist', async () => {
  expect(await send('f'.repeat(24))).toEqual({ sent: 0 });
  expect(await send('nonsense')).toEqual({ sent: 0 });
});

it('a mail that was sent is not sent again under its key, also after it was deleted', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const sending = await startIdentity({ RATE_LIMITS: 'false', SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    const organization = await sending.makeOrganization('Sent');
    const { email } = await sending.makePerson([{ organization, role: 1000 }]);
    const mail = () =>
      sending.internal.sendAlertMail({
        key: 'k',
        organization_id: organization.id,
        application_id: null,
        website: 'Sent',
        digest: false,
        alerts: [violation('_fbp')],
      });
    await mail();
    await until(() => received.length > 0, 'the mail arrives');
    const kept = () => sending.database.collection('mails').countDocuments();
    await until(async () => (await kept()) === 0, 'no mail is kept');
    await mail();
    await mail();
    expect(await sending.database.collection('mails').countDocuments()).toBe(0);
    expect(received).toEqual([email]);
  } finally {
    await sending.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});
