import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { RECEIPT_HEADER, getOwnToken } from '@yinyom/contracts/consents/ownRecord';
import { recordConsent } from '@yinyom/contracts/consents/ingest';
import { getConsentProof } from '@yinyom/contracts/consents/proof';
import { endpoints } from '@yinyom/contracts/endpoints';
import { changeEmail } from '@yinyom/contracts/identity/account';
import { createApiKey, rotateApiKey } from '@yinyom/contracts/identity/apiKeys';
import { login } from '@yinyom/contracts/identity/guest';
import { confirmSignup, signup } from '@yinyom/contracts/identity/signup';
import { forgotPassword } from '@yinyom/contracts/identity/newPassword';
import { addOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import { refreshToken } from '@yinyom/contracts/identity/sessions';
import {
  confirmTwoFactor,
  loginTwoFactor,
  renewRecoveryCodes,
  requestTwoFactor,
} from '@yinyom/contracts/identity/twoFactor';
import { createWebhook, rotateWebhookSecret } from '@yinyom/contracts/notify/webhooks';
import { createPublicRequest } from '@yinyom/contracts/requests/publicRequest';
import { makeServerSecret } from '@yinyom/contracts/websites/serverSecret';
import { createSecretKeeper } from '../support/secretKeeper';
import type { DemoUser } from '../support/demo';
import { freePort, startProgram, type Program } from '../support/startProgram';
import { totp } from '../support/totp';
import { until } from '../support/until';

const EMAIL = 'owner@registrar.ac.th';
const PASSWORD = 'Ratchaphruek7';
const folder = mkdtempSync(path.join(tmpdir(), 'yy-secrets-'));
const dataDir = path.join(folder, 'data');
let url: string;
let port: number;
let database: Program | undefined;
let gateway: Program | undefined;

beforeAll(async () => {
  port = await freePort();
  url = `http://localhost:${port}`;
  database = await startProgram('packages/embedded-mongo/dist/start.js', [
    '--data',
    path.join(dataDir, 'database'),
  ]);
  gateway = await startProgram('api-gateway/dist/start.js', [], {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    MONGODB_URI: database.ready,
    RATE_LIMITS: 'false',
    CAPTCHA_PROVIDER: 'none',
    LOG_LEVEL: 'trace',
    NODE_ENV: 'development',
    DEMO: 'true',
    DEMO_PAST: 'false',
  });
});
afterAll(async () => {
  await gateway?.stop();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The token of the newest link that was mailed to an address. Mails are written after the answer. */
const mailedToken = async (to: string): Promise<string> => {
  let token = '';
  await until(async () => {
    const mails = (await (await fetch(`${url}/outbox.json`)).json()) as { to: string; links: string[] }[];
    const links = mails.filter((mail) => mail.to === to).flatMap(({ links }) => links);
    token = links.flatMap((link) => new URL(link).searchParams.get('token') ?? [])[0] ?? '';
    return token !== '';
  }, `a link is mailed to ${to}`);
  return token;
};

/** Opens the form for requests of data subjects in somebody's organization, who receives them. */
const openRequestForm = async (token: string): Promise<void> => {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    connection: 'close',
  };
  const get = async (place: string) => (await fetch(`${url}/api/v1${place}`, { headers })).json();
  const [{ id }] = (await get('/me/organizations')) as [{ id: string }];
  const { etag } = (await get(`/organizations/${id}/request-settings`)) as { etag: string };
  const { entities } = (await get(`/organizations/${id}/users?role=1000`)) as { entities: { id: string }[] };
  const saved = await fetch(`${url}/api/v1/organizations/${id}/request-settings`, {
    method: 'PUT',
    headers: { ...headers, 'if-match': etag },
    body: JSON.stringify({ form_enabled: true, receivers: [entities[0]?.id] }),
  });
  if (!saved.ok) throw new Error(await saved.text());
};

/** Every document of every database, as text. */
const storedDocuments = async (): Promise<string> => {
  const client = await MongoClient.connect(database?.ready ?? '');
  try {
    const { databases } = await client.db().admin().listDatabases();
    const texts: string[] = [];
    for (const { name } of databases)
      for (const collection of await client.db(name).listCollections().toArray())
        for await (const document of client.db(name).collection(collection.name).find())
          texts.push(`${name}.${collection.name} ${JSON.stringify(document)}`);
    return texts.join('\n');
  } finally {
    await client.close();
  }
};

it('S3-03 no secret that was ever sent or answered lies in clear in a database, its file or the logs', async () => {
  const keeper = createSecretKeeper(url);
  const { ask, askTwice, remember } = keeper;
  const mailed = async (to: string) => {
    const token = await mailedToken(to);
    remember(token, `mail to ${to}`);
    return token;
  };
  const credentials = { email: EMAIL, password: PASSWORD };

  await ask(signup, {
    body: {
      ...credentials,
      password_confirmation: PASSWORD,
      accept_terms: 'true',
      accept_dpa: 'true',
      browser_key: randomBytes(32).toString('base64url'),
    },
  });
  const token = await mailed(EMAIL);
  await fetch(`${url}/signup/confirmation?token=${token}`);
  await ask(confirmSignup, { body: { token, password: PASSWORD } });
  const signedIn = (await ask(login, { body: credentials })) as { token: string; refresh_token: string };
  await ask(refreshToken, { body: { refresh_token: signedIn.refresh_token } });
  const own = { token: signedIn.token };
  const get = async (place: string, as = own.token) =>
    (
      await fetch(`${url}/api/v1${place}`, {
        headers: { authorization: `Bearer ${as}`, connection: 'close' },
      })
    ).json();
  const [{ id }] = (await get('/me/organizations')) as [{ id: string }];
  const { entities } = (await get('/me/applications')) as { entities: { id: string }[] };
  const website = { ...own, params: { id: entities[0]?.id ?? '' } };
  const organization = { ...own, params: { id } };

  const key = await askTwice(createApiKey, {
    ...organization,
    body: { name: 'k', scopes: ['reports:read'] },
  });
  expect(key).toMatchObject({ second: { ...key.first, key: null }, replayed: [null, 'true'] });
  await get(`/applications/${website.params.id}/overview`, key.first.key ?? '');
  const ofKey = { ...own, params: { id, keyId: key.first.api_key.id } };
  const rotated = await askTwice(rotateApiKey, { ...ofKey, body: {} });
  expect(rotated.second).toEqual({ ...rotated.first, key: null });
  const secret = await askTwice(makeServerSecret, { ...website, body: {} });
  expect(secret.second).toEqual({ ...secret.first, site_secret: null });
  const webhook = await askTwice(createWebhook, {
    ...organization,
    body: {
      name: 'w',
      url: 'https://receiver.example.ac.th/',
      events: ['template.published'],
      high_volume: false,
      include_client_id: false,
    },
  });
  expect(webhook.second).toEqual({ ...webhook.first, secret: null });
  await ask(rotateWebhookSecret, {
    ...own,
    params: { id, webhookId: webhook.first.id },
    body: { overlap_hours: 24 },
  });
  const person = { email: 'new@registrar.ac.th', first_name: 'N', last_name: 'P', role: 10 };
  await askTwice(addOrganizationUser, { ...organization, body: { ...person, password: 'Chaiyaphum19Phu' } });
  await mailed(person.email);

  const { secret_key } = await ask(requestTwoFactor, { ...own, body: {} });
  const { recovery_codes } = await ask(confirmTwoFactor, {
    ...own,
    body: { code: totp(secret_key), password: PASSWORD },
  });
  const half = (await ask(login, { body: credentials })) as { token_otp: string };
  await ask(loginTwoFactor, { token: half.token_otp, body: { recovery_code: recovery_codes[0] } });
  const renewal = { password: PASSWORD, recovery_code: recovery_codes[1] };
  const renewed = (await ask(renewRecoveryCodes, { ...own, body: renewal })) as { recovery_codes: string[] };
  await ask(changeEmail, {
    ...own,
    body: { email: 'moved@registrar.ac.th', password: PASSWORD, recovery_code: renewed.recovery_codes[0] },
  });
  await mailed('moved@registrar.ac.th');
  await ask(forgotPassword, { body: { email: EMAIL } });

  const { demo } = JSON.parse(gateway?.ready ?? '') as { demo: DemoUser };
  const admin = (await ask(login, { body: { email: demo.email, password: demo.password } })) as {
    token: string;
  };
  const shown = (await get('/me/applications', admin.token)) as {
    entities: { id: string; site_key: string }[];
  };
  const { id: demoId = '', site_key = '' } = shown.entities[0] ?? {};
  await askTwice(makeServerSecret, { token: admin.token, params: { id: demoId }, body: {} });
  const { config_token } = (await get(`/public/sites/${site_key}/config`)) as { config_token: string };
  const headers = { origin: `http://demo.localhost:${port}` };
  const decided = await ask(recordConsent, {
    params: { site_key },
    headers,
    body: {
      event_id: randomUUID(),
      client_id: randomUUID(),
      config_token,
      categories: {},
      method: 'banner_decline',
      language: 'th',
      client_time: new Date().toISOString(),
      gpc: false,
    },
  });
  const { consent_id } = decided;
  await ask(getOwnToken, {
    params: { site_key, consent_id },
    headers: { ...headers, [RECEIPT_HEADER]: decided.receipt },
  });
  await ask(getConsentProof, { token: admin.token, params: { id: consent_id } });
  await openRequestForm(admin.token);
  await ask(createPublicRequest, {
    params: { site_key },
    body: { rights: ['access'], name: 'N', email: 'subject@registrar.ac.th' },
  });

  // A login with a security key takes a browser, and answers the same two tokens; with the first key come recovery codes. The token of a
  // part is signed and not stored (`api-gateway/src/part-calls`).
  const elsewhere = ['addSecurityKey', 'loginWithKey', 'makePartToken'];
  const declaring = endpoints.filter(({ secrets }) => secrets !== undefined).map(({ name }) => name);
  expect([...keeper.answered, ...elsewhere].sort()).toEqual(declaring.sort());

  await gateway?.stop();
  const places = {
    documents: await storedDocuments(),
    file: '',
    log: (gateway?.printed() ?? []).filter((line) => !line.startsWith('ready')).join('\n'),
  };
  await database?.stop();
  places.file = readFileSync(path.join(dataDir, 'database', 'data.mdb')).toString('latin1');
  // Each place is searched where something known is found.
  expect(places.documents).toContain(EMAIL);
  expect(places.file).toContain(EMAIL);
  expect(places.log).toContain('/guest/login');
  const found = Object.entries(places).flatMap(([place, text]) =>
    [...keeper.secrets].filter(([one]) => text.includes(one)).map(([, from]) => `${place}: ${from}`),
  );
  expect(keeper.secrets.size).toBeGreaterThan(40);
  expect(found).toEqual([]);
});
