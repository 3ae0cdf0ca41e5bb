import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { createLogger } from '@yinyom/service-kit/logger';
import type { Service } from '@yinyom/service-kit/service';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import {
  startServiceHarness,
  testSecrets,
  testSettings,
  type ServiceHarness,
} from '@yinyom/testing/serviceHarness';
import { until } from '@yinyom/testing/until';
import { PASSWORD, startIdentity, type IdentityTest, type Person } from '../../test/startIdentity';
import { codeOf, twoFactorOf } from '../../test/twoFactorOf';
import { createIdentityService } from '../createIdentityService';

const [JWT, DATA] = ['j'.repeat(40), 'd'.repeat(40)];
const env = { PUBLIC_URL: 'https://console.example.ac.th', RATE_LIMITS: 'false' };

let identity: IdentityTest;
const others: { service: Service; harness: ServiceHarness }[] = [];

/** The same installation after a start with other secrets. */
const restarted = async (changed: Partial<Secrets>): Promise<ServiceHarness> => {
  const secrets = { ...testSecrets, ...changed };
  const service = await createIdentityService({
    settings: testSettings(env),
    secrets,
    logger: createLogger('silent'),
    database: identity.database,
  });
  const harness = await startServiceHarness(service, { secrets });
  others.push({ service, harness });
  return harness;
};

beforeAll(async () => {
  identity = await startIdentity(env);
});
afterAll(async () => {
  for (const { service, harness } of others) {
    await harness.close();
    await service.close();
  }
  await identity.close();
});

const { withTwoFactor } = twoFactorOf(() => identity);
const logIn = (at: Pick<ServiceHarness, 'send'>, { email }: Person) =>
  at.send('POST', '/guest/login', { body: { email, password: PASSWORD } });

describe('ASVS 11.1.1 JWT_SECRET is changed', () => {
  it('nobody is signed out: tokens of before are good, and the next ones are of the new secret', async () => {
    const person = await identity.makePerson();
    const session = (await logIn(identity, person)).body;
    const during = await restarted({ JWT_SECRET: keyRing(JWT, [testSecrets.JWT_SECRET.current.secret]) });
    expect((await during.send('GET', '/me', { token: session.token })).status).toBe(200);
    const renewed = await during.send('POST', '/token', { body: { refresh_token: session.refresh_token } });
    expect(renewed.status).toBe(200);
    const after = await restarted({ JWT_SECRET: keyRing(JWT) });
    expect((await after.send('GET', '/me', { token: renewed.body.access_token })).status).toBe(200);
    expect((await after.send('GET', '/me', { token: session.token })).status).toBe(401);
  });

  it('a login that is at its second step goes on', async () => {
    const { person, secret } = await withTwoFactor();
    const { token_otp: token } = (await logIn(identity, person)).body;
    const during = await restarted({ JWT_SECRET: keyRing(JWT, [testSecrets.JWT_SECRET.current.secret]) });
    const done = await during.send('POST', '/guest/login-2fa', { token, body: { code: codeOf(secret, 0) } });
    expect(done.status).toBe(200);
  });
});

describe('ASVS 11.2.2 DATA_SECRET is changed', () => {
  const storedOf = async ({ id }: Person) => (await identity.stores.users.get(id))?.two_fa;

  it('two-factor secrets are encrypted anew by themselves, so that the earlier one can be forgotten', async () => {
    const { person, secret } = await withTwoFactor();
    const waiting = await identity.makePerson();
    const asked = await identity.send('POST', '/me/2fa', { token: waiting.token, body: {} });
    const before = [(await storedOf(person))?.secret, (await storedOf(waiting))?.pending_secret];
    await restarted({ DATA_SECRET: keyRing(DATA, [testSecrets.DATA_SECRET.current.secret]) });
    const now = async () => [(await storedOf(person))?.secret, (await storedOf(waiting))?.pending_secret];
    const isRenewed = async () => (await now()).every((stored, at) => stored !== before[at]);
    await until(isRenewed, 'both are encrypted again');
    const after = await restarted({ DATA_SECRET: keyRing(DATA) });
    const { token_otp: token } = (await logIn(after, person)).body;
    const done = await after.send('POST', '/guest/login-2fa', { token, body: { code: codeOf(secret, 0) } });
    expect(done.status).toBe(200);
    const confirmed = await after.send('POST', '/me/2fa-confirm', {
      token: waiting.token,
      body: { code: codeOf(asked.body.secret_key, 0) },
    });
    expect(confirmed.status).toBe(200);
  });

  it('a secret that no DATA_SECRET opens is left as it is', async () => {
    const { person } = await withTwoFactor();
    const before = (await storedOf(person))?.secret;
    const others = await withTwoFactor();
    const own = (await storedOf(others.person))?.secret;
    await identity.database
      .collection('users')
      .updateOne({ email: person.email }, { $set: { 'two_fa.secret': own } });
    await restarted({ DATA_SECRET: keyRing('e'.repeat(40), [DATA, testSecrets.DATA_SECRET.current.secret]) });
    await until(
      async () => (await storedOf(others.person))?.secret !== own,
      'the other one is encrypted again',
    );
    expect([before === own, (await storedOf(person))?.secret]).toEqual([false, own]);
  });
});
