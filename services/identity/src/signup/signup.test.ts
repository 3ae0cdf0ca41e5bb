import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const form = (values: Record<string, string> = {}) => ({
  organization_name: 'มหาวิทยาลัยตัวอย่าง',
  domain_name: 'www.example.ac.th',
  first_name: 'Somsri',
  last_name: 'Jaidee',
  email: 'somsri@cs.example.ac.th',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  accept_terms: 'true',
  accept_dpa: 'true',
  locale: 'en',
  ...values,
});
const signUp = (values: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  identity.send('POST', '/guest/signup', { form: form(values), headers });

describe('from sign-up to the organization', () => {
  it('confirms by the mailed link, logs in and finds the new organization with an Admin', async () => {
    const email = 'whole.story@example.ac.th';
    const accepted = await signUp({ email });
    expect(accepted.status).toBe(202);

    const early = await identity.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
    expect([early.status, early.body.code]).toEqual([422, 'email_not_verified']);

    const token = await identity.mailedToken(email);
    const confirmed = await identity.send('POST', '/guest/signup/confirm', { body: { token } });
    expect([confirmed.status, confirmed.body]).toEqual([200, { email }]);

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
