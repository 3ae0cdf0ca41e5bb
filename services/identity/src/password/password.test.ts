import { brokenPasswordRule } from '@yinyom/contracts/identity/passwordRules';
import { until } from '@yinyom/testing/until';
import { PASSWORD, startIdentity, type IdentityTest, type Person } from '../../test/startIdentity';
import { expectLinear, repeated } from '@yinyom/testing/growth';
import { processorMs } from '@yinyom/testing/processorMs';
import { COMMON_PASSWORDS } from './commonPasswords';
import { isCommonPassword } from './isCommonPassword';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const english = { 'accept-language': 'en' };
const change = (person: Person, body: Record<string, unknown>) =>
  identity.send('PUT', '/me/password', { token: person.token, body, headers: english });
const logIn = (email: string, password: string) =>
  identity.send('POST', '/guest/login', { body: { email, password } });

/** Field, code and message of the first problem. */
const problem = ({ body }: { body: { errors?: { field: string; code: string; message: string }[] } }) => {
  const { field, code, message } = body.errors?.[0] ?? {};
  return [field, code, message];
};

describe('changing the password', () => {
  it('names the first broken rule in the order and words of the specification', async () => {
    const person = await identity.makePerson();
    const cases: [Record<string, unknown>, (string | undefined)[]][] = [
      [
        { old_password: '', new_password: 'x' },
        ['old_password', 'current_password_required', 'Please enter current password'],
      ],
      [
        { old_password: PASSWORD, new_password: '' },
        ['new_password', 'new_password_required', 'Please enter new password'],
      ],
      [
        { old_password: PASSWORD, new_password: 'Ab1xyzq' },
        ['new_password', 'password_too_short', 'Password must have length greater than 8'],
      ],
      [
        { old_password: PASSWORD, new_password: 'rice-field-84' },
        ['new_password', 'password_no_uppercase', 'Contains at least one uppercase letter A-Z.'],
      ],
      [
        { old_password: PASSWORD, new_password: 'RICE-FIELD-84' },
        ['new_password', 'password_no_lowercase', 'Contains at least one lowercase letter'],
      ],
      [
        { old_password: PASSWORD, new_password: 'Rice-Field' },
        ['new_password', 'password_no_digit', 'Contains at least one number 0-9.'],
      ],
    ];
    for (const [body, wanted] of cases) {
      const answer = await change(person, body);
      expect(answer.status).toBe(422);
      expect(problem(answer)).toEqual(wanted);
    }
  });

  it('refuses a wrong current password with 422 and the same one again', async () => {
    const person = await identity.makePerson();
    const wrong = await change(person, { old_password: 'Wrong-Old-1', new_password: 'Rice-Field-84' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'old_password_incorrect']);
    const same = await change(person, { old_password: PASSWORD, new_password: PASSWORD });
    expect([same.status, same.body.code]).toEqual([422, 'password_reused']);
  });

  it('ends every session, tells the person by mail, and only the new password works', async () => {
    const person = await identity.makePerson();
    const answer = await change(person, { old_password: PASSWORD, new_password: 'Rice-Field-84' });
    expect(answer.status).toBe(204);
    expect((await identity.send('GET', '/me', { token: person.token })).status).toBe(401);
    expect((await logIn(person.email, PASSWORD)).status).toBe(422);
    expect((await logIn(person.email, 'Rice-Field-84')).status).toBe(200);
    expect((await identity.mails(person.email)).map(({ kind }) => kind)).toEqual(['password_changed']);
  });

  it('is not for directory users', async () => {
    const person = await identity.makePerson([], { directory: true, ldap_username: 'somchai' });
    const answer = await change(person, { old_password: PASSWORD, new_password: 'Rice-Field-84' });
    expect([answer.status, answer.body.code]).toEqual([403, 'directory_user']);
  });
});

describe('A-03 lengths and characters', () => {
  it.each([
    ['Aa1-xyz', 'password_too_short'],
    ['Aa1-xyzq', null],
    [`Aa1${'-x'.repeat(62)}y`, null],
    [`Aa1${'-x'.repeat(63)}`, 'password_too_long'],
    ['กขคงจฉA1a', null],
    ['🙂🙂🙂🙂🙂A1a', null],
  ])('judges %s', (password, code) => {
    expect(brokenPasswordRule(password)).toBe(code);
  });

  it('keeps spaces at both ends, emoji, NUL and everything after byte 72', async () => {
    const passwords = [
      '  Spaced Out 9  ',
      '🙂 Smile-At-Me 7 🙂',
      'Null\u0000Inside-8',
      `Long-${'ยาวมาก'.repeat(12)}-1a`,
    ];
    for (const password of passwords) {
      const person = await identity.makePerson();
      expect((await change(person, { old_password: PASSWORD, new_password: password })).status).toBe(204);
      expect((await logIn(person.email, password)).status).toBe(200);
      expect((await logIn(person.email, password.trim().slice(0, -1))).status).toBe(422);
    }
  });

  it('refuses a password of a megabyte before it reaches the hash', async () => {
    const { email } = await identity.makePerson();
    const spent = await processorMs(async () => {
      const within = await logIn(email, 'A1a'.repeat(30_000));
      expect([within.status, problem(within)[1]]).toEqual([422, 'password_too_long']);
      const over = await logIn(email, 'A1a'.repeat(350_000));
      expect(over.status).toBe(413);
    });
    expect(spent).toBeLessThan(1_000);
  });
});

describe('A-04 common passwords', () => {
  it.each([
    'Password1',
    'P@ssw0rd123',
    'Cookie123',
    'CookieConsent1',
    'Yinyom2026!',
    'Qwerty123',
    '1qaz2wsxE',
    'Abcd1234',
    'Welcome2024',
    'Iloveyou1',
    'Chulalongkorn1',
    'Aaaaaaa1',
    'Aa1Aa1Aa1',
    'Ab15081990',
    'Sawasdee99',
    'Bangkok2569',
    'PasswordAdmin1',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('knows at least the ten thousand most frequent passwords literally, in whatever case and with a sign behind', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(10_000);
    const accepted = [...COMMON_PASSWORDS]
      .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
      .filter((word) => brokenPasswordRule(word) === null)
      .filter((word) => !isCommonPassword(word) || !isCommonPassword(`${word}!`));
    expect(accepted).toEqual([]);
  });

  it.each([
    'Trustno1',
    'Ncc1701d',
    'Babylon5',
    'Rush2112',
    'R2D2C3po',
    'Q1w2e3r4t5',
    'TrustNo1!',
    'Heather77',
  ])('%s keeps the rules of composition and is refused as a leaked one', (password) => {
    expect(brokenPasswordRule(password)).toBeNull();
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([PASSWORD, 'Rice-Field-84', 'คิดเองนะ-9Zq', 'Trombone!Valley4', 'q8G-zuwp-Lk2', 'kX93#vbQ'])(
    '%s is accepted',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('counts the organization, the person and the address as known', async () => {
    const organization = await identity.makeOrganization('Rattanakosin Polytechnic');
    const person = await identity.makePerson([{ organization, role: 1 }], { first_name: 'Jirapat' });
    for (const guess of ['Rattanakosin1', 'Jirapat2026!', 'J1rapat-99']) {
      const answer = await change(person, { old_password: PASSWORD, new_password: guess });
      expect([answer.status, problem(answer)[1]]).toEqual([422, 'password_common']);
    }
  });
});

describe('A-10 a forgotten password', () => {
  const forgot = (email: string) =>
    identity.send('POST', '/guest/forgotPassword', { body: { email }, headers: english });
  const reset = (token: string, password = 'Rice-Field-84') =>
    identity.send('POST', '/guest/resetPassword', {
      body: { token, password, password_confirmation: password },
    });
  /** The mail is written after the answer, so that the answer's time tells nothing. */
  const resetToken = async (email: string): Promise<string> => {
    let token: string | null | undefined;
    const arrives = async () => {
      const [mail] = (await identity.mails(email)).filter(({ kind }) => kind === 'reset_password');
      token = mail && new URL(mail.links[0] ?? '').searchParams.get('token');
      return Boolean(token);
    };
    await until(arrives, 'the mail is stored');
    return token ?? '';
  };

  it('answers the same with and without an account', async () => {
    const { email } = await identity.makePerson();
    const known = await forgot(email);
    const unknown = await forgot('nobody@example.ac.th');
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it('is replaced once by the link, which ends sessions and logs nobody in', async () => {
    const person = await identity.makePerson();
    await forgot(person.email);
    const token = await resetToken(person.email);
    const weak = await reset(token, 'Password1');
    expect([weak.status, weak.body.code]).toEqual([422, 'password_policy']);

    const done = await reset(token);
    expect([done.status, done.body]).toEqual([204, '']);
    expect((await identity.send('GET', '/me', { token: person.token })).status).toBe(401);
    expect((await logIn(person.email, 'Rice-Field-84')).status).toBe(200);
    expect((await reset(token)).body.code).toBe('token_invalid');
  });

  it('keeps asking for the second factor', async () => {
    const person = await identity.makePerson([], {
      two_fa: {
        secret: 'JBSWY3DPEHPK3PXP',
        enabled_at: new Date(),
        last_step: 0,
        pending_secret: null,
        pending_expires_at: null,
        recovery_salt: null,
        recovery_hashes: [],
      },
    });
    await forgot(person.email);
    await reset(await resetToken(person.email));
    const login = await logIn(person.email, 'Rice-Field-84');
    expect(login.body).toMatchObject({ two_fa_required: true });
    expect(login.body).not.toHaveProperty('token');
  });

  it('is not replaced by an expired, guessed, older or other kind of token', async () => {
    const person = await identity.makePerson();
    await forgot(person.email);
    const older = await resetToken(person.email);
    await identity.database.collection('mails').deleteMany({});
    await forgot(person.email);
    const newer = await resetToken(person.email);
    expect((await reset(older)).body.code).toBe('token_invalid');
    expect((await reset('guessed-token')).body.code).toBe('token_invalid');
    const otherUse = await identity.send('POST', '/guest/password', {
      body: { token: newer, password: 'Rice-Field-84', password_confirmation: 'Rice-Field-84' },
    });
    expect(otherUse.body.code).toBe('token_invalid');
    await identity.database
      .collection('link_tokens')
      .updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect((await reset(newer)).body.code).toBe('token_invalid');
  });

  it('dies with a password that was changed another way', async () => {
    const person = await identity.makePerson();
    await forgot(person.email);
    const token = await resetToken(person.email);
    await change(person, { old_password: PASSWORD, new_password: 'Rice-Field-84' });
    expect((await reset(token, 'Other-Pond-91')).body.code).toBe('token_invalid');
  });

  it('A-11 has a link that comes from the configuration, whatever the request says', async () => {
    const person = await identity.makePerson();
    await identity.send('POST', '/guest/forgotPassword', {
      body: { email: person.email },
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil' },
    });
    await resetToken(person.email);
    const [mail] = await identity.mails(person.email);
    expect(mail?.links[0]).toMatch(/^https:\/\/console\.example\.ac\.th\/en\/password\/reset\?token=/);
    expect(mail?.html).toContain('<meta name="referrer" content="no-referrer">');
  });
});

it.each(['a', 'Aa1', ' ', 'aaab', 'abc', '1qaz', 'é', 'password', '@'])(
  'S3-01: looking through a password made of %j takes time in proportion to its length',
  (unit) => {
    expectLinear((size) => void isCommonPassword(`${repeated(unit, size - 1)}!`), 128);
    expect(isCommonPassword(`${'a'.repeat(126)}bC1`)).toBe(false);
  },
);
