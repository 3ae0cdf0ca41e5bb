import { connectDatabase } from '@yinyom/service-kit/database/connectDatabase';
import { createLogger } from '@yinyom/service-kit/logger';
import { onStopSignal } from '@yinyom/service-kit/onStopSignal';
import { listen, serviceApp } from '@yinyom/service-kit/runService';
import { generatedSecrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { createIdentityService } from './createIdentityService';

/** Runs the identity service in a process of its own. Prints `ready <url>` once it listens. */
const start = async (): Promise<void> => {
  const settings = loadSettings(process.env);
  if (settings.MONGODB_URI === undefined)
    throw new Error('MONGODB_URI must be set for a service of its own.');
  const secrets = generatedSecrets(settings);
  const logger = createLogger(settings.LOG_LEVEL).child({ service: 'identity' });
  const database = await connectDatabase(
    settings.MONGODB_URI,
    `${settings.MONGODB_DATABASE}_identity`,
    logger,
  );
  const service = await createIdentityService({ settings, secrets, logger, database });
  const server = await listen(
    serviceApp(service, secrets.INTERNAL_SECRET, logger),
    settings.HOST,
    settings.SERVICE_PORT,
    'SERVICE_PORT',
  );
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
