import { startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const SCRIPT = '<script src="https://consent.example.ac.th/sdk/v1/key.js"></script>';
const TO = 'webmaster@agency.example';
/** A new organization of somebody with a name, and what it has mailed. */
const asker = async (values: { first_name?: string; locale?: 'th' | 'en' } = {}) => {
  const organization = await identity.makeOrganization('Example University');
  const person = await identity.makePerson([{ organization, role: 10 }], values);
  return (email: string) =>
    identity.internal.sendInstallMail({
      organization_id: organization.id,
      organization_name: organization.name,
      user_id: person.id,
      website: 'www.example.ac.th',
      script: SCRIPT,
      email,
    });
};

it('says who asks, what to paste, where, and how to see that it works, in the language of who asks', async () => {
  const send = await asker({ first_name: 'Somsri', locale: 'th' });
  expect(await send(TO)).toEqual({ wait_seconds: null });
  const [mail] = await identity.mails(TO);
  const text = mail?.text.replaceAll('\u2060', '') ?? '';
  for (const part of ['Somsri', 'Example University', 'www.example.ac.th', SCRIPT, '<head>', 'วิธีดูว่าใช้งานได้'])
    expect(text).toContain(part);
  expect(mail?.html).toContain('&lt;script src=&quot;https://consent.example.ac.th/sdk/v1/key.js&quot;&gt;');
  expect(mail?.html).not.toContain('<script');
});

it('lets nobody write a mail of their own: what was chosen is a name without links', async () => {
  const to = 'victim@agency.example';
  const first_name = 'Your account is closed. Call 02 000 0000! <a href="https://evil.example">Now</a>';
  await (
    await asker({ first_name, locale: 'en' })
  )(to);
  const [mail] = await identity.mails(to);
  expect(mail?.text).not.toMatch(/closed\.|https:\/\/evil|evil\.example/);
  expect(mail?.html).not.toContain('<a ');
});

it('fills nobody’s mailbox: three a day to one address, whoever asks, and twenty of one organization', async () => {
  const to = 'patient@agency.example';
  const senders = await Promise.all([asker(), asker(), asker(), asker()]);
  const waits: (number | null)[] = [];
  for (const send of senders) waits.push((await send(to)).wait_seconds);
  expect(waits).toEqual([null, null, null, expect.any(Number)]);
  expect(await identity.mails(to)).toHaveLength(3);

  const send = await asker();
  const answers: (number | null)[] = [];
  for (let turn = 0; turn < 21; turn += 1)
    answers.push((await send(`many${turn}@agency.example`)).wait_seconds);
  expect(answers.filter((wait) => wait === null)).toHaveLength(20);
  expect(answers[20]).toBeGreaterThan(0);
});
