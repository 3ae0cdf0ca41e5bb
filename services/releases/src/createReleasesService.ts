import path from 'node:path';
import { Router } from 'express';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { releasesInternal } from '@yinyom/contracts/internal/releases';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { openReleaseStore } from '@yinyom/release-store/openReleaseStore';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { ensureIndexes } from '@yinyom/service-kit/database/connectDatabase';
import { routeBinder } from '@yinyom/service-kit/http/route';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import type { Service, ServiceDeps } from '@yinyom/service-kit/service';
import { migrate } from '@yinyom/service-kit/migrations/migrate';
import { createCanariesService } from './canaries/canaries.service';
import { createCallStore } from './calls/call.store';
import { bindCallRoutes } from './calls/calls.routes';
import { createCallsService, type CallsService } from './calls/calls.service';
import { createWatchStore } from './canaries/watch.store';
import { bindErrorRoutes } from './errors/errors.routes';
import { createErrorsService, type ErrorsService } from './errors/errors.service';
import { createErrorStore } from './errors/error.store';
import { createHourStore } from './errors/hour.store';
import { createFlagStore } from './flags/flag.store';
import { bindFlagRoutes } from './flags/flags.routes';
import { createFlagsService, type FlagsService } from './flags/flags.service';
import { createOperatorCheck } from './operators';
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
  const flags = createFlagsService({ flags: createFlagStore(database), builds });
  const calls = createCallsService({ calls: createCallStore(database), builds });
  await ensureIndexes(database, logger);

  const rounds = scheduledJob('part_news', () => telling.tellErrors(), TELL_MS, logger, {
    failed: 'teams could not be mailed about errors of their parts',
  });

  return {
    name: 'releases',
    router: routerOf(identity, { errors, flags, calls }),
    contract: releasesInternal,
    internal: {
      judgeCanary: (canary) => canaries.judge(canary),
      tellCanaryStep: async ({ name, build, verdict }) => {
        await telling.tellStep(name, build, verdict);
        return null;
      },
      readPartErrors: ({ name, build }) => errors.ofTeam(name, build),
      readPartError: ({ name, id }) => errors.findOf(name, id),
      ...switchesOf({ flags, calls }),
    },
    database,
    close: async () => {
      await rounds.stop();
      await store.close();
    },
  };
};

const routerOf = (
  identity: IdentityClient,
  features: { errors: ErrorsService; flags: FlagsService; calls: CallsService },
): Router => {
  const router = Router();
  const bind = routeBinder(router, identity);
  const demandOperator = createOperatorCheck(identity);
  bindErrorRoutes(bind, { ...features, demandOperator });
  bindFlagRoutes(bind, { ...features, demandOperator });
  bindCallRoutes(bind, { ...features, demandOperator });
  return router;
};

/** What gateways ask about flags and calls, for teams and for themselves. */
const switchesOf = ({ flags, calls }: { flags: FlagsService; calls: CallsService }) =>
  ({
    readAllowedCalls: () => calls.allowed(),
    askForCalls: ({ name, calls: wanted }) => calls.ask(name, wanted),
    readPartFlags: ({ name }) => flags.list(name),
    setPartFlag: ({ name, flag, setting, by }) =>
      flags.setOver({ part: name, flag, by: `team ${by}` }, setting),
  }) satisfies Partial<InternalHandlers<typeof releasesInternal>>;
