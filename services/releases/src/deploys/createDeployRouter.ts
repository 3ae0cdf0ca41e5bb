import express, { Router, type ErrorRequestHandler, type Request } from 'express';
import type { ClientOf } from '@yinyom/contracts/internal/internalContracts';
import { ownValue } from '@yinyom/contracts/ownValue';
import { announcedShape, DIGEST_HEADER, stepShape } from '@yinyom/contracts/release/deploys';
import { containerOf } from '@yinyom/contracts/release/names';
import { partErrorsQuery } from '@yinyom/contracts/release/partErrors';
import type { OfferedPlatform } from '@yinyom/contracts/release/platform';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { checkNames } from '@yinyom/release-store/builds/checkNames';
import { isDerived } from '@yinyom/release-store/builds/fileTable';
import { RefusedRelease } from '@yinyom/release-store/RefusedRelease';
import { createReleaser, type Releaser } from '@yinyom/release-store/releasing/createReleaser';
import { MOST_FILE_BYTES, takeFile } from '@yinyom/release-store/releasing/uploadBuild';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import type { PlatformKey } from '@yinyom/release-store/signing/platformKey';
import { createCallCheck } from './checkCalls';
import { readBody } from './readBody';
import { makePreview, takeStep } from './takeStep';
import { bindTeamFlags } from './teamFlags';
import { teamKeyOf } from './teamKeyGuard';

/** Names and digests of a build's files; a large build has a few hundred. */
const MOST_WORDS = 1024 * 1024;

interface Parts {
  store: ReleaseStore;
  /** The private key; null where it is not at hand. */
  key: () => PlatformKey | null;
  /** What pages reported of a part; absent where the releases service is not known. */
  errors?: Pick<
    ClientOf<'releases'>,
    'askForCalls' | 'readPartErrors' | 'readPartError' | 'readPartFlags' | 'setPartFlag'
  >;
  /** What builds of remotes find here. */
  platform: () => Promise<OfferedPlatform | null>;
}

/** Why a release is not taken is told in its own words: they are for the team that deploys. */
const tellRefused: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (!(error instanceof RefusedRelease)) return next(error);
  const { requestId } = contextOf(res);
  res.status(422).json({ message: error.message, code: 'release_refused', request_id: requestId });
};

const paramOf = (req: Request, name: string): string => String(req.params[name] ?? '');

/**
 * Takes releases of teams, at /mf/releases (packages/contracts: release/deploys.ts). Each call needs a key that was made
 * for its room; numbers, times and signatures are given here.
 */
export const createDeployRouter = ({ store, key, errors, platform }: Parts): Router => {
  const router = Router();
  const checkCalls = createCallCheck(store, errors);

  const releaserAt = (): Releaser => {
    const signer = key();
    if (signer) return createReleaser({ store, key: signer, platform });
    throw new AppError(503, 'unavailable', {
      retryAfterSeconds: 60,
      cause: new Error('this process has no RELEASE_KEY_FILE, so it cannot sign releases'),
    });
  };

  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });

  // Before any body is read.
  router.use('/:room', async (req, res, next) => {
    const team = await teamKeyOf(store, req, paramOf(req, 'room'));
    res.locals['team'] = team.owner;
    next();
  });

  router.get('/:room', async (req, res) => {
    const room = paramOf(req, 'room');
    const [pointer, history, builds] = await Promise.all([
      store.pointer(room),
      store.history(room),
      store.builds(room),
    ]);
    res.json({ pointer, history, builds: builds.map(({ build, used_at }) => ({ build, used_at })) });
  });

  router.get('/:room/errors', async (req, res) => {
    const name = containerOf(paramOf(req, 'room'));
    const query = readBody(partErrorsQuery, {
      name,
      ...(req.query['build'] !== undefined && { build: req.query['build'] }),
    });
    if (!errors) throw notFound();
    res.json(await errors.readPartErrors(query));
  });

  router.get('/:room/errors/:id', async (req, res) => {
    const [name, id] = [containerOf(paramOf(req, 'room')), paramOf(req, 'id')];
    const found = await errors?.readPartError({ name, id });
    if (!found) throw notFound();
    res.json(found);
  });

  bindTeamFlags(router, errors);

  router.put('/:room/:build', express.json({ limit: MOST_WORDS }), async (req, res) => {
    const { files } = readBody(announcedShape, req.body);
    res.json({ missing: await releaserAt().begin(paramOf(req, 'room'), paramOf(req, 'build'), files) });
  });

  router.put(
    '/:room/:build/files/*file',
    express.raw({ limit: MOST_FILE_BYTES, type: () => true }),
    async (req, res) => {
      const [room, build] = [paramOf(req, 'room'), paramOf(req, 'build')];
      const parts = req.params['file'] as unknown as string[];
      const file = parts.join('/');
      const digest = req.get(DIGEST_HEADER) ?? '';
      checkNames(room, build, { [file]: digest });
      const known = (await store.builds(room)).find((stored) => stored.build === build)?.files ?? {};
      const kept = ownValue(known, file);
      if (kept !== undefined && kept !== digest && !isDerived(file))
        throw new RefusedRelease(
          `${file} of build ${build} is another one in the store. A build is never replaced.`,
        );
      const bytes: unknown = req.body;
      await takeFile(store, { room, build, file, digest }, Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
      res.status(204).end();
    },
  );

  router.post('/:room', express.json({ limit: MOST_WORDS }), async (req, res) => {
    const room = paramOf(req, 'room');
    const step = readBody(stepShape, req.body);
    const releaser = releaserAt();
    const asking = { room, by: String(res.locals['team']), commit: step.commit };
    const { log } = contextOf(res);
    if (step.action === 'preview') {
      const made = await makePreview({ store, releaser }, asking, step);
      const { build, ends_at } = made;
      log.info(
        { room, build, ends_at, organization: step.organization, by: asking.by },
        'a preview was made',
      );
      res.json(made);
    } else {
      const taken = await takeStep({ store, releaser, checkCalls }, asking, step);
      const { build, number } = taken.entry;
      log.info({ room, action: step.action, build, number, by: asking.by }, 'a release step was taken');
      res.json(taken);
    }
    await releaser
      .tidy(room)
      .catch((error: unknown) => log.warn({ err: error, room }, 'old builds could not be removed'));
  });

  router.use(tellRefused);
  return router;
};
