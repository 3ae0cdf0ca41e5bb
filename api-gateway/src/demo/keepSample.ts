import { sampleState } from '@yinyom/identity/sampleState';
import { sampleWebsites } from '@yinyom/websites/sampleWebsites';
import { makeSample } from './makeSample';
import { removeSample } from './removeSample';

type Given = Omit<Parameters<typeof makeSample>[0], 'stopping'>;

/**
 * Sees to it that the demo has its past: made once, begun anew when a start died in the middle, and never made again
 * after somebody removed it. It goes on in the background; nobody waits for it.
 */
export const keepSample = (given: Given) => {
  const { services, organizationId, logger } = given;
  const stop = new AbortController();
  const samples = sampleWebsites(services.websites);
  /** Site keys by host; a host is served only when its past is complete, so that no real visitor comes in between. */
  let served = new Map<string, string>();

  const serve = async (): Promise<void> => {
    served = new Map(await samples.siteKeys(organizationId));
  };

  const work = async (): Promise<void> => {
    const found = await sampleState(services.identity, organizationId);
    if (found?.state === 'removed') return;
    if (found?.state !== 'ready') {
      await removeSample(services, organizationId);
      await makeSample({ ...given, stopping: stop.signal });
    }
    await serve();
  };
  const running = work().catch((error: unknown) => {
    if (!stop.signal.aborted) logger.error({ err: error }, 'the sample data could not be made');
  });

  return {
    siteKeyOf: (host: string): string | undefined => served.get(host),
    stop: async (): Promise<void> => {
      stop.abort();
      await running;
    },
  };
};
