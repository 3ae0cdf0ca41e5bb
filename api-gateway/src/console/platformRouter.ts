import { Router } from 'express';
import { PLATFORM_PATH, type Platform } from '@yinyom/contracts/release/platform';
import { AppError } from '@yinyom/service-kit/AppError';
import type { ConsoleReleases } from './consoleReleases';
import { createEarlierBuilds } from './earlierBuilds';
import type { createOfferedPlatform } from './offeredPlatform';
import { createPackedAnswer } from './packedAnswer';

interface Options {
  releases: ConsoleReleases;
  offered: ReturnType<typeof createOfferedPlatform>;
}

/** Tells teams what remotes find here, before they deploy: versions, calls, names that are taken, budgets. */
export const platformRouter = ({ releases, offered }: Options): Router => {
  const router = Router();
  const answer = createPackedAnswer();
  const earlier = createEarlierBuilds(releases.store);
  router.get(PLATFORM_PATH, async (req, res) => {
    const found = await offered();
    if (!found)
      throw new AppError(503, 'unavailable', {
        retryAfterSeconds: 10,
        cause: new Error('there is no build of the shell that says what it offers'),
      });
    const { remotes } = await releases.list();
    const platform: Platform = {
      ...found,
      remotes: remotes.map(({ declared }) => declared),
      earlier: await earlier(),
    };
    await answer(req, res, platform);
  });
  return router;
};
