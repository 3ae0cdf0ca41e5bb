import { identityInternal } from '@yinyom/contracts/internal/identity';
import { websitesInternal } from '@yinyom/contracts/internal/websites';
import { internalClient } from '@yinyom/service-kit/clients/internalClient';
import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { onStopSignal } from '@yinyom/service-kit/onStopSignal';
import { listen, serviceApp } from '@yinyom/service-kit/runService';
import { generatedSecrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { loadSettings, SettingsError } from '@yinyom/service-kit/settings/loadSettings';
import { createConsentsService } from './createConsentsService';

/** Runs the consents service in a process of its own; as many of them as the visitors need. */
const start = async (): Promise<void> => {
  const settings = loadSettings(process.env);
  const { MONGODB_URI, MONGODB_DATABASE, IDENTITY_URL, WEBSITES_URL, HOST, SERVICE_PORT } = settings;
  if (!MONGODB_URI || !IDENTITY_URL || !WEBSITES_URL)
    throw new SettingsError('A service alone needs MONGODB_URI, IDENTITY_URL and WEBSITES_URL.');
  const secrets = generatedSecrets(settings);
  const logger = createLogger(settings.LOG_LEVEL);
  const database = await connectDatabase(MONGODB_URI, `${MONGODB_DATABASE}_consents`, logger);
  const service = await createConsentsService({
    settings,
    secrets,
    logger,
    database,
    identity: internalClient(identityInternal, IDENTITY_URL, secrets.INTERNAL_SECRET),
    websites: internalClient(websitesInternal, WEBSITES_URL, secrets.INTERNAL_SECRET),
  });
  const app = serviceApp(service, secrets.INTERNAL_SECRET, logger);
  const server = await listen(app, HOST, SERVICE_PORT, 'SERVICE_PORT');
  logger.info({ url: server.url }, 'consents service ready');
  onStopSignal(async () => {
    await server.close();
    await service.close();
    await database.close();
  });
};

start().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
