import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BodyInputOf } from '@yinyom/contracts/endpoint';
import type { recordConsent } from '@yinyom/contracts/consents/ingest';
import { digestOf } from '@yinyom/service-kit/auth/bodyDigest';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import { createLogger } from '@yinyom/service-kit/logger';
import { listen, serviceApp } from '@yinyom/service-kit/runService';
import type { ServiceDeps } from '@yinyom/service-kit/service';
import { keyRing } from '@yinyom/service-kit/secrets/keyRing';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { createConsentsService, type ConsentsDeps } from '../createConsentsService';
import { configTokenOf, DATA_SECRET, INGEST_SECRET, type StandIns, type TestSite } from './standIns';

export const INTERNAL_SECRET = keyRing('internal-secret-of-the-tests-with-more-than-32-characters');

/** Of all services of a test file. */
export const ERASURES_OF_TESTS = path.join(tmpdir(), `yinyom-erasures-${randomUUID()}.jsonl`);

export interface Answer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any;
}

interface Given {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** User who is signed in. */
  user?: string;
  ip?: string;
}

export type Decision = BodyInputOf<typeof recordConsent>;

/** A decision of a new visitor of a site; fields can be replaced. */
export const decision = (site: TestSite, given: Partial<Decision> = {}): Decision => ({
  event_id: randomUUID(),
  client_id: randomUUID(),
  config_token: configTokenOf(site),
  categories: { necessary: true, preference: true, statistics: true, marketing: true },
  method: 'banner_accept',
  language: 'th',
  client_time: new Date().toISOString(),
  gpc: false,
  ...given,
});

/** Asks a service as its gateway does, with a signed pass. */
const ask = (service: string, path: string, given: Given): Promise<Response> => {
  const { method = 'GET', body, headers = {}, user, ip = '203.0.113.77' } = given;
  const url = `/api/v1${path}`;
  const caller =
    user === undefined ? null : { userId: user, sessionId: `s_${user}`, kind: 'access' as const };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const use = { service: 'consents', method, url, digest: digestOf(text ?? '') };
  return fetch(service + url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      [PASS_HEADER]: signPass({ caller, ip }, use, INTERNAL_SECRET),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  });
};

/** What the browsers of the tests' visitors hold, by client, in whichever process the decisions were taken. */
const receipts = new Map<string, string>();

/** Adds the last receipt to a decision, as the script does; a test that sends `receipt` itself says what it wants. */
const withReceipt = (given: Given): Given => {
  const { body } = given;
  if (given.method !== 'POST' || typeof body !== 'object' || body === null) return given;
  if (!('client_id' in body) || 'receipt' in body) return given;
  const receipt = receipts.get(String(body.client_id));
  return receipt === undefined ? given : { ...given, body: { ...body, receipt } };
};

const keepReceipt = (body: unknown): void => {
  if (typeof body !== 'object' || body === null || !('receipt' in body) || !('client_id' in body)) return;
  receipts.set(String(body.client_id), String(body.receipt));
};

/** Calls of a service that runs at an address. */
export const callerOf =
  (service: string) =>
  async (path: string, given: Given = {}): Promise<Answer> => {
    const response = await ask(service, path, withReceipt(given));
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = json ? JSON.parse(text) : text;
    keepReceipt(body);
    return { status: response.status, headers: response.headers, body };
  };

/** Runs the service as in production, behind a gateway's signed passes, on a real database. */
export const startConsents = async (
  database: ServiceDeps['database'],
  standIns: Pick<StandIns, 'identity' | 'websites'>,
  env: Record<string, string> = { RATE_LIMITS: 'off' },
  {
    secrets,
    ...given
  }: Pick<ConsentsDeps, 'patienceMs' | 'scanner' | 'notify'> & { secrets?: Partial<Secrets> } = {},
) => {
  const logger = createLogger(process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const service = await createConsentsService({
    settings: loadSettings({ NODE_ENV: 'test', ERASURES_FILE: ERASURES_OF_TESTS, ...env }),
    secrets: { INGEST_SECRET, INTERNAL_SECRET, JWT_SECRET: INTERNAL_SECRET, DATA_SECRET, ...secrets },
    logger,
    database,
    identity: standIns.identity,
    websites: standIns.websites,
    ...given,
  });
  const server = await listen(serviceApp(service, INTERNAL_SECRET, logger), '127.0.0.1', 0, 'PORT');

  const call = callerOf(server.url);

  return {
    url: server.url,
    service,
    call,
    /** Fetches a file. */
    fetchBytes: async (path: string, user: string) => {
      const response = await ask(server.url, path, { user });
      const { status, headers } = response;
      return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    /** Sends a decision from a page of the site; as the visitors' script, the very same again where a busy machine answers 503. */
    decide: async (
      site: TestSite,
      given: Partial<Decision> = {},
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const sending = {
        method: 'POST',
        body: decision(site, given),
        headers: { origin: `https://${site.host}`, ...headers },
      };
      for (;;) {
        const answer = await call(`/public/sites/${site.site_key}/consents`, sending);
        if (answer.status !== 503) return answer;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    close: async () => {
      await server.close();
      await service.close();
    },
  };
};
export type RunningConsents = Awaited<ReturnType<typeof startConsents>>;
