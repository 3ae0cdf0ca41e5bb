import { Agent, request } from 'node:http';
import { Router } from 'express';
import { endpoint, type AnyEndpoint } from '@yinyom/contracts/endpoint';
import * as z from 'zod/mini';
import { sendPdf } from '@yinyom/service-kit/pdf/sendPdf';
import { routeBinder, SENT, type Call } from '@yinyom/service-kit/http/route';
import { createLogger } from '@yinyom/service-kit/logger';
import { listen, type RunningServer } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createGateway } from '../createGateway';
import { alive, secrets } from '../testing/probe';
import { testReleases } from '../testing/testReleases';

const LIMIT_MS = 1_000;

/** A promise that the test settles, and one that says that a call waits for it. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

const declared = (name: string, answer?: AnyEndpoint['answer']): AnyEndpoint =>
  endpoint({
    name,
    service: 'identity',
    method: name === 'afterwards' ? 'POST' : 'GET',
    path: `/${name}`,
    auth: 'none',
    summary: name,
    ...(answer && { answer }),
  });

const DROPPED = ['warn', 'the call finished after its time limit; its answer was dropped'];

/** How a handler may end after the time limit has answered for it, and what the log says of it. */
const LATE: [string, string[], AnyEndpoint, (call: Call<AnyEndpoint>) => Promise<unknown>][] = [
  ['with an answer', DROPPED, declared('answer', z.object({ ok: z.boolean() })), async () => ({ ok: true })],
  ['without content', DROPPED, declared('nothing'), async () => undefined],
  [
    'with a failure of ours',
    ['error', 'unexpected failure'],
    declared('failure'),
    async () => {
      throw new Error('no such thing');
    },
  ],
  [
    'with a file of its own',
    DROPPED,
    declared('file'),
    async ({ res }) => {
      sendPdf(res, 'late.pdf', Buffer.from('%PDF-'));
      return SENT;
    },
  ],
];
const afterwards = declared('afterwards', z.object({ ok: z.boolean() }));

describe('F3-02 a call that ends after its time limit', () => {
  let gateway: RunningServer;
  let lines: { level: string; msg: string }[];
  let late: ReturnType<typeof gate>;
  let next: ReturnType<typeof gate>;
  let ended: ReturnType<typeof gate>;
  let begun: ReturnType<typeof gate>;

  const log = (line: string): void => {
    lines.push(JSON.parse(line));
    ended.open();
  };

  beforeAll(async () => {
    const router = Router();
    const bind = routeBinder(router, alive);
    for (const [, , call, finish] of LATE)
      bind(call, (async (given: Call<AnyEndpoint>) => {
        await late.opened;
        return finish(given);
      }) as never);
    bind(afterwards, (async () => {
      begun.open();
      await next.opened;
      return { ok: true };
    }) as never);
    const target = { router };
    gateway = await listen(
      createGateway({
        settings: loadSettings({ NODE_ENV: 'test', RATE_LIMITS: 'off' }),
        secrets,
        logger: createLogger('warn', { write: log }),
        endpoints: [...LATE.map(([, , call]) => call), afterwards],
        services: {
          identity: target,
          websites: target,
          consents: target,
          scanner: target,
          releases: target,
          notify: target,
          compliance: target,
        },
        identity: alive,
        sdkFiles: (_req, res) => void res.status(404).end(),
        releases: testReleases(),
        checks: {},
        apiTimeLimitMs: LIMIT_MS,
      }),
      '127.0.0.1',
      0,
      'PORT',
    );
  });
  afterAll(() => gateway.close());

  beforeEach(() => {
    lines = [];
    [late, next, ended, begun] = [gate(), gate(), gate(), gate()];
  });

  /** As a proxy that keeps one connection for all of its clients. */
  const proxy = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    const ask = ({ method, path }: AnyEndpoint) =>
      new Promise<number>((resolve, reject) => {
        const sent = request(`${gateway.url}/api/v1${path}`, { agent, method }, (answer) => {
          ports.add(answer.socket.localPort);
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        });
        sent.once('error', reject).end();
      });
    return { ask, ports, close: () => agent.destroy() };
  };

  it.each(LATE)('%s leaves the next call on its connection alone', async (_how, logged, call) => {
    const client = proxy();
    expect(await client.ask(call)).toBe(503);
    const second = client.ask(afterwards);
    await begun.opened;
    late.open();
    await ended.opened;
    // The gateway has by then done whatever follows a failure.
    await fetch(`${gateway.url}/healthz`);
    next.open();
    expect(await second).toBe(200);
    expect(client.ports.size).toBe(1);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([logged]);
    client.close();
  });
});
