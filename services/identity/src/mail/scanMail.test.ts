import { startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const DPO = { name: 'Somsri', email: 'dpo@law-firm.example', phone: '021234567' };
let places = 0;

/** An organization whose settings name addresses for alerts, one of them a member's, and an Admin who scans. */
const alertedPlace = async () => {
  places += 1;
  const organization = await identity.makeOrganization(`Alerted ${places}`);
  const admin = await identity.makePerson([{ organization, role: 1000 }]);
  const viewer = await identity.makePerson([{ organization, role: 1 }], { locale: 'en' });
  const office = `office${places}@law-firm.example`;
  await identity.send('PUT', `/organizations/${organization.id}`, {
    token: admin.token,
    body: { dpo: DPO, settings: { alert_emails: [office, viewer.email, admin.email] } },
  });
  const tell = (outcome: { failed: boolean; new: number; violations: number }) =>
    identity.internal.sendScanMail({
      organization_id: organization.id,
      application_id: 'a'.repeat(24),
      scan_id: 'b'.repeat(24),
      website: 'www.example.ac.th',
      emails: [],
      user_ids: [admin.id],
      ...outcome,
    });
  return { organization, admin, viewer, office, tell };
};

describe('H22: the addresses for alerts of an organization', () => {
  it.each([
    ['finds cookies that work before consent', { failed: false, new: 0, violations: 2 }],
    ['fails', { failed: true, new: 0, violations: 0 }],
  ])('are told when a scan %s, each once, members in their language', async (_title, outcome) => {
    const { admin, viewer, office, tell } = await alertedPlace();
    expect(await tell(outcome)).toEqual({ sent: 3 });
    const told = await Promise.all([admin.email, viewer.email, office].map((to) => identity.mails(to)));
    expect(told.map((mails) => mails.length)).toEqual([1, 1, 1]);
    // Mails break addresses up, so that no program makes links of them.
    const subjects = told.map(([mail]) => mail?.subject.replaceAll('\u2060', ''));
    expect(subjects[1]).toContain('scan of www.example.ac.th');
    expect(subjects[2]).toContain('www.example.ac.th');
  });

  it('are left in peace by a scan that only found new cookies', async () => {
    const { admin, office, tell } = await alertedPlace();
    expect(await tell({ failed: false, new: 3, violations: 0 })).toEqual({ sent: 1 });
    expect(await identity.mails(admin.email)).toHaveLength(1);
    expect(await identity.mails(office)).toHaveLength(0);
  });
});

it('H22: other services learn who the data protection officer is, and nothing of what does not exist', async () => {
  const { organization, admin } = await alertedPlace();
  const ask = (organization_id: string) => identity.internal.organizationContact({ organization_id });
  expect(await ask(organization.id)).toEqual({ name: organization.name, dpo: DPO });
  const body = { contact_email: 'office@place.ac.th' };
  await identity.send('PUT', `/organizations/${organization.id}`, { token: admin.token, body });
  expect(await ask(organization.id)).toMatchObject({ contact_email: 'office@place.ac.th' });
  const unnamed = await identity.makeOrganization('Unnamed');
  expect(await ask(unnamed.id)).toEqual({ name: 'Unnamed', dpo: null });
  expect([await ask('a'.repeat(24)), await ask('../etc')]).toEqual([null, null]);
});
