import path from 'node:path';
import { Router } from 'express';
import { releasesInternal } from '@yinyom/contracts/internal/releases';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { openReleaseStore } from '@yinyom/release-store/openReleaseStore';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createCanariesService } from './canaries/canaries.service';
import { createWatchStore } from './canaries/watch.store';
import { bindErrorRoutes } from './errors/errors.routes';
import { createErrorsService } from './errors/errors.service';
import { createErrorStore } from './errors/error.store';
import { createHourStore } from './errors/hour.store';
import { storeBuilds } from './released-builds/storeBuilds';
import { createTellingStore } from './telling/telling.store';
import { createTeamTelling } from './telling/tellTeams';
import { createFrameMapper } from './source-maps/mapFrames';

/** How often errors are looked for that teams do not know. */
const TELL_MS = MINUTE_MS;

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
  const errorStore = createErrorStore(database);
  const telling = createTeamTelling({
    builds,
    errors: errorStore,
    tellings: createTellingStore(database),
    identity,
  });
  const errors = createErrorsService({
    errors: errorStore,
    hours,
    builds,
    mapFrames: createFrameMapper(builds.readFile),
  });
  await ensureIndexes(database, logger);

  const rounds = repeatedly(
    () =>
      watchJob('part_news', () => telling.tellErrors()).catch((error: unknown) =>
        logger.warn({ err: error }, 'teams could not be mailed about errors of their parts'),
      ),
    TELL_MS,
  );
  const router = Router();
  bindErrorRoutes(routeBinder(router, identity), { errors, identity });

  return {
    name: 'releases',
    router,
    contract: releasesInternal,
    internal: {
      judgeCanary: (canary) => canaries.judge(canary),
      tellCanaryStep: async ({ name, build, verdict }) => {
        await telling.tellStep(name, build, verdict);
        return null;
      },
      readPartErrors: ({ name, build }) => errors.ofTeam(name, build),
      readPartError: ({ name, id }) => errors.findOf(name, id),
    },
    database,
    close: async () => {
      await rounds.stop();
      await store.close();
    },
  };
};
