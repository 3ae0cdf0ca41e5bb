import path from 'node:path';
import { Router } from 'express';
import { releasesInternal } from '@yinyom/contracts/internal/releases';
import { openReleaseStore } from '@yinyom/release-store/openReleaseStore';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { routeBinder } from '@yinyom/service-kit/http/route';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createCanariesService } from './canaries/canaries.service';
import { createWatchStore } from './canaries/watch.store';
import { bindErrorRoutes } from './errors/errors.routes';
import { createErrorsService } from './errors/errors.service';
import { createErrorStore } from './errors/error.store';
import { createHourStore } from './errors/hour.store';
import { storeBuilds } from './released-builds/storeBuilds';
import { createFrameMapper } from './source-maps/mapFrames';

interface Deps extends ServiceDeps {
  identity: IdentityClient;
}

/** Releases of the console's parts, and what became of them in people's browsers. */
export const createReleasesService = async ({
  settings,
  database,
  logger,
  identity,
}: Deps): Promise<Service<typeof releasesInternal>> => {
  await migrate({ database, service: 'releases', migrations: [], logger });
  const store = await openReleaseStore(settings, logger);
  const builds = storeBuilds(store, path.resolve(settings.SHELL_DIR), logger);
  const hours = createHourStore(database);
  const canaries = createCanariesService({ watches: createWatchStore(database), hours });
  const errors = createErrorsService({
    errors: createErrorStore(database),
    hours,
    builds,
    mapFrames: createFrameMapper(builds.readFile),
  });
  await ensureIndexes(database, logger);

  const router = Router();
  bindErrorRoutes(routeBinder(router, identity), { errors, identity });

  return {
    name: 'releases',
    router,
    contract: releasesInternal,
    internal: {
      judgeCanary: (canary) => canaries.judge(canary),
      readPartErrors: ({ name, build }) => errors.ofTeam(name, build),
      readPartError: ({ name, id }) => errors.findOf(name, id),
    },
    database,
    close: () => store.close(),
  };
};
