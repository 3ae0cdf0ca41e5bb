import { until } from '@yinyom/testing/until';
import { withinOneHour } from '@yinyom/testing/withinOneHour';
import { signUpForm } from '../../test/signUpForm';
import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const signUp = (values: Record<string, string>) =>
  identity.send('POST', '/guest/signup', { form: signUpForm(values) });
const confirm = (body: Record<string, string>) => identity.send('POST', '/guest/signup/confirm', { body });
/** Follows the link and gives the password of the form. */
const follow = (token: string) => confirm({ token, password: PASSWORD });

describe('the confirmation link', () => {
  it('works once, for 48 hours, and of several only makes one account', async () => {
    const email = 'twice@example.ac.th';
    await signUp({ email, organization_name: 'First' });
    const first = await identity.mailedToken(email);
    await signUp({ email, organization_name: 'Second' });
    const second = await identity.mailedToken(email);
    expect((await follow(first)).body.code).toBe('token_invalid');
    expect((await follow(second)).status).toBe(200);
    expect((await follow(second)).body.code).toBe('token_invalid');

    const late = 'late@example.ac.th';
    await signUp({ email: late });
    const token = await identity.mailedToken(late);
    await identity.database
      .collection('pending_signups')
      .updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect((await follow(token)).body.code).toBe('token_invalid');
    expect(await identity.stores.users.findLocal(late)).toBeNull();
  });

  it('pressed twice at the same moment makes one account', async () => {
    const email = 'double.click@example.ac.th';
    await signUp({ email });
    const token = await identity.mailedToken(email);
    const answers = await Promise.all([follow(token), follow(token), follow(token)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const organizations = await identity.database
      .collection('users')
      .aggregate([{ $match: { email } }, { $unwind: '$memberships' }])
      .toArray();
    expect(organizations).toHaveLength(1);
  });

  it('leads to a page in the language of the form', async () => {
    const email = 'khmer@example.ac.th';
    await signUp({ email, locale: 'kh' });
    const [mail] = await identity.mails(email);
    expect(mail?.links[0]).toMatch(/^https:\/\/console\.example\.ac\.th\/kh\/signup\/confirmation\?token=/);
    const thai = 'thai@example.ac.th';
    await signUp({ email: thai, locale: 'th' });
    const [prefixless] = await identity.mails(thai);
    expect(prefixless?.links[0]).toMatch(/^https:\/\/console\.example\.ac\.th\/signup\/confirmation\?/);
  });

  it('of an invited person who signs up on their own makes them Admin of the new organization', async () => {
    const email = 'invited.and.signed@example.ac.th';
    const organization = await identity.makeOrganization();
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    await identity.send('POST', `/organizations/${organization.id}/users`, {
      token: admin.token,
      body: { email, first_name: 'In', last_name: 'Vited', role: 1 },
    });
    await signUp({ email });
    const token = await identity.mailedToken(email);
    expect((await follow(token)).status).toBe(200);
    const login = await identity.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
    const mine = await identity.send('GET', '/me/organizations', { token: login.body.token });
    expect(mine.body.map(({ organization_user: { role, status } }: never) => [role, status])).toEqual([
      [1, 'invited'],
      [1000, 'active'],
    ]);
  });
});

describe('V-08 AU-02a a sign-up with somebody else’s address', () => {
  const logIn = (email: string, password: string) =>
    identity.send('POST', '/guest/login', { body: { email, password } });
  const THEIRS = 'Attacker-Knows-7';

  it('is named in the mail and on its page, and the link alone opens nothing', async () => {
    const email = 'two.forms@example.ac.th';
    await signUp({ email, organization_name: 'Evil Twin', password: THEIRS, password_confirmation: THEIRS });
    const [mail] = await identity.mails(email);
    expect(mail?.subject).toContain('Evil Twin');
    expect(mail?.text).toContain('organization Evil Twin');
    expect(mail?.text.replaceAll('\u2060', '')).toContain('website www.example.ac.th');
    const token = await identity.mailedToken(email);
    const look = await identity.send('POST', '/guest/signup/look', { body: { token } });
    expect(look.body).toEqual({
      kind: 'signup',
      email,
      organization_name: 'Evil Twin',
      site_host: 'www.example.ac.th',
    });
    expect((await confirm({ token })).status).toBe(422);
    expect((await confirm({ token, password: PASSWORD })).body.code).toBe('signup_password_wrong');
    expect(await identity.stores.users.findLocal(email)).toBeNull();
  });

  it('opens with the password that the owner of the mailbox chooses, never with the stranger’s', async () => {
    const email = 'owner.chooses@example.ac.th';
    await signUp({ email, password: THEIRS, password_confirmation: THEIRS });
    const token = await identity.mailedToken(email);
    const own = 'Rice-Field-84';
    const differs = await confirm({ token, password: own, password_confirmation: 'Rice-Field-85' });
    expect(differs.body.errors[0]).toMatchObject({
      field: 'password_confirmation',
      code: 'password_mismatch',
    });
    const weak = await confirm({ token, password: 'Password1', password_confirmation: 'Password1' });
    expect(weak.body.code).toBe('password_policy');
    expect((await confirm({ token, password: own, password_confirmation: own })).status).toBe(200);
    expect((await logIn(email, THEIRS)).body.code).toBe('invalid_credentials');
    expect((await logIn(email, own)).body).toHaveProperty('refresh_token');
    expect((await identity.stores.users.findLocal(email))?.email_verified_at).toBeInstanceOf(Date);
  });

  it('AU-02b ends with the next one, also when both arrive at once', async () => {
    const email = 'at.once@example.ac.th';
    const names = ['One', 'Two', 'Three', 'Four'];
    await Promise.all(names.map((organization_name) => signUp({ email, organization_name })));
    const links = (await identity.mails(email)).map((mail) => new URL(mail.links[0] ?? '').searchParams);
    expect(links).toHaveLength(4);
    const open = await identity.database.collection('pending_signups').find({ email }).toArray();
    expect(open).toHaveLength(1);
    const looks = await Promise.all(
      links.map((link) =>
        identity.send('POST', '/guest/signup/look', { body: { token: link.get('token') } }),
      ),
    );
    expect(looks.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('H17 a confirmation mail that was lost', () => {
  const again = (email: string) => identity.send('POST', '/guest/signup/resend', { body: { email } });
  const mailsTo = async (email: string, count: number) => {
    await until(async () => (await identity.mails(email)).length >= count, `${count} mails are stored`);
    return identity.mails(email);
  };

  it('is sent again; only the newest link works', async () => {
    const email = 'lost.mail@example.ac.th';
    await signUp({ email });
    const first = await identity.mailedToken(email);
    expect((await again(email)).status).toBe(202);
    expect((await mailsTo(email, 2)).map(({ kind }) => kind)).toEqual(['confirm_signup', 'confirm_signup']);
    const second = await identity.mailedToken(email);
    expect(second).not.toBe(first);
    expect((await follow(first)).body.code).toBe('token_invalid');
    expect((await follow(second)).body).toMatchObject({ email });
  });

  it('is answered alike for an address that never signed up, an account, and an open sign-up', async () => {
    const open = 'open.signup@example.ac.th';
    await signUp({ email: open });
    const account = await identity.makePerson();
    const answers = await Promise.all([open, account.email, 'nobody.here@example.ac.th'].map(again));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect((await mailsTo(account.email, 1))[0]?.kind).toBe('already_registered');
    expect(await identity.mails('nobody.here@example.ac.th')).toEqual([]);
  });

  it('is sent three times an hour at most, with the same answer', async () => {
    await withinOneHour();
    const limited = await startIdentity();
    const email = 'impatient@example.ac.th';
    await limited.send('POST', '/guest/signup', { form: signUpForm({ email }) });
    const answers: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { status } = await limited.send('POST', '/guest/signup/resend', { body: { email } });
      answers.push(status);
    }
    const used = () => limited.database.collection('counters').findOne({ _id: /^confirm_mail:/ as never });
    await until(async () => (await used())?.['count'] === 5, 'five uses are counted');
    // The last mail is stored a moment after its use was counted.
    await until(async () => (await limited.mails(email)).length >= 4, 'the last mail is stored');
    expect(await limited.mails(email)).toHaveLength(4);
    expect(answers).toEqual([202, 202, 202, 202, 202]);
    await limited.close();
  });
});

describe('a change of address', () => {
  it('V-15 AU-10 ends the links that lie in the old mailbox', async () => {
    const person = await identity.makePerson();
    await identity.send('POST', '/guest/forgotPassword', { body: { email: person.email } });
    await until(async () => (await identity.mails(person.email)).length > 0, 'the mail is stored');
    const old = await identity.mailedToken(person.email);
    const email = 'moved.away@example.ac.th';
    await identity.send('POST', '/me/email', { token: person.token, body: { email, password: PASSWORD } });
    await until(async () => (await identity.mails(email)).length > 0, 'the mail is stored');
    const token = await identity.mailedToken(email);
    const look = await identity.send('POST', '/guest/signup/look', { body: { token } });
    expect(look.body).toMatchObject({ kind: 'address', email });
    expect((await confirm({ token })).status).toBe(200);
    const reset = await identity.send('POST', '/guest/resetPassword', {
      body: { token: old, password: 'Rice-Field-84', password_confirmation: 'Rice-Field-84' },
    });
    expect(reset.body.code).toBe('token_invalid');
  });

  it('happens with the link in the new mailbox, and the old one is told', async () => {
    const person = await identity.makePerson();
    const email = 'brand.new@example.ac.th';
    const change = (body: unknown) => identity.send('POST', '/me/email', { token: person.token, body });
    expect((await change({ email, password: 'Wrong-Old-1' })).body.code).toBe('old_password_incorrect');
    expect((await change({ email, password: PASSWORD })).status).toBe(202);
    await until(async () => (await identity.mails(email)).length > 0, 'the mail is stored');
    const token = await identity.mailedToken(email);
    const confirmed = await confirm({ token });
    expect(confirmed.body).toEqual({ email });
    expect((await identity.send('GET', '/me', { token: person.token })).body.email).toBe(email);
    expect((await identity.mails(person.email)).map(({ kind }) => kind)).toEqual(['email_changed']);
  });
});
