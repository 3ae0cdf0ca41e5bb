import { processorMs } from '@yinyom/testing/processorMs';
import { signUpForm } from '../../test/signUpForm';
import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const signUp = (values: Record<string, string>) =>
  identity.send('POST', '/guest/signup', { form: signUpForm(values) });

describe('from sign-up to the organization', () => {
  it('confirms by the mailed link, logs in and finds the new organization with an Admin', async () => {
    const email = 'whole.story@example.ac.th';
    const accepted = await signUp({ email });
    expect(accepted.status).toBe(202);

    const early = await identity.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
    expect([early.status, early.body.code]).toEqual([422, 'email_not_verified']);

    const token = await identity.mailedToken(email);
    const confirmed = await identity.send('POST', '/guest/signup/confirm', {
      body: { token, password: PASSWORD },
    });
    expect([confirmed.status, confirmed.body.email]).toEqual([200, email]);

    const login = await identity.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({ expires_in: 900, user: { email, two_fa_at: null, locale: 'en' } });

    const me = await identity.send('GET', '/me', { token: login.body.token });
    expect(me.body).toMatchObject({ email, name: 'Somsri Jaidee' });
    expect(me.headers.get('cache-control')).toBe('no-store');

    const organizations = await identity.send('GET', '/me/organizations', { token: login.body.token });
    expect(organizations.body).toEqual([
      expect.objectContaining({
        name: 'มหาวิทยาลัยตัวอย่าง',
        organization_user: expect.objectContaining({ role: 1000, status: 'active' }),
        settings: { retention_months: 36, require_2fa: false, alert_emails: [] },
      }),
    ]);

    const renewed = await identity.send('POST', '/token', {
      body: { refresh_token: login.body.refresh_token },
    });
    expect(renewed.status).toBe(200);
    const again = await identity.send('GET', '/me', { token: renewed.body.access_token });
    expect(again.status).toBe(200);
  });
});

describe('a sign-up sent as multipart', () => {
  const send = async (edit: (form: FormData) => void = () => undefined) => {
    const data = new FormData();
    const fields = Object.entries(signUpForm({ email: 'multi.part@example.ac.th' }));
    for (const [name, value] of fields) data.append(name, value);
    edit(data);
    const response = await fetch(`${identity.harness.url}/guest/signup`, { method: 'POST', body: data });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };

  it('is read like any other, Thai text included', async () => {
    expect(await send()).toEqual([202, undefined]);
    const pending = await identity.stores.pendingSignups.findByEmail('multi.part@example.ac.th');
    expect(pending?.organization_name).toBe('มหาวิทยาลัยตัวอย่าง');
  });

  it('is refused with a repeated field, a file, a prototype key or a broken boundary', async () => {
    expect(await send((data) => data.append('email', 'second@example.ac.th'))).toEqual([
      400,
      'malformed_json',
    ]);
    expect(await send((data) => data.append('phone', new Blob(['x']), 'x.txt'))).toEqual([
      400,
      'malformed_json',
    ]);
    expect(await send((data) => data.append('__proto__', 'x'))).toEqual([400, 'malformed_json']);
    const broken = await identity.send('POST', '/guest/signup', {
      raw: 'no boundary here',
      headers: { 'content-type': 'multipart/form-data; boundary=xyz' },
    });
    expect(broken.status).toBe(400);
  });
});

describe('a sign-up that is refused', () => {
  const code = async (values: Record<string, string>) => {
    const { status, body } = await signUp(values);
    return [status, body.errors?.[0]?.field ?? null, body.errors?.[0]?.code ?? body.code];
  };

  it('says why, for every rule', async () => {
    expect(await code({ password_confirmation: 'Other-Pond-11' })).toEqual([
      422,
      'password_confirmation',
      'password_mismatch',
    ]);
    expect(await code({ accept_terms: 'false' })).toEqual([422, 'accept_terms', 'terms_required']);
    expect(await code({ accept_dpa: '' })).toEqual([422, 'accept_dpa', 'agreement_required']);
    expect(await code({ password: 'Password1', password_confirmation: 'Password1' })).toEqual([
      422,
      'password',
      'password_common',
    ]);
    expect(await code({ organization_name: '   ' })).toEqual([422, 'organization_name', 'required']);
    expect(await code({ phone: 'call me' })).toEqual([422, 'phone', 'phone_invalid']);
    expect(await code({ role: '1000' })).toEqual([422, 'role', 'unknown_field']);
  });

  it.each([
    ['somebody@gmail.com', 'gmail.com', 'email_domain_not_allowed'],
    ['x@evil.ac.th.com', 'evil.ac.th.com', 'email_domain_not_allowed'],
    ['x@ac.th', 'ac.th', 'email_domain_not_allowed'],
    ['x@sub.example.ac.th.', 'example.ac.th', 'email_invalid'],
    ['x@b.ac.th', 'a.ac.th', 'email_domain_mismatch'],
    ['x@example.ac.th', 'example.co.th', 'email_domain_mismatch'],
    ['x@example.ас.th', 'example.ac.th', 'email_invalid'],
    ['x@xn--example-.ac.th', 'example.ac.th', 'email_invalid'],
    ['"a b"@example.ac.th', 'example.ac.th', 'email_invalid'],
    ['a@b@example.ac.th', 'example.ac.th', 'email_invalid'],
    ['x@example.ac.th\r\nBcc: y@example.ac.th', 'example.ac.th', 'email_invalid'],
    [`${'x'.repeat(250)}@example.ac.th`, 'example.ac.th', 'email_invalid'],
    ['x@127.0.0.1', 'www.example.ac.th', 'email_domain_not_allowed'],
    ['x@example.ac.th', '127.0.0.1', 'domain_invalid'],
    ['x@example.ac.th', 'https://www.example.ac.th', 'domain_invalid'],
    ['x@example.ac.th', 'user@www.example.ac.th', 'domain_invalid'],
    ['x@example.ac.th', 'www.example.ac.th:8080', 'domain_invalid'],
    ['x@example.ac.th', 'localhost', 'domain_invalid'],
  ])('A-17 %s with site %s: %s', async (email, domain_name, wanted) => {
    const [status, , given] = await code({ email, domain_name });
    expect([status, given]).toEqual([422, wanted]);
  });

  it.each([
    ['X@EXAMPLE.AC.TH', 'WWW.Example.ac.th'],
    ['x@cs.example.ac.th', 'www.example.ac.th/path'],
    ['y@example.go.th', 'example.go.th'],
  ])('A-17 %s with site %s is taken', async (email, domain_name) => {
    expect((await signUp({ email, domain_name })).status).toBe(202);
  });

  it('J-04 answers addresses and domains of 100,000 characters at once', async () => {
    const long: Record<string, string>[] = [
      { email: `${'a.'.repeat(25_000)}@example.ac.th` },
      { email: `a@${'a-'.repeat(25_000)}.ac.th` },
      { domain_name: `${'a-'.repeat(25_000)}.ac.th` },
    ];
    for (const values of long) {
      const spent = await processorMs(async () => expect((await signUp(values)).status).toBe(422));
      expect(spent).toBeLessThan(1_000);
    }
  });
});

describe('A-01 a sign-up with an address that has an account', () => {
  it('gets the same answer; only the owner learns of it', async () => {
    const { email } = await identity.makePerson();
    const [known, unknown] = [await signUp({ email }), await signUp({ email: 'free.one@example.ac.th' })];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect((await identity.mails(email)).map(({ kind }) => kind)).toEqual(['already_registered']);
    const login = await identity.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
    expect(login.body).toHaveProperty('refresh_token');
  });
});
