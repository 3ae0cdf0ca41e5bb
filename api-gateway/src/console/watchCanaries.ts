import type { ClientOf } from '@yinyom/contracts/internal/internalContracts';
import { CANARY_WATCH, type CanaryVerdict, type WatchedCanary } from '@yinyom/contracts/release/canaryWatch';
import { containerOf } from '@yinyom/contracts/release/names';
import type { OfferedPlatform } from '@yinyom/contracts/release/platform';
import type { CanaryPointer, Pointer } from '@yinyom/release-store/records';
import { createReleaser, type Releaser } from '@yinyom/release-store/releasing/createReleaser';
import { RefusedRelease } from '@yinyom/release-store/RefusedRelease';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { ConsoleReleases } from './consoleReleases';

interface Parts {
  releases: ConsoleReleases;
  service: Pick<ClientOf<'releases'>, 'judgeCanary' | 'tellCanaryStep'>;
  platform: () => Promise<OfferedPlatform | null>;
  logger: Pick<Logger, 'info' | 'warn'>;
}

type WatchedPointer = CanaryPointer & Required<Pick<CanaryPointer, 'watch'>>;

const asWatched = (room: string, current: string, canary: WatchedPointer): WatchedCanary => ({
  name: containerOf(room),
  number: canary.release.number,
  build: canary.release.build,
  current,
  share: canary.share,
  ...canary.watch,
});

const rateOf = ({ failed, loads }: CanaryVerdict['canary']): string => `${failed} of ${loads} loads failed`;

/** The figures of a verdict as the history keeps them. */
const whyOf = ({ canary, current, evidence }: CanaryVerdict): string =>
  `${rateOf(canary)}, of the build in use ${rateOf(current)}; evidence of a rise ${evidence.toPrecision(2)}`;

const takeStep = (
  releaser: Releaser,
  room: string,
  { number, current }: WatchedCanary,
  verdict: CanaryVerdict,
) => {
  const asking = { room, by: 'platform', why: whyOf(verdict), judged: number, judged_beside: current };
  if (verdict.what === 'take_back') return releaser.takeBack(asking);
  return verdict.what === 'promote' ? releaser.promote(asking) : releaser.widen(asking, verdict.share);
};

/** Looks once at every watched canary and does with it what its figures say. Only where releases can be signed. */
export const lookAtCanaries = async ({ releases, service, platform, logger }: Parts): Promise<void> => {
  const key = releases.key();
  if (key === null) return;
  const lookAt = async (room: string, { current, canary }: Pointer): Promise<void> => {
    if (!canary?.watch) return;
    const watched = asWatched(room, current.build, { ...canary, watch: canary.watch });
    const verdict = await service.judgeCanary(watched);
    if (verdict.what === 'wait') return;
    const releaser = createReleaser({ store: releases.store, key, platform });
    const { entry } = await takeStep(releaser, room, watched, verdict);
    logger.info({ room, ...entry }, 'the platform took a step with a canary');
    const mail = () => service.tellCanaryStep({ name: watched.name, build: watched.build, verdict });
    // The step is taken, whatever becomes of its mail.
    await mail()
      .catch(mail)
      .catch((error: unknown) =>
        logger.warn({ err: error, room }, 'the step was taken, its team got no mail about it'),
      );
  };
  for (const [room, pointer] of await releases.store.pointers())
    await lookAt(room, pointer).catch((error: unknown) => {
      // Another gateway or a person was first, or the build does not fit any more: people read why.
      const what =
        error instanceof RefusedRelease ? 'a canary is left as it is' : 'a canary cannot be judged';
      logger.warn({ err: error, room }, what);
    });
};

/** Watches canaries until it is stopped. A failed look is logged and done again. */
export const watchCanaries = (parts: Parts) =>
  repeatedly(
    () =>
      watchJob('canaries', () => lookAtCanaries(parts)).catch((error: unknown) =>
        parts.logger.warn({ err: error }, 'canaries could not be looked at'),
      ),
    CANARY_WATCH.everyMs,
  );
