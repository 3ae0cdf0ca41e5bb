import { createHash } from 'node:crypto';
import { textOfPdf } from '@yinyom/service-kit/pdf/testing/textOfPdf';
import { signUpForm } from '../../test/signUpForm';
import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({
    RATE_LIMITS: 'false',
    CAPTCHA_PROVIDER: 'none',
    OPERATOR_NAME: 'บริษัท ตัวอย่างระบบ จำกัด',
    OPERATOR_SUBPROCESSORS: 'Example Hosting Co., Ltd. (Bangkok, servers)',
  });
});
afterAll(() => identity.close());

const fileOf = async (
  path: string,
  token?: string,
): Promise<{ status: number; body: Buffer; name: string }> => {
  const response = await fetch(`${identity.harness.origin}/api/v1${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const name = response.headers.get('content-disposition') ?? '';
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()), name };
};
const current = async () => (await identity.send('GET', '/agreement')).body;
const signUp = (email: string, values: Record<string, string> = {}) =>
  identity.send('POST', '/guest/signup', {
    form: signUpForm({ organization_name: 'Example University', email, ...values }),
  });
const openAccount = async (email: string) => {
  await identity.send('POST', '/guest/signup/confirm', {
    body: { token: await identity.mailedToken(email), password: PASSWORD },
  });
  const { body } = await identity.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
  const organizations = await identity.send('GET', '/me/organizations', { token: body.token });
  return { token: body.token as string, id: organizations.body[0].id as string };
};

describe('UX-A17 the data-processing agreement is a text that exists', () => {
  it('is public in both languages, with parties, section 40 and the time of a breach notice', async () => {
    const thai = await identity.send('GET', '/agreement/text');
    const english = await identity.send('GET', '/agreement/text?language=en');
    const words = (answer: typeof thai) => JSON.stringify(answer.body.document);
    expect(words(thai)).toContain('มาตรา 40');
    expect(words(thai)).toContain('บริษัท ตัวอย่างระบบ จำกัด');
    expect(words(thai)).toContain('24 ชั่วโมง');
    expect(words(english)).toContain('Example Hosting Co., Ltd. (Bangkok, servers)');
    expect(words(english)).toContain('within 24 hours');
    const shape = (answer: typeof thai) =>
      (answer.body.document.parts as { text: string[] }[]).map(({ text }) => text.length);
    expect(shape(english)).toEqual(shape(thai));
    expect(english.body.sha256).toBe(thai.body.sha256);
  });

  it('has a canonical text whose SHA-256 is the hash that is shown', async () => {
    const { sha256, version } = await current();
    const { body, name } = await fileOf('/agreement/file?format=txt');
    expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
    expect(name).toContain(`data-processing-agreement-${version}-${sha256.slice(0, 8)}.txt`);
  });

  it('is a PDF to keep', async () => {
    const { body, name } = await fileOf('/agreement/file');
    expect(name).toContain('.pdf');
    const text = await textOfPdf(body);
    expect(text).toContain('Data-processing agreement');
    expect(text).toContain((await current()).sha256.slice(0, 16));
  });

  it('says that the operator has not stated its name where no setting does', async () => {
    const bare = await startIdentity();
    const { body } = await bare.send('GET', '/agreement/text?language=en');
    await bare.close();
    expect(JSON.stringify(body.document)).toContain('Name: not stated by the operator');
    expect(JSON.stringify(body.document)).toContain('has named no sub-processor');
    expect(body.sha256).not.toBe((await current()).sha256);
  });
});

describe('H9 the agreement that a sign-up accepts', () => {
  it('is recorded with version, hash, time, person and organization, and can be had as a PDF', async () => {
    const { sha256, version } = await current();
    const email = 'signs@example.ac.th';
    expect((await signUp(email, { dpa_sha256: sha256 })).status).toBe(202);
    const { token, id } = await openAccount(email);

    const { body } = await identity.send('GET', `/organizations/${id}/agreement`, { token });
    expect(body).toMatchObject({
      current: { sha256, version },
      asks: false,
      accepted: {
        sha256,
        version,
        email,
        name: 'Somsri Jaidee',
        organization_name: 'Example University',
        occasion: 'signup',
      },
    });
    expect(Date.now() - Date.parse(body.accepted.accepted_at)).toBeLessThan(60_000);
    const text = await textOfPdf((await fileOf(`/organizations/${id}/agreement/file`, token)).body);
    expect(text).toContain('Somsri Jaidee');
    expect(text).toContain(body.accepted.accepted_at);
  });

  it('is refused when another text was read, under the second box', async () => {
    const answer = await signUp('late@example.ac.th', { dpa_sha256: 'a'.repeat(64) });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      expect.objectContaining({ field: 'accept_dpa', code: 'agreement_changed' }),
    ]);
  });

  it('H14: each missing box has its own words', async () => {
    const answer = await signUp('boxes@example.ac.th', { accept_terms: 'no', accept_dpa: 'no' });
    expect(answer.body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'accept_terms', code: 'terms_required' }),
        expect.objectContaining({ field: 'accept_dpa', code: 'agreement_required' }),
      ]),
    );
  });
});

describe('H9 organizations that accepted the words of before', () => {
  it('have accepted no version, are asked, and an Admin accepts; nothing stops meanwhile', async () => {
    const organization = await identity.makeOrganization('Old Organization');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const path = `/organizations/${organization.id}/agreement`;
    const { sha256 } = await current();
    const before = await identity.send('GET', path, { token: admin.token });
    expect(before.body).toMatchObject({ accepted: null, asks: true });
    expect((await fileOf(`${path}/file`, admin.token)).status).toBe(404);
    expect(
      (await identity.send('GET', `/organizations/${organization.id}`, { token: admin.token })).status,
    ).toBe(200);

    const other = await identity.send('POST', path, { token: admin.token, body: { sha256: 'b'.repeat(64) } });
    expect([other.status, other.body.code]).toEqual([409, 'agreement_changed']);
    const accepted = await identity.send('POST', path, { token: admin.token, body: { sha256 } });
    expect(accepted.body).toMatchObject({ sha256, email: admin.email, occasion: 'admin' });
    const again = await identity.send('POST', path, { token: admin.token, body: { sha256 } });
    expect(again.body.accepted_at).toBe(accepted.body.accepted_at);
    const after = await identity.send('GET', path, { token: admin.token });
    expect(after.body).toMatchObject({ asks: false, accepted: { sha256 } });
    expect(await identity.actions(organization)).toContain('organization.agreement_accepted');
  });

  it('keep the text they accepted, whole, when a newer one is offered', async () => {
    const organization = await identity.makeOrganization('Changing Organization');
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const earlier = { version: '0.9', effective_from: '2026-01-01', sha256: 'c'.repeat(64) };
    const document = {
      title: 'Earlier agreement',
      note: '',
      parts: [{ title: 'One', text: ['Kept words'] }],
    };
    await identity.stores.agreements.keepText({
      ...earlier,
      documents: { th: document, en: document },
      canonical: 'Kept words',
    });
    await identity.stores.agreements.accept({
      _id: identity.database.base.Types.ObjectId.createFromTime(1),
      organization_id: organization.id,
      organization_name: organization.name,
      sha256: earlier.sha256,
      user_id: admin.id,
      name: 'Person Before',
      email: admin.email,
      occasion: 'signup',
      accepted_at: new Date('2026-02-01T00:00:00Z'),
    });
    const path = `/organizations/${organization.id}/agreement`;
    const { body } = await identity.send('GET', path, { token: admin.token });
    expect(body).toMatchObject({ asks: true, accepted: { ...earlier, name: 'Person Before' } });
    expect((await fileOf(`${path}/file?format=txt`, admin.token)).body.toString()).toBe('Kept words');
    expect(await textOfPdf((await fileOf(`${path}/file`, admin.token)).body)).toContain('Earlier agreement');
  });
});
