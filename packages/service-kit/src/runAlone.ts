import type { InternalContract } from '@yinyom/contracts/internal/internalContract';
import type { ServiceName } from '@yinyom/contracts/service/services';
import { type DepsOf, otherServices } from './clients/otherServices';
import { connectDatabase } from './database/connectDatabase';
import { databaseUri } from './database/databaseUri';
import { processLogger } from './logger';
import { serveMetrics } from './metricsServer';
import { putHeavyWorkBehind } from './off-loop/behind';
import { onStopSignal } from './onStopSignal';
import { runProgram } from './runProgram';
import { drainOf, listen, serviceApp } from './runService';
import type { Service } from './service';
import { generatedSecrets } from './settings/generatedSecrets';
import { loadSettings } from './settings/loadSettings';
import { forgetSecrets } from './settings/secretSettings';
import { uriSetting } from './settings/serviceSettings';

/** Runs one service in a process of its own. Prints `ready <url>` once it listens; ends the process when it cannot. */
export const runAlone = <N extends ServiceName, C extends InternalContract>(
  name: N,
  create: (deps: DepsOf<N>) => Service<C> | Promise<Service<C>>,
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
    const others = otherServices(name, settings, secrets.INTERNAL_SECRET);
    const service = await create({ settings, secrets, logger, database, ...others });
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
  runProgram(start);
};
