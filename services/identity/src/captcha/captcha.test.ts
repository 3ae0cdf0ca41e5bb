import { withinOneHour } from '@yinyom/testing/withinOneHour';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startIdentity, type IdentityTest } from '../../test/startIdentity';

const forgot = (identity: IdentityTest, captcha_token?: string) =>
  identity.send('POST', '/guest/forgotPassword', { body: { email: 'x@example.ac.th', captcha_token } });

describe('the self-hosted bot check', () => {
  let identity: IdentityTest;
  beforeAll(async () => {
    identity = await startIdentity({ CAPTCHA_PROVIDER: 'altcha', RATE_LIMITS: 'false' });
  });
  afterAll(() => identity.close());

  const challenge = async (form = '?action=forgot_password') =>
    (await identity.send('GET', `/guest/captcha${form}`)).body as Challenge;
  const solve = async (given: Challenge): Promise<string> => {
    const solution = await solveChallenge({ challenge: given, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64');
  };

  it('is demanded, solved and good for one request', async () => {
    expect((await forgot(identity)).body.code).toBe('captcha_required');
    const token = await solve(await challenge());
    expect((await forgot(identity, token)).status).toBe(202);
    expect((await forgot(identity, token)).body.code).toBe('captcha_invalid');
  });

  it('A-15 lets two parallel uses of one proof pass only once', async () => {
    const token = await solve(await challenge());
    const answers = await Promise.all([forgot(identity, token), forgot(identity, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
  });

  it('AU-14d takes a proof for the form it was asked for, and for no other one', async () => {
    for (const form of ['?action=signup', '?action=login', ''])
      expect((await forgot(identity, await solve(await challenge(form)))).body.code).toBe('captcha_invalid');
    const given = await challenge('?action=signup');
    const renamed = { ...given, parameters: { ...given.parameters, data: { action: 'forgot_password' } } };
    expect((await forgot(identity, await solve(renamed))).body.code).toBe('captcha_invalid');
    expect((await forgot(identity, await solve(await challenge()))).status).toBe(202);
    const again = (captcha_token: string) =>
      identity.send('POST', '/guest/signup/resend', { body: { email: 'x@example.ac.th', captcha_token } });
    expect((await again(await solve(await challenge()))).body.code).toBe('captcha_invalid');
    expect((await again(await solve(await challenge('?action=signup')))).status).toBe(202);
    expect((await identity.send('GET', '/guest/captcha?action=other')).status).toBe(422);
  });

  it('CK-08 is asked by other services for their forms, each proof once and for its form only', async () => {
    const { checkCaptcha } = identity.internal;
    const verdictOf = async (token: string | null) =>
      (await checkCaptcha({ token, action: 'check', ip: '203.0.113.7' })).verdict;
    const token = await solve(await challenge('?action=check'));
    expect(await verdictOf(null)).toBe('captcha_required');
    expect(await verdictOf(await solve(await challenge()))).toBe('captcha_invalid');
    expect(await verdictOf(token)).toBe('ok');
    expect(await verdictOf(token)).toBe('captcha_invalid');
  });

  it('A-15 refuses a proof that is made up, easier, expired or of another installation', async () => {
    const given = await challenge();
    const easier = { ...given, parameters: { ...given.parameters, keyPrefix: '00', cost: 1 } };
    const { keySignature: _, ...unsigned } = easier.parameters;
    const past = { ...given, parameters: { ...given.parameters, expiresAt: 1 } };
    const tokens = [
      'not-base64-json',
      Buffer.from('{}').toString('base64'),
      Buffer.from('null').toString('base64'),
      Buffer.from(JSON.stringify({ challenge: given, solution: { counter: 1, derivedKey: '00' } })).toString(
        'base64',
      ),
      await solve({ ...given, parameters: unsigned }),
      Buffer.from(JSON.stringify({ challenge: past, solution: { counter: 1, derivedKey: '00' } })).toString(
        'base64',
      ),
    ];
    for (const token of tokens) {
      const answer = await forgot(identity, token);
      expect([answer.status, answer.body.code]).toEqual([422, 'captcha_invalid']);
    }
  });
});

describe('the third-party bot check, against a server that answers as its provider documents', () => {
  type Verdict = Record<string, unknown>;
  let verdict: Verdict | 'broken' | 'moved';
  let asked: { type: string; body: string }[] = [];
  const provider = createServer((req: IncomingMessage, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk));
    req.on('end', () => {
      asked.push({ type: req.headers['content-type'] ?? '', body });
      if (verdict === 'broken') return res.writeHead(500).end();
      if (verdict === 'moved') return res.writeHead(307, { location: '/elsewhere' }).end();
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict));
    });
  });
  let url: string;
  const services: IdentityTest[] = [];
  const start = async (env: Record<string, string>) => {
    const identity = await startIdentity({
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SECRET: 'server-secret',
      RECAPTCHA_SITE_KEY: 'site-key',
      RATE_LIMITS: 'false',
      ...env,
    });
    services.push(identity);
    return identity;
  };
  let standard: IdentityTest;
  let enterprise: IdentityTest;
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    standard = await start({
      RECAPTCHA_VERIFY_URL: `${url}/recaptcha/api/siteverify`,
      CONSOLE_HOSTS: `privacy.agency.co.th=${'a'.repeat(24)}`,
    });
    enterprise = await start({
      RECAPTCHA_VERIFY_URL: `${url}/v1/projects/p/assessments?key=k`,
      RECAPTCHA_ENTERPRISE: 'true',
    });
  });
  afterAll(async () => {
    for (const service of services) await service.close();
    await new Promise((resolve) => provider.close(resolve));
  });
  beforeEach(() => {
    asked = [];
  });

  const passed = {
    success: true,
    score: 0.9,
    action: 'forgot_password',
    hostname: 'console.example.ac.th',
    challenge_ts: '2026-11-20T03:04:05Z',
  };

  it('V15.3.2 carries its secret to no other address than the one that is set', async () => {
    verdict = 'moved';
    await forgot(standard, 'token-1');
    expect(asked).toHaveLength(1);
  });

  it('passes secret, token and address on and believes a good answer', async () => {
    verdict = passed;
    expect((await forgot(standard, 'token-1')).status).toBe(202);
    const sent = new URLSearchParams(asked[0]?.body);
    expect([sent.get('secret'), sent.get('response')]).toEqual(['server-secret', 'token-1']);
    expect(sent.get('remoteip')).toMatch(/127\.0\.0\.1$/);
  });

  it('believes a token that was solved on a host of an organization', async () => {
    verdict = { ...passed, hostname: 'privacy.agency.co.th' };
    expect((await forgot(standard, 'token-1')).status).toBe(202);
  });

  it.each([
    ['reused or expired', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['made for another action', { ...passed, action: 'login' }],
    ['solved on another host', { ...passed, hostname: 'evil.example' }],
    ['of a likely robot', { ...passed, score: 0.1 }],
    ['without a word of success', { score: 0.9 }],
  ])('A-15 refuses a token that is %s', async (_name, answer) => {
    verdict = answer;
    expect((await forgot(standard, 'token-2')).body.code).toBe('captcha_invalid');
  });

  it('A-15 lets people pass when the provider is down', async () => {
    verdict = 'broken';
    expect((await forgot(standard, 'token-3')).status).toBe(202);
    const unreachable = await start({ RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify' });
    expect((await forgot(unreachable, 'token-3')).status).toBe(202);
  });

  it('A-15 lets only five pass from one network then, when limits are on', async () => {
    await withinOneHour();
    verdict = 'broken';
    const limited = await start({ RECAPTCHA_VERIFY_URL: `${url}/siteverify`, RATE_LIMITS: 'true' });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await forgot(limited, 'token-3')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('speaks the enterprise form when that is set', async () => {
    verdict = {
      tokenProperties: { valid: true, action: 'forgot_password', hostname: 'console.example.ac.th' },
      riskAnalysis: { score: 0.8 },
    };
    expect((await forgot(enterprise, 'token-4')).status).toBe(202);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      event: { token: 'token-4', siteKey: 'site-key', expectedAction: 'forgot_password' },
    });
    verdict = { tokenProperties: { valid: false, invalidReason: 'EXPIRED' } };
    expect((await forgot(enterprise, 'token-5')).body.code).toBe('captcha_invalid');
  });

  it('offers no challenge of its own', async () => {
    expect((await standard.send('GET', '/guest/captcha')).status).toBe(404);
  });
});
