import { endpoints } from '@yinyom/contracts/endpoints';
import { consentsInternal } from '@yinyom/contracts/internal/consents';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { listen, serviceApp } from '@yinyom/service-kit/runService';
import { testSecrets, testSettings } from '@yinyom/testing/serviceHarness';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { composeServices } from '../composeServices';
import { createGateway } from '../createGateway';
import { createLive } from '../live/createLive';
import type { LivePace } from '../live/liveStreams';
import { logger } from './probe';
import { testReleases } from './testReleases';

const EMAIL = 'owner@registrar.ac.th';
const PASSWORD = 'Ratchaphruek7';

interface Sent {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read into answers of every shape
  body: any;
}
export type Send = (
  method: string,
  path: string,
  sending?: { token?: string; body?: unknown; headers?: Record<string, string>; at?: number },
) => Promise<Sent>;

type Composed = Awaited<ReturnType<typeof composeServices>>;

const consentsHere = async ({ consents }: Composed) => ({
  internal: consents.internal,
  stop: async (): Promise<void> => undefined,
});

/** The consents service of a gateway behind a port of its own. */
const consentsElsewhere = async ({ local }: Composed) => {
  if (!local.consents) throw new Error('the consents service runs elsewhere already');
  const { INTERNAL_SECRET } = testSecrets;
  const server = await listen(serviceApp(local.consents, INTERNAL_SECRET, logger), '127.0.0.1', 0, 'PORT');
  const place = { url: server.url, service: 'consents' };
  return {
    internal: internalClient(consentsInternal, place, INTERNAL_SECRET),
    stop: (): Promise<void> => server.close(),
  };
};

/** Gateways on one database, each with every service of its own, and somebody who signed up at them. */
export const startWholeGateways = async (env: Record<string, string> = {}, how = 1, pace?: LivePace) => {
  const databases = await startTestDatabase();
  const running: { url: string; stop(): Promise<void> }[] = [];
  for (let at = 0; at < how; at += 1) {
    const settings = testSettings({ PUBLIC_URL: 'http://localhost:4000', TRUST_PROXY: '1', ...env });
    const services = await composeServices({
      settings,
      secrets: testSecrets,
      logger,
      connect: databases.connect,
    });
    // The second one reads the figures from another process's service, as it would over the network.
    const consents = await (at === 0 ? consentsHere(services) : consentsElsewhere(services));
    const live = createLive({ ...services, consents }, logger, pace);
    const app = createGateway({
      settings,
      secrets: testSecrets,
      logger,
      endpoints,
      services: services.targets,
      identity: services.identity.internal,
      sdkFiles: services.sdkFiles,
      outbox: services.outbox,
      live,
      releases: testReleases(),
      checks: services.checks,
    });
    const server = await listen(app, '127.0.0.1', 0, 'PORT');
    running.push({
      url: server.url,
      stop: async () => {
        live.close();
        await consents.stop();
        await server.close();
        await services.close();
      },
    });
  }

  const send: Send = async (method, path, { token, body, headers, at = 0 } = {}) => {
    const answer = await fetch(`${running[at]?.url}/api/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = /^application\/json\b/.test(answer.headers.get('content-type') ?? '');
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  };

  const signUp = async () => {
    const form = { email: EMAIL, password: PASSWORD, password_confirmation: PASSWORD };
    const asked = await fetch(`${running[0]?.url}/api/v1/guest/signup`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, accept_terms: 'true', accept_dpa: 'true' }),
    });
    if (!asked.ok) throw new Error(await asked.text());
    const mails = await (await fetch(`${running[0]?.url}/outbox.json`)).text();
    const link = /confirmation\?token=([\w.-]+)/.exec(mails)?.[1];
    const done = await send('POST', '/guest/signup/confirm', { body: { token: link, password: PASSWORD } });
    if (done.status >= 300) throw new Error(JSON.stringify(done.body));
    const login = await send('POST', '/guest/login', { body: { email: EMAIL, password: PASSWORD } });
    const token = String(login.body.token);
    const [organization] = (await send('GET', '/me/organizations', { token })).body;
    const { entities } = (await send('GET', '/me/applications', { token })).body;
    return {
      token,
      organizationId: String(organization.id),
      applicationId: String(entities[0].id),
      userId: String((await send('GET', '/me', { token })).body.id),
    };
  };

  return {
    urls: running.map(({ url }) => url),
    send,
    owner: await signUp(),
    /** The database of a service. */
    connect: databases.connect,
    stop: async () => {
      for (const gateway of running) await gateway.stop();
      await databases.close();
    },
  };
};
export type WholeGateways = Awaited<ReturnType<typeof startWholeGateways>>;
