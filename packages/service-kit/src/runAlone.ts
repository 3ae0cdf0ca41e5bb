import type { InternalContract } from '@yinyom/contracts/internal/internalContract';
import { connectDatabase } from './database/connectDatabase';
import { databaseUri, uriSetting } from './database/databaseUri';
import { processLogger } from './logger';
import { serveMetrics } from './metricsServer';
import { putHeavyWorkBehind } from './off-loop/behind';
import { onStopSignal } from './onStopSignal';
import { drainOf, listen, serviceApp } from './runService';
import type { Service, ServiceDeps } from './service';
import type { SettingName } from './settings/definitions';
import { generatedSecrets } from './settings/generatedSecrets';
import { loadSettings, SettingsError } from './settings/loadSettings';
import { forgetSecrets } from './settings/secretSettings';

/** The address in a setting that a service which runs alone cannot do without. */
export const neededUrl = (settings: ServiceDeps['settings'], name: SettingName & `${string}_URL`): string => {
  const url = settings[name];
  if (typeof url !== 'string') throw new SettingsError(`${name} must be set for a service that runs alone.`);
  return url;
};

/** Runs one service in a process of its own. Prints `ready <url>` once it listens; ends the process when it cannot. */
export const runAlone = <C extends InternalContract>(
  name: string,
  create: (deps: ServiceDeps) => Service<C> | Promise<Service<C>>,
): void => {
  const start = async () => {
    const settings = loadSettings(process.env);
    forgetSecrets(process.env);
    putHeavyWorkBehind();
    const uri = databaseUri(settings, uriSetting(name));
    const secrets = generatedSecrets(settings);
    const logger = processLogger(settings).child({ service: name });
    const metrics = await serveMetrics(settings, name);
    const database = await connectDatabase(uri, `${settings.MONGODB_DATABASE}_${name}`, logger);
    const service = await create({ settings, secrets, logger, database });
    const app = serviceApp(service, secrets.INTERNAL_SECRET, logger);
    const server = await listen(app, settings.HOST, settings.SERVICE_PORT, 'SERVICE_PORT');
    onStopSignal(async () => {
      await server.close(drainOf(settings));
      await service.close();
      await database.close();
      await metrics?.close();
    });
    process.stdout.write(`ready ${server.url}\n`);
  };
  start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
};
