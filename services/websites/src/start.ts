import { identityInternal } from '@yinyom/contracts/internal/identity';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { onStopSignal } from '@yinyom/service-kit/onStopSignal';
import { listen, serviceApp } from '@yinyom/service-kit/runService';
import { generatedSecrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createWebsitesService } from './createWebsitesService';

/** Runs the websites service in a process of its own. Prints `ready <url>` once it listens. */
const start = async (): Promise<void> => {
  const settings = loadSettings(process.env);
  const { MONGODB_URI, IDENTITY_URL } = settings;
  if (MONGODB_URI === undefined) throw new Error('MONGODB_URI must be set for a service that runs alone.');
  if (IDENTITY_URL === undefined)
    throw new Error('IDENTITY_URL must be set for a websites service that runs alone.');
  const secrets = generatedSecrets(settings);
  const logger = createLogger(settings.LOG_LEVEL);
  const database = await connectDatabase(MONGODB_URI, `${settings.MONGODB_DATABASE}_websites`, logger);
  const identity = internalClient(identityInternal, IDENTITY_URL, secrets.INTERNAL_SECRET);
  const service = await createWebsitesService({ settings, secrets, logger, database, identity });
  const app = serviceApp(service, secrets.INTERNAL_SECRET, logger);
  const server = await listen(app, settings.HOST, settings.SERVICE_PORT, 'SERVICE_PORT');
  onStopSignal(async () => {
    await server.close();
    await service.close();
    await database.close();
  });
  process.stdout.write(`ready ${server.url}\n`);
};

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
