import { startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

it('a webhook that was switched off is told to each Admin, in their language, and to nobody else', async () => {
  const organization = await identity.makeOrganization('Hooked');
  const admin = await identity.makePerson([{ organization, role: 1000 }], { locale: 'en' });
  const second = await identity.makePerson([{ organization, role: 1000 }], { locale: 'th' });
  const member = await identity.makePerson([{ organization, role: 10 }]);
  const tell = (organization_id: string) =>
    identity.internal.sendWebhookMail({
      organization_id,
      webhook: 'CRM',
      host: 'crm.example.ac.th',
      reason: 'failing',
    });
  expect(await tell(organization.id)).toEqual({ sent: 2 });
  const [english, thai, none] = await Promise.all(
    [admin.email, second.email, member.email].map((to) => identity.mails(to)),
  );
  expect(english?.[0]?.subject).toBe('The webhook CRM was switched off');
  expect(english?.[0]?.text).toContain('/en/user/webhooks');
  expect(thai?.[0]?.subject).toContain('ปิดเว็บฮุก CRM');
  expect(none).toEqual([]);
  expect(await tell('f'.repeat(24))).toEqual({ sent: 0 });
});
