import { judgeCompliance } from '@yinyom/contracts/compliance/judgeCompliance';
import { NOW, sampleFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import { WAYS_OUT, type WayOutName } from '@yinyom/contracts/waysOut';
import { startIdentity, type IdentityTest, type Person, type Place } from '../../test/startIdentity';

type MailName = Extract<WayOutName, `mail.${string}`>;

const WEBSITE = 'a'.repeat(24);
const OTHER = 'b'.repeat(24);
const GROUP = 'c'.repeat(24);
const OTHER_GROUP = 'd'.repeat(24);
const about = { application_id: WEBSITE, group_path: [GROUP] };

/** Members of every scope that there is, by whether they see the website that the mails are about. */
const SCOPES = {
  website: { websites: [WEBSITE], groups: [] },
  group: { websites: [], groups: [GROUP] },
  'other website': { websites: [OTHER], groups: [] },
  'other group': { websites: [], groups: [OTHER_GROUP] },
  nothing: { websites: [], groups: [] },
} as const;
type Scoped = keyof typeof SCOPES;
const SEEING: readonly Scoped[] = ['website', 'group'];
/** A report is about all websites of a group. */
const OF_GROUP: readonly Scoped[] = ['group'];
const NONE: readonly Scoped[] = [];

let identity: IdentityTest;
let organization: Place;
let admin: Person;
const people = {} as Record<Scoped, Person>;

beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
  organization = await identity.makeOrganization('Estate');
  admin = await identity.makePerson([{ organization, role: 1000 }], { weekly_mail: true });
  for (const [name, scope] of Object.entries(SCOPES)) {
    const person = await identity.makePerson([{ organization, role: 10 }], { weekly_mail: true });
    people[name as Scoped] = person;
    await identity.database
      .collection('users')
      .updateOne({ email: person.email }, { $set: { 'memberships.0.scope': scope } });
  }
  const alert_emails = Object.values(people).map(({ email }) => email);
  const saved = await identity.send('PUT', `/organizations/${organization.id}`, {
    token: admin.token,
    body: { settings: { alert_emails } },
  });
  expect(saved.status).toBe(200);
});
afterAll(() => identity?.close());

const everyone = () => [admin, ...Object.values(people)];
const emails = () => everyone().map(({ email }) => email);
const user_ids = () => everyone().map(({ id }) => id);

const scan = (failed: boolean) => () =>
  identity.internal.sendScanMail({
    organization_id: organization.id,
    ...about,
    scan_id: 'e'.repeat(24),
    website: 'www.example.ac.th',
    emails: emails(),
    user_ids: user_ids(),
    failed,
    new: 1,
    violations: 1,
  });
const alert = (amount: number, digest: boolean) => () =>
  identity.internal.sendAlertMail({
    key: `alerts ${amount} ${digest}`,
    organization_id: organization.id,
    ...about,
    website: 'www.example.ac.th',
    digest,
    alerts: Array.from({ length: amount }, () => ({
      rule: 'script_missing' as const,
      raised_at: NOW.toISOString(),
      figures: {},
    })),
  });
const webhook = (reason: 'gone' | 'failing') => () =>
  identity.internal.sendWebhookMail({
    organization_id: organization.id,
    webhook: 'CRM',
    host: 'crm.example.ac.th',
    reason,
  });
const week = () =>
  identity.internal.sendWeeklyReport({
    organization_id: organization.id,
    week: '2026-11-23',
    websites: [
      {
        ...about,
        domain_name: 'www.example.ac.th',
        checks: judgeCompliance(sampleFacts(), { now: NOW, dpo: true }),
        visitors: { decided: 100, accepted: 57, before: { decided: 100, accepted: 55 } },
      },
    ],
  });
const report = (group_path: string[]) =>
  identity.internal.sendPortfolioReport({
    key: `report ${group_path.join()}`,
    organization_id: organization.id,
    group_path,
    user_ids: user_ids(),
    language: 'en',
    month: '2026-10',
    websites: 1,
    attention: 0,
    decided: 100,
  });
const request = () =>
  identity.internal.sendRequestNews({
    organization_id: organization.id,
    user_ids: user_ids(),
    number: 'DSR-2026-000001',
    due_at: NOW.toISOString(),
  });

/** How each mail is sent, and which limited people may get it. A kind that is added has no row: that does not compile. */
const MAILS: Record<MailName, [send: () => Promise<{ sent: number }>, readers: readonly Scoped[]]> = {
  'mail.scan_news': [scan(false), SEEING],
  'mail.scan_failed': [scan(true), SEEING],
  'mail.weekly_report': [week, SEEING],
  'mail.webhook_gone': [webhook('gone'), NONE],
  'mail.webhook_failing': [webhook('failing'), NONE],
  'mail.alert_one': [alert(1, false), SEEING],
  'mail.alert_several': [alert(2, false), SEEING],
  'mail.alert_digest': [alert(1, true), SEEING],
  'mail.portfolio_report': [() => report([GROUP]), OF_GROUP],
  // Only Admins and officers; an officer's clients are checked by the compliance service.
  'mail.request_received': [request, NONE],
};

it.each(Object.keys(WAYS_OUT).filter((way): way is MailName => way.startsWith('mail.')))(
  '%s reaches limited people who see the website, and no others',
  async (way) => {
    const [send, readers] = MAILS[way];
    await identity.database.collection('mails').deleteMany({});
    await send();
    const reached = [];
    for (const name of Object.keys(SCOPES) as Scoped[]) {
      const mails = await identity.mails(people[name].email);
      if (mails.some(({ kind }) => `mail.${kind}` === way)) reached.push(name);
      else expect(mails).toEqual([]);
    }
    expect(reached).toEqual(readers);
    // An Admin sees every website.
    expect((await identity.mails(admin.email)).map(({ kind }) => `mail.${kind}`)).toEqual([way]);
  },
);

it('the report of all websites reaches no limited person', async () => {
  await identity.database.collection('mails').deleteMany({});
  // The Admin's alone.
  expect(await report([])).toEqual({ sent: 1 });
  expect((await identity.mails()).map(({ to }) => to)).toEqual([admin.email]);
});
