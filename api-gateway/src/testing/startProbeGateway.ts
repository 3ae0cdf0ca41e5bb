import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { byService } from '@yinyom/contracts/service/services';
import { listen, serviceApp } from '@yinyom/service-kit/runService';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import type { ServiceTarget } from '../api/serviceTarget';
import { createGateway } from '../createGateway';
import { testReleases } from './testReleases';
import { alive, createProbe, endpoints, logger, secrets } from './probe';

/** Where the services behind a gateway may run. */
export const PLACES = ['in the gateway process', 'behind a proxy'] as const;

/** A gateway with a built console of its own and the probe as every service. */
export const startProbeGateway = async (
  place: (typeof PLACES)[number],
  env: Record<string, string> = {},
  identity: Partial<typeof alive> = {},
) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yinyom-gateway-'));
  const shellDir = path.join(folder, 'shell');
  await mkdir(shellDir, { recursive: true });
  await writeFile(
    path.join(shellDir, 'index.html'),
    '<html><title>Yinyom</title><meta name="script-origins" content="__SCRIPT_ORIGINS__"><meta name="request-gate" content="__REQUEST_GATE__"><meta name="release-key" content="__RELEASE_KEY__"><script type="application/json" id="remotes" nonce="__CSP_NONCE__">__REMOTES__</script><script nonce="__CSP_NONCE__" src="/main.abcdef12.js"></script></html>',
  );
  await writeFile(path.join(shellDir, 'main.abcdef12.js'), 'export {}');
  const router = createProbe();
  const probe = {
    name: 'probe',
    router,
    contract: {},
    internal: {},
    database: {} as never,
    close: async () => undefined,
  };
  const service =
    place === 'behind a proxy'
      ? await listen(serviceApp(probe, secrets.INTERNAL_SECRET, logger), '127.0.0.1', 0, 'SERVICE_PORT')
      : null;
  const target: ServiceTarget = service ? { url: service.url, service: probe.name } : { router };
  const app = createGateway({
    identity: { ...alive, ...identity },
    settings: {
      ...loadSettings(env),
      SHELL_DIR: shellDir,
      RATE_LIMITS: false,
      REMOTE_ORIGINS: ['https://cdn.example.org'],
    },
    secrets,
    logger,
    endpoints,
    services: byService(() => target),
    sdkFiles: (_req, res) => void res.type('js').send('void 0'),
    releases: testReleases(path.join(folder, 'releases'), { REMOTE_ORIGINS: 'https://cdn.example.org' }),
    checks: {},
  });
  const gateway = await listen(app, '127.0.0.1', 0, 'PORT');
  return {
    url: gateway.url,
    /** Address of the service itself, where it runs by itself. */
    serviceUrl: service?.url,
    /** Where releases and the release key are looked for. */
    folder,
    get: (url: string, headers: Record<string, string> = {}) => fetch(gateway.url + url, { headers }),
    post: (url: string, body: string, type = 'application/json') =>
      fetch(gateway.url + url, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'accept-language': 'en' },
      }),
    stop: async () => {
      await gateway.close();
      await service?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type ProbeGateway = Awaited<ReturnType<typeof startProbeGateway>>;
