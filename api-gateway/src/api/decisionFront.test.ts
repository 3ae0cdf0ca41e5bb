import { request } from 'node:http';
import { Router } from 'express';
import { decision, startConsents, type RunningConsents } from '@yinyom/consents/testing/startConsents';
import { createStandIns, type StandIns, type TestSite } from '@yinyom/consents/testing/standIns';
import { endpoints } from '@yinyom/contracts/endpoints';
import { listen, type RunningServer } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createGateway } from '../createGateway';
import { alive, logger, secrets } from '../testing/probe';
import { testReleases } from '../testing/testReleases';

let database: TestDatabase;
let standIns: StandIns;
let consents: RunningConsents;
let site: TestSite;
/** Gateways over the same service: one with the front, one that lets Express answer everything. */
let front: RunningServer;
let express: RunningServer;

const gateway = (settings: Record<string, string>, decisions = true) => {
  const router = Router();
  return listen(
    createGateway({
      settings: loadSettings({ NODE_ENV: 'test', RATE_LIMITS: 'off', ...settings }),
      secrets,
      logger,
      endpoints,
      identity: alive,
      services: {
        identity: { router },
        websites: { router },
        consents: { router: consents.service.router },
        scanner: { router },
        releases: { router },
        notify: { router },
        compliance: { router },
      },
      ...(decisions && { decisions: consents.service.decisions }),
      sdkFiles: router,
      releases: testReleases(),
      checks: {},
    }),
    '127.0.0.1',
    0,
    'PORT',
  );
};

beforeAll(async () => {
  database = await startTestDatabase();
  standIns = createStandIns();
  consents = await startConsents(await database.connect('consents'), standIns);
  front = await gateway({});
  express = await gateway({}, false);
});
afterAll(async () => {
  await front.close();
  await express.close();
  await consents.close();
  await database.close();
});
beforeEach(() => {
  site = standIns.addSite();
});

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const pathOf = (key: string) => `/api/v1/public/sites/${key}/consents`;

interface Sent {
  key?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the browser tells the page's origin. */
  origin?: boolean;
}

const send = (server: RunningServer, { key = site.site_key, headers = {}, body, origin = true }: Sent) =>
  fetch(server.url + pathOf(key), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': CHROME,
      ...(origin && { origin: `https://${site.host}` }),
      ...headers,
    },
    body: body ?? JSON.stringify(decision(site)),
  });

/** What belongs to the connection or to this one request, and what only a cache would ask for. */
const OTHER = [
  'date',
  'connection',
  'keep-alive',
  'x-request-id',
  'transfer-encoding',
  'content-length',
  'etag',
];
const seen = async (answer: Response) => {
  const body = await answer.json();
  if ('request_id' in body) expect(body.request_id).toBe(answer.headers.get('x-request-id'));
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !OTHER.includes(name)).sort(),
    body: answer.ok ? Object.keys(body) : { ...body, request_id: '' },
  };
};

describe('a decision answered before Express', () => {
  const without = (field: string) => (): Sent => {
    const { [field as 'language']: _left, ...rest } = decision(site);
    return { body: JSON.stringify(rest) };
  };
  it.each<[string, () => Sent]>([
    ['an ordinary decision', () => ({})],
    [
      'one sent as text, as a beacon does',
      () => ({ headers: { 'content-type': 'text/plain;charset=UTF-8' } }),
    ],
    ['one with an empty origin', () => ({ headers: { origin: '' } })],
    ['one whose origin the browser did not tell', () => ({ origin: false })],
    ['an unknown site', () => ({ key: 'nobody-has-this-key' })],
    ['an impossible key', () => ({ key: 'no%20key' })],
    ['another origin', () => ({ headers: { origin: 'https://site.ac.th.evil.com' } })],
    ['malformed JSON', () => ({ body: '{"event_id":' })],
    ['no object', () => ({ body: '7' })],
    ['a database operator', () => ({ body: '{"event_id":{"$ne":1}}' })],
    ['a prototype key', () => ({ body: '{"__proto__":{"x":1}}' })],
    ['an unknown field', () => ({ body: JSON.stringify({ ...decision(site), role: 1000 }) })],
    ['a missing field', without('language')],
    ['a wrong token', () => ({ body: JSON.stringify(decision(site, { config_token: 'x' })) })],
    [
      'an unknown category',
      () => ({ body: JSON.stringify(decision(site, { categories: { other: true } })) }),
    ],
    ['another content type', () => ({ headers: { 'content-type': 'application/xml' } })],
    ['a body of more than 8 KB', () => ({ body: JSON.stringify({ x: 'x'.repeat(8 * 1024) }) })],
    ['an answer in English', () => ({ body: '{}', headers: { 'accept-language': 'en' } })],
    [
      'a deleted site',
      () => {
        const deleted = standIns.addSite({ deleted: true });
        return { key: deleted.site_key };
      },
    ],
    [
      'a disabled site',
      () => {
        const disabled = standIns.addSite({ enabled: false });
        return { key: disabled.site_key, body: JSON.stringify(decision(disabled)) };
      },
    ],
  ])('is answered as Express would: %s', async (_what, given) => {
    const long = await seen(await send(express, given()));
    // Made anew: the same event would be answered as a repetition.
    const short = await seen(await send(front, given()));
    expect(short).toEqual(long);
  });

  it('is the same to both ways when it is repeated', async () => {
    const body = JSON.stringify(decision(site));
    const first = await send(front, { body });
    const again = await send(express, { body });
    const onceMore = await send(front, { body });
    expect([first.status, again.status, onceMore.status]).toEqual([201, 200, 200]);
    const receipts = await Promise.all([first, again, onceMore].map((answer) => answer.json()));
    expect(receipts[1]).toEqual(receipts[0]);
    expect(receipts[2]).toEqual(receipts[0]);
  });

  it('leaves a body of unknown length and the preflight to Express', async () => {
    const chunked = await new Promise<number>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', origin: `https://${site.host}` };
      const sending = request(front.url + pathOf(site.site_key), { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      sending.on('error', reject);
      const body = JSON.stringify(decision(site));
      sending.write(body.slice(0, 20));
      sending.end(body.slice(20));
    });
    expect(chunked).toBe(201);
    const preflight = await fetch(front.url + pathOf(site.site_key), {
      method: 'OPTIONS',
      headers: { origin: `https://${site.host}`, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(`https://${site.host}`);
  });

  it('is not waited for when the visitor hangs up in the middle of the body', async () => {
    await new Promise<void>((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': '500' };
      const sending = request(front.url + pathOf(site.site_key), { method: 'POST', headers });
      sending.on('error', () => resolve());
      sending.write('{"event_id":', () => sending.destroy(new Error('gone')));
    });
    expect((await send(front, {})).status).toBe(201);
  });

  it('P-01: both ways count in one limit per network and site', async () => {
    const limited = await gateway({ RATE_LIMITS: 'on', DECISIONS_PER_NETWORK: '30' });
    try {
      const statuses: number[] = [];
      for (let call = 0; call < 32; call += 1) {
        // Every third one has a form that Express answers.
        const type = call % 3 === 0 ? 'application/json; charset=utf-8; x=1' : 'application/json';
        const answer = await send(limited, { headers: { 'content-type': type } });
        statuses.push(answer.status);
        if (answer.status !== 429) continue;
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        // A page that cannot read the answer would not know how long to wait.
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
      }
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201));
      expect(statuses.slice(30)).toEqual([429, 429]);
    } finally {
      await limited.close();
    }
  });

  it('T-13: believes a forwarded address only behind a trusted proxy', async () => {
    const addressOf = async (server: RunningServer) => {
      const owned = standIns.addSite({ store_ip: 'truncated' });
      const answer = await send(server, {
        key: owned.site_key,
        body: JSON.stringify(decision(owned)),
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
      expect(answer.status).toBe(201);
      const logs = (await database.connect('consents')).collection('consent_logs');
      return (await logs.findOne({ application_id: owned.application_id }))?.['network']?.ip;
    };
    expect(await addressOf(front)).toBe('127.0.0.0');
    const trusting = await gateway({ TRUST_PROXY: '1' });
    expect(await addressOf(trusting)).toBe('203.0.113.0');
    await trusting.close();
  });
});
