import path from 'node:path';
import { LIVE } from '@yinyom/contracts/live/liveEvents';
import { endpoints } from '@yinyom/contracts/endpoints';
import { openReleaseStore } from '@yinyom/release-store/openReleaseStore';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { databaseUri } from '@yinyom/service-kit/database/databaseUri';
import { processLogger } from '@yinyom/service-kit/logger';
import { serveMetrics } from '@yinyom/service-kit/metricsServer';
import { putHeavyWorkBehind } from '@yinyom/service-kit/off-loop/behind';
import { onStopSignal } from '@yinyom/service-kit/onStopSignal';
import { drainOf, listen } from '@yinyom/service-kit/runService';
import { generatedSecrets } from '@yinyom/service-kit/settings/generatedSecrets';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { loadSettings, publicUrl } from '@yinyom/service-kit/settings/loadSettings';
import { forgetSecrets } from '@yinyom/service-kit/settings/secretSettings';
import { uriSetting } from '@yinyom/service-kit/settings/serviceSettings';
import { watchBackups } from './health/watchBackups';
import { composeServices } from './composeServices';
import { createConsoleReleases } from './console/consoleReleases';
import { createOfferedPlatform } from './console/offeredPlatform';
import { createShell } from './console/createShell';
import { platformCalls, readAhead } from './console/platformCalls';
import { watchCanaries } from './console/watchCanaries';
import { createGateway } from './createGateway';
import { createLive } from './live/createLive';
import type { LivePace } from './live/liveStreams';
import { prepareDemo } from './demo/prepareDemo';

/** Runs the gateway, with every service in it that has no URL of its own. Prints `ready {…}` once it listens. */
const start = async (): Promise<void> => {
  const settings = loadSettings(process.env);
  forgetSecrets(process.env);
  putHeavyWorkBehind();
  const secrets = generatedSecrets(settings);
  const log = processLogger(settings);
  const logger = log.child({ service: 'gateway' });
  const metrics = await serveMetrics(settings, 'gateway');
  watchBackups(settings.DATA_DIR);
  const services = await composeServices({
    settings,
    secrets,
    // Each service names itself in its lines.
    logger: log,
    connect: (name) =>
      connectDatabase(
        databaseUri(settings, uriSetting(name)),
        `${settings.MONGODB_DATABASE}_${name}`,
        logger,
      ),
  });
  const store = await openReleaseStore(settings, logger);
  const releases = createConsoleReleases(settings, store, logger);
  const platform = createOfferedPlatform(
    createShell(path.resolve(settings.SHELL_DIR), releases),
    platformCalls(endpoints),
  );
  const canaries = watchCanaries({
    releases,
    service: services.releases.internal,
    platform,
    logger,
  });
  const demo = settings.DEMO ? await prepareDemo(services, { settings, secrets, logger }) : null;
  const live = createLive(services, logger, livePace(settings));
  const app = createGateway({
    settings,
    secrets,
    logger,
    endpoints,
    services: services.targets,
    identity: services.identity.internal,
    sdkFiles: services.sdkFiles,
    readyFiles: services.readyFiles,
    decisions: services.decisions,
    outbox: services.outbox,
    requestPages: services.requestPages,
    demo: demo?.handler,
    live,
    releases,
    partErrors: services.releases.internal,
    checks: services.checks,
  });
  const server = await listen(app, settings.HOST, settings.PORT, 'PORT', {
    mostConnections: connectionsOf(settings),
    scheme: publicUrl(settings).startsWith('https:') ? 'https' : 'http',
  });
  onStopSignal(async () => {
    // Whoever watches would hold the server up: they ask again elsewhere.
    live.close();
    await canaries.stop();
    await server.close(drainOf(settings));
    await demo?.stop();
    await services.close();
    await store.close();
    await metrics?.close();
  });
  process.stdout.write(
    `ready ${JSON.stringify({ url: publicUrl(settings), demo: demo?.announcement ?? null })}\n`,
  );
  await readAhead(endpoints);
};

/** Where nothing else is limited, one person may watch as often as all may. */
const livePace = ({ RATE_LIMITS }: Settings): LivePace =>
  RATE_LIMITS ? LIVE : { ...LIVE, streamsOfOne: LIVE.streams };

/** Behind a proxy all connections come from one address. */
const connectionsOf = ({ TRUST_PROXY, CONNECTIONS_PER_ADDRESS }: Settings): number | undefined =>
  TRUST_PROXY > 0 || CONNECTIONS_PER_ADDRESS === 0 ? undefined : CONNECTIONS_PER_ADDRESS;

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
