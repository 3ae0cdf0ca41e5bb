import express, { type Request, type Router } from 'express';
import type { ClientOf } from '@yinyom/contracts/internal/internalContracts';
import { flagName } from '@yinyom/contracts/release/flagShape';
import { containerOf } from '@yinyom/contracts/release/names';
import { flagSetting } from '@yinyom/contracts/release/partFlags';
import { RefusedRelease } from '@yinyom/release-store/RefusedRelease';
import { notFound } from '@yinyom/service-kit/AppError';
import { readBody } from './readBody';

/** Ids of 200 organizations, and more than enough for the rest. */
const MOST_WORDS = 16 * 1024;

const partOf = (req: Request): string => containerOf(String(req.params['room'] ?? ''));

/** Lets a team read and switch the feature flags of its part, with the key that releases it. */
export const bindTeamFlags = (
  router: Router,
  flags: Pick<ClientOf<'releases'>, 'readPartFlags' | 'setPartFlag'> | undefined,
): void => {
  router.get('/:room/flags', async (req, res) => {
    if (!flags) throw notFound();
    res.json(await flags.readPartFlags({ name: partOf(req) }));
  });

  router.put('/:room/flags/:flag', express.json({ limit: MOST_WORDS }), async (req, res) => {
    if (!flags) throw notFound();
    const flag = readBody(flagName, req.params['flag']);
    const setting = readBody(flagSetting, req.body);
    const by = String(res.locals['team']);
    const changed = await flags.setPartFlag({ name: partOf(req), flag, setting, by });
    if (!changed)
      throw new RefusedRelease(
        `No released build declares the flag ${flag}. Declare it in src/pages.ts (flags), and deploy.`,
      );
    res.json(changed);
  });
};
