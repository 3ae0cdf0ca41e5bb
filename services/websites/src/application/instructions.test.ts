import { withinOneHour } from '@yinyom/testing/withinOneHour';
import { newSite } from '../testing/sampleSite';
import { startWebsites, type Websites } from '../testing/startWebsites';

let websites: Websites;
beforeAll(async () => {
  websites = await startWebsites();
});
afterAll(() => websites.close());

const send = (id: string, email: unknown, user = 'member') =>
  websites.as(user)('POST', `/applications/${id}/instructions`, { body: { email } });

it('mails the script of the website to whoever looks after it, and the audit log says to whom', async () => {
  const { id, site_key, domain_name } = await newSite(websites);
  const { status, body } = await send(id, ' Webmaster@Agency.example ');
  expect([status, body]).toEqual([202, { email: 'webmaster@agency.example' }]);
  expect(websites.identity.installMails).toEqual([
    expect.objectContaining({
      user_id: 'member',
      website: domain_name,
      script: expect.stringContaining(site_key),
      email: 'webmaster@agency.example',
    }),
  ]);
  expect(websites.identity.audit.at(-1)).toMatchObject({
    action: 'application.instructions_sent',
    actor: { id: 'member' },
    target: { id },
    changes: [{ field: 'email', before: null, after: 'webmaster@agency.example' }],
  });
});

it('is refused for what is no address, for Viewers and for other organizations, and mails nothing', async () => {
  const { id } = await newSite(websites);
  const before = websites.identity.installMails.length;
  const wrong = await send(id, 'webmaster');
  expect([wrong.status, wrong.body.errors[0]]).toMatchObject([
    422,
    { field: 'email', code: 'email_invalid' },
  ]);
  expect((await send(id, 'a@b.example', 'viewer')).status).toBe(403);
  expect((await send(id, 'a@b.example', 'foreigner')).status).toBe(404);
  expect(websites.identity.installMails).toHaveLength(before);
});

it('says when to come again after too many', async () => {
  await withinOneHour();
  const { id } = await newSite(websites);
  const codes: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) codes.push((await send(id, 'a@b.example')).status);
  expect(codes).toContain(429);
});
