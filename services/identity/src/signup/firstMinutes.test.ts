import { randomBytes } from 'node:crypto';
import { until } from '@yinyom/testing/until';
import { signUpForm } from '../../test/signUpForm';
import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';

const opened: { organization_id: string; domain_name: string; language: string }[] = [];
let identity: IdentityTest;
let failing = false;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' }, undefined, {
    websites: {
      openFirstWebsite: (wanted) => {
        if (failing) return Promise.reject(new Error('the websites are away'));
        opened.push(wanted);
        return Promise.resolve({ application_id: '64b0000000000000000000aa', made: true });
      },
    },
  });
});
beforeEach(() => {
  opened.length = 0;
  failing = false;
});
afterAll(() => identity.close());

const newKey = () => randomBytes(32).toString('base64url');
/** What the first step of the sign-up page sends. */
const shortForm = (email: string, values: Record<string, string> = {}) => ({
  email,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  accept_terms: 'true',
  accept_dpa: 'true',
  locale: 'en',
  ...values,
});
const signUp = (form: Record<string, string>) => identity.send('POST', '/guest/signup', { form });
const confirm = (body: Record<string, string>) => identity.send('POST', '/guest/signup/confirm', { body });
const me = (token: string) => identity.send('GET', '/me', { token });

describe('a sign-up with no more than address and password', () => {
  it('takes organization, website and name from the address, without a guess', async () => {
    const email = 'suda.dee@cs.example.ac.th';
    expect((await signUp(shortForm(email))).status).toBe(202);
    const token = await identity.mailedToken(email);
    const look = await identity.send('POST', '/guest/signup/look', { body: { token } });
    expect(look.body).toMatchObject({
      organization_name: 'cs.example.ac.th',
      site_host: 'cs.example.ac.th',
    });
    const { body } = await confirm({ token, password: PASSWORD });
    expect(body.session.user).toMatchObject({ first_name: 'suda.dee', last_name: '', name: 'suda.dee' });
    const mine = await identity.send('GET', '/me/organizations', { token: body.session.token });
    expect(mine.body).toEqual([expect.objectContaining({ name: 'cs.example.ac.th' })]);
  });

  it.each([
    ['somebody@gmail.com', 'email_domain_not_allowed'],
    ['x@127.0.0.1', 'email_invalid'],
  ])('is refused for %s: %s', async (email, code) => {
    const { status, body } = await signUp(shortForm(email));
    expect([status, body.errors[0]]).toMatchObject([422, { field: 'email', code }]);
  });

  it('is refused with a password made of its own address', async () => {
    const password = 'Somchai-2026';
    const weak = shortForm('somchai@example.ac.th', { password, password_confirmation: password });
    expect((await signUp(weak)).body.errors[0]).toMatchObject({ field: 'password', code: 'password_common' });
  });

  it('still checks every field that is given', async () => {
    const { body } = await signUp(shortForm('x@example.ac.th', { domain_name: 'www.other.ac.th' }));
    expect(body.errors[0]).toMatchObject({ code: 'email_domain_mismatch' });
  });
});

describe('the link in the mail', () => {
  it('logs in the browser that signed up, without a password, once', async () => {
    const [email, browser_key] = ['same.browser@example.ac.th', newKey()];
    await signUp(shortForm(email, { browser_key }));
    const token = await identity.mailedToken(email);
    const { status, body } = await confirm({ token, browser_key });
    expect([status, body.email, body.application_id]).toEqual([200, email, '64b0000000000000000000aa']);
    expect((await me(body.session.token)).body.email).toBe(email);
    expect((await confirm({ token, browser_key })).body.code).toBe('token_invalid');
    const login = await identity.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);
  });

  it('V-08 opens nothing for another browser, and the key alone or a key of before neither', async () => {
    const [email, browser_key] = ['other.browser@example.ac.th', newKey()];
    await signUp(shortForm(email, { browser_key: newKey() }));
    await signUp(shortForm(email, { browser_key }));
    const token = await identity.mailedToken(email);
    expect((await confirm({ token })).body.errors[0].code).toBe('password_required');
    expect((await confirm({ token, browser_key: newKey() })).body.errors[0].code).toBe('password_required');
    expect((await confirm({ token: 'x'.repeat(43), browser_key })).body.code).toBe('token_invalid');
    expect(await identity.stores.users.findLocal(email)).toBeNull();
    const stored = await identity.database.collection('pending_signups').findOne({ email });
    expect(JSON.stringify(stored)).not.toContain(browser_key);
  });

  it('asks for the password when the browser signed up more than two hours ago', async () => {
    const [email, browser_key] = ['slow.mail@example.ac.th', newKey()];
    await signUp(shortForm(email, { browser_key }));
    const token = await identity.mailedToken(email);
    const pending = identity.database.collection('pending_signups');
    const { browser_key: kept } = (await pending.findOne({ email })) as unknown as {
      browser_key: { until: Date };
    };
    expect(kept.until.getTime()).toBeLessThanOrEqual(Date.now() + 2 * 3_600_000);
    await pending.updateOne({ email }, { $set: { 'browser_key.until': new Date(Date.now() - 1) } });
    expect((await confirm({ token, browser_key })).body.errors[0].code).toBe('password_required');
    expect((await confirm({ token, browser_key, password: PASSWORD })).status).toBe(200);
  });

  it('still knows the browser when the mail was sent again', async () => {
    const [email, browser_key] = ['sent.again@example.ac.th', newKey()];
    await signUp(shortForm(email, { browser_key }));
    const first = await identity.mailedToken(email);
    await identity.send('POST', '/guest/signup/resend', { body: { email } });
    await until(async () => (await identity.mails(email)).length >= 2, 'the second mail is stored');
    const second = await identity.mailedToken(email);
    expect((await confirm({ token: first, browser_key })).body.code).toBe('token_invalid');
    expect((await confirm({ token: second, browser_key })).body.session.user.email).toBe(email);
  });

  it('gives one session to however many presses at the same moment', async () => {
    const [email, browser_key] = ['many.presses@example.ac.th', newKey()];
    await signUp(shortForm(email, { browser_key }));
    const token = await identity.mailedToken(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm({ token, browser_key })));
    expect(answers.filter(({ body }) => body.session !== undefined)).toHaveLength(1);
    expect(opened).toHaveLength(1);
  });

  it('leads who has a second factor to the login page instead', async () => {
    const [email, browser_key] = ['two.factors@example.ac.th', newKey()];
    const person = await identity.makePerson([], { email, status: 'unverified' });
    await signUp(shortForm(email, { browser_key }));
    const token = await identity.mailedToken(email);
    await identity.database
      .collection('users')
      .updateOne({ email }, { $set: { 'two_fa.enabled_at': new Date() } });
    const { status, body } = await confirm({ token, browser_key });
    expect([status, body.email, body.session]).toEqual([200, email, undefined]);
    expect((await me(person.token)).status).toBe(401);
  });

  it('never logs anybody in who only changes an address', async () => {
    const person = await identity.makePerson();
    const email = 'changed.address@example.ac.th';
    await identity.send('POST', '/me/email', { token: person.token, body: { email, password: PASSWORD } });
    await until(async () => (await identity.mails(email)).length > 0, 'the mail is stored');
    const token = await identity.mailedToken(email);
    expect((await confirm({ token, browser_key: newKey() })).body).toEqual({ email });
  });
});

describe('the website of a sign-up', () => {
  it('is made of the domain that was given, in the language of the form, and stands in the audit log', async () => {
    const email = 'a18@example.ac.th';
    await signUp(signUpForm({ email, domain_name: 'www.example.ac.th', locale: 'th' }));
    const { body } = await confirm({ token: await identity.mailedToken(email), password: PASSWORD });
    const [organization] = (await identity.send('GET', '/me/organizations', { token: body.session.token }))
      .body;
    expect(opened).toEqual([
      {
        organization_id: organization.id,
        organization_name: 'มหาวิทยาลัยตัวอย่าง',
        user_id: body.session.user.id,
        domain_name: 'www.example.ac.th',
        language: 'th',
      },
    ]);
    expect(await identity.actions(organization)).toContain('application.create');
  });

  it('is not made of a mail host that strangers share', async () => {
    const open = await startIdentity({ RATE_LIMITS: 'false', SIGNUP_ALLOWED_SUFFIXES: '*' });
    const email = 'somebody@gmail.com';
    await open.send('POST', '/guest/signup', { form: shortForm(email) });
    const token = await open.mailedToken(email);
    const { status, body } = await open.send('POST', '/guest/signup/confirm', {
      body: { token, password: PASSWORD },
    });
    expect([status, body.session.user.email, body.application_id]).toEqual([200, email, undefined]);
    await open.close();
  });

  it('that cannot be made keeps nobody out', async () => {
    failing = true;
    const email = 'no.website@example.ac.th';
    await signUp(shortForm(email));
    const token = await identity.mailedToken(email);
    const { status, body } = await confirm({ token, password: PASSWORD });
    expect([status, body.application_id]).toEqual([200, undefined]);
    expect((await me(body.session.token)).status).toBe(200);
  });
});
