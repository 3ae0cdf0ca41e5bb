import jwt from 'jsonwebtoken';
import { createHmac } from 'node:crypto';
import { testSecrets } from '@yinyom/testing/serviceHarness';
import { PASSWORD, startIdentity, type IdentityTest } from '../../test/startIdentity';
import { deviceOf } from './device';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

const logIn = async (email: string, password = PASSWORD) => {
  const { body } = await identity.send('POST', '/guest/login', { body: { email, password } });
  return body as { token: string; refresh_token: string };
};
const refresh = (refresh_token: string) => identity.send('POST', '/token', { body: { refresh_token } });
const meStatus = async (token: string) => (await identity.send('GET', '/me', { token })).status;

/** Lets time pass for every exchange so far: as if they had happened 11 seconds earlier. */
const letRaceTimePass = () =>
  identity.database
    .collection('refresh_tokens')
    .updateMany({ used_at: { $ne: null } }, { $set: { used_at: new Date(Date.now() - 11_000) } });

describe('A-12 refresh tokens', () => {
  it('rotate: the new one works, and the old one within 10 seconds is only told that it lost a race', async () => {
    const organization = await identity.makeOrganization();
    const { email } = await identity.makePerson([{ organization, role: 1 }]);
    const first = await logIn(email);
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);

    const raced = await refresh(first.refresh_token);
    expect([raced.status, raced.body.code]).toEqual([409, 'refresh_raced']);
    expect((await refresh(second.body.refresh_token)).status).toBe(200);
  });

  it('of two tabs that refresh at once give exactly one the new tokens', async () => {
    const { email } = await identity.makePerson();
    const { refresh_token } = await logIn(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refresh_token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('end the whole family when an old one comes back later, and tell the owner', async () => {
    const organization = await identity.makeOrganization();
    const { email } = await identity.makePerson([{ organization, role: 1 }]);
    const stolen = await logIn(email);
    const current = await refresh(stolen.refresh_token);
    await letRaceTimePass();

    const replay = await refresh(stolen.refresh_token);
    expect([replay.status, replay.body.code]).toEqual([401, 'refresh_reused']);
    expect((await refresh(current.body.refresh_token)).status).toBe(401);
    expect(await meStatus(current.body.access_token)).toBe(401);
    expect(await identity.actions(organization)).toContain('session.token_reused');
    expect((await identity.mails(email)).map(({ kind }) => kind)).toContain('session_reused');

    const again = await refresh(stolen.refresh_token);
    expect([again.status, again.body.code]).toEqual([401, 'refresh_invalid']);
  });

  it('V-16 AU-04b are still good after the answer that there were too many', async () => {
    const limited = await startIdentity();
    try {
      const { email } = await limited.makePerson();
      const login = await limited.send('POST', '/guest/login', { body: { email, password: PASSWORD } });
      let refresh_token: string = login.body.refresh_token;
      const renew = () => limited.send('POST', '/token', { body: { refresh_token } });
      let answer = await renew();
      while (answer.status === 200) {
        refresh_token = answer.body.refresh_token;
        answer = await renew();
      }
      expect(answer.status).toBe(429);
      await limited.database.collection('counters').deleteMany({});
      expect((await renew()).status).toBe(200);
      expect(await limited.mails(email)).toEqual([]);
    } finally {
      await limited.close();
    }
  });

  it('leave other sessions of the person alone when one family ends', async () => {
    const { email } = await identity.makePerson();
    const other = await logIn(email);
    const stolen = await logIn(email);
    await refresh(stolen.refresh_token);
    await letRaceTimePass();
    await refresh(stolen.refresh_token);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('die with logout, with a password change, after 7 idle days and when unknown', async () => {
    const { email } = await identity.makePerson();
    const loggedOut = await logIn(email);
    await identity.send('POST', '/me/logout', { token: loggedOut.token, body: {} });
    expect((await refresh(loggedOut.refresh_token)).status).toBe(401);
    expect(await meStatus(loggedOut.token)).toBe(401);

    const idle = await logIn(email);
    await identity.database
      .collection('refresh_tokens')
      .updateMany({ used_at: null }, { $set: { expires_at: new Date(Date.now() - 1) } });
    expect((await refresh(idle.refresh_token)).body.code).toBe('refresh_invalid');

    const changed = await logIn(email);
    await identity.send('PUT', '/me/password', {
      token: changed.token,
      body: { old_password: PASSWORD, new_password: 'Rice-Field-84' },
    });
    expect((await refresh(changed.refresh_token)).status).toBe(401);
    expect((await refresh('no-such-token')).body.code).toBe('refresh_invalid');
  });

  it('go on working after removal from the last organization, with nothing left to see', async () => {
    const organization = await identity.makeOrganization();
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const person = await identity.makePerson([{ organization, role: 10 }]);
    const session = await logIn(person.email);
    await identity.send('DELETE', `/organizations/${organization.id}/users/${person.id}`, {
      token: admin.token,
    });
    const renewed = await refresh(session.refresh_token);
    expect(renewed.status).toBe(200);
    const mine = await identity.send('GET', '/me/organizations', { token: renewed.body.access_token });
    expect(mine.body).toEqual([]);
  });

  it('are stored only as hashes', async () => {
    const { email } = await identity.makePerson();
    const { refresh_token } = await logIn(email);
    const rows = await identity.database.collection('refresh_tokens').find().toArray();
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });
});

describe('sessions', () => {
  it('are listed with device and shortened address, and end one by one or all at once', async () => {
    const { email, token, sessionId } = await identity.makePerson();
    const other = await identity.send('POST', '/guest/login', {
      body: { email, password: PASSWORD },
      headers: {
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
        'x-forwarded-for': '203.0.113.77',
      },
    });
    const list = await identity.send('GET', '/me/sessions', { token });
    expect(list.body.entities).toHaveLength(2);
    expect(list.body.entities[0]).toMatchObject({
      device: 'Chrome · Windows',
      ip_truncated: '203.0.113.0',
      current: false,
    });
    expect(list.body.entities[1]).toMatchObject({ id: sessionId, current: true });

    await identity.send('DELETE', `/me/sessions/${list.body.entities[0].id}`, { token });
    expect(await meStatus(other.body.token)).toBe(401);
    expect(await meStatus(token)).toBe(200);

    const third = await logIn(email);
    await identity.send('POST', '/me/logout', { token, body: { all: true } });
    expect(await meStatus(third.token)).toBe(401);
    expect(await meStatus(token)).toBe(401);
  });

  it("of somebody else are not found, like ids that don't exist", async () => {
    const { token } = await identity.makePerson();
    const victim = await identity.makePerson();
    const foreign = await identity.send('DELETE', `/me/sessions/${victim.sessionId}`, { token });
    const random = await identity.send('DELETE', `/me/sessions/${'a'.repeat(24)}`, { token });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    expect([random.status, random.body.code]).toEqual([404, 'not_found']);
    expect(await meStatus(victim.token)).toBe(200);
  });

  it('over twenty end the oldest', async () => {
    const { email, token } = await identity.makePerson();
    for (let count = 0; count < 20; count += 1) await logIn(email);
    expect(await meStatus(token)).toBe(401);
  });
});

describe('A-13 access tokens', () => {
  const { id: kid, secret } = testSecrets.JWT_SECRET.current;
  const base = { sid: 'a'.repeat(24), typ: 'access' };
  const good = { issuer: 'yinyom', audience: 'yinyom-api', expiresIn: 900 } as const;
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  const forgeries = (person: { id: string; sessionId: string; token: string }): Record<string, string> => {
    const claims = { ...base, sid: person.sessionId };
    const subject = person.id;
    const [header = '', payload = '', signature = ''] = person.token.split('.');
    const now = Math.floor(Date.now() / 1000);
    const whole = { ...claims, sub: subject, iss: 'yinyom', aud: 'yinyom-api', exp: now + 900 };
    const duplicated = Buffer.from(`{"sub":"${'b'.repeat(24)}",${JSON.stringify(whole).slice(1)}`).toString(
      'base64url',
    );
    const hs = part({ alg: 'HS256', typ: 'JWT' });
    return {
      'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${part(whole)}.`,
      'signature stripped': `${header}.${payload}.`,
      'other secret': jwt.sign(claims, 'x'.repeat(48), { ...good, subject }),
      'other algorithm': jwt.sign(claims, secret, { ...good, subject, algorithm: 'HS512' }),
      'header says RS256': `${part({ alg: 'RS256', typ: 'JWT' })}.${payload}.${signature}`,
      'kid with a path': jwt.sign(claims, '', {
        ...good,
        subject,
        algorithm: 'none',
        header: { alg: 'none', kid: '../../../dev/null' },
      }),
      'kid of ours, other secret': jwt.sign(claims, 'x'.repeat(48), { ...good, subject, keyid: kid }),
      'kid that is not ours': jwt.sign(claims, secret, { ...good, subject, keyid: 'other' }),
      'kid that is no text': jwt.sign(claims, secret, {
        ...good,
        subject,
        header: { alg: 'HS256', kid: 7 as never },
      }),
      'a head that is none': `${Buffer.from('{"kid"').toString('base64url')}.${payload}.${signature}`,
      'a head that is null': `${Buffer.from('null').toString('base64url')}.${payload}.${signature}`,
      'a payload that is none': `${header}.${Buffer.from('junk').toString('base64url')}.${signature}`,
      'wrong audience': jwt.sign(claims, secret, { ...good, subject, audience: 'other' }),
      'wrong issuer': jwt.sign(claims, secret, { ...good, subject, issuer: 'other' }),
      'wrong kind': jwt.sign({ ...claims, typ: 'otp' }, secret, { ...good, subject }),
      'one-time audience': jwt.sign({ ...claims, typ: 'otp' }, secret, {
        ...good,
        subject,
        audience: 'yinyom-otp',
      }),
      expired: jwt.sign({ ...claims, exp: now - 10 }, secret, {
        issuer: 'yinyom',
        audience: 'yinyom-api',
        subject,
      }),
      'not yet valid': jwt.sign({ ...claims, nbf: now + 600 }, secret, { ...good, subject }),
      'no session': jwt.sign({ typ: 'access' }, secret, { ...good, subject }),
      'unknown session': jwt.sign(base, secret, { ...good, subject }),
      'duplicated claim without a signature over it': `${hs}.${duplicated}.${signature}`,
      huge: `${hs}.${'A'.repeat(9_000)}.${createHmac('sha256', secret).update('x').digest('base64url')}`,
      garbage: 'not.a.token',
    };
  };

  it('are refused with 401 whatever was forged', async () => {
    const person = await identity.makePerson();
    expect(await meStatus(person.token)).toBe(200);
    const statuses: Record<string, number> = {};
    for (const [name, token] of Object.entries(forgeries(person))) statuses[name] = await meStatus(token);
    expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((name) => [name, 401])));
  });

  it('T-12 are the only thing that counts: identity headers are not looked at', async () => {
    const person = await identity.makePerson();
    const answer = await identity.send('GET', '/me', {
      headers: { 'x-user-id': person.id, 'x-yinyom-user': person.id },
    });
    expect(answer.status).toBe(401);
  });
});

describe('what is kept of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari · iOS'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge · Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    ['', '—'],
    [undefined, '—'],
  ])('%s is %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device);
  });
});
