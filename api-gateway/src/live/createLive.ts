import { Router, type RequestHandler } from 'express';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { isId } from '@yinyom/contracts/fields';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import { watchEvents } from '@yinyom/contracts/live/watchEvents';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { NOBODY } from '@yinyom/service-kit/auth/nobody';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import { routeBinder, SENT } from '@yinyom/service-kit/http/route';
import type { Logger } from '@yinyom/service-kit/logger';
import type { notifyInternal } from '@yinyom/contracts/internal/notify';
import { createLiveHub } from './liveHub';
import { createLiveStreams, type LivePace } from './liveStreams';
import { alertsSource } from './sources/alerts';
import { exportsSource } from './sources/exports';
import { figuresSource } from './sources/figures';
import { scansSource } from './sources/scans';

interface Services {
  identity: { internal: IdentityClient };
  websites: { internal: Pick<InternalHandlers<typeof websitesInternal>, 'getApplicationOwner'> };
  consents: { internal: Pick<InternalHandlers<typeof consentsInternal>, 'lookAtDay' | 'lookAtExports'> };
  scanner: { internal: Pick<InternalHandlers<typeof scannerInternal>, 'lookAtScans'> };
  notify: { internal: Pick<InternalHandlers<typeof notifyInternal>, 'alertsSince'> };
}

interface Before {
  guard(endpoint: AnyEndpoint): RequestHandler;
  limit(endpoint: AnyEndpoint): RequestHandler;
}

/**
 * The one stream of a browser. It lives in the gateway and not in a service: it tells of all of them, and a long answer that
 * passes a second process would cost twice.
 */
export const createLive = (
  { identity, websites, consents, scanner, notify }: Services,
  logger: Logger,
  pace?: LivePace,
) => {
  const sources = [
    figuresSource(consents.internal),
    scansSource(scanner.internal),
    exportsSource(consents.internal),
    alertsSource(notify.internal),
  ];
  const streams = createLiveStreams(createLiveHub({ sources, logger }), pace);
  return {
    router: ({ guard, limit }: Before): Router => {
      const router = Router();
      router.get(watchEvents.path, guard(watchEvents), limit(watchEvents));
      const bind = routeBinder(router, identity.internal);
      bind(watchEvents, async (call) => {
        const { application_id: asked } = call.query;
        const applicationId = isId(asked) ? asked : NOBODY;
        const recheck = async () => {
          const owner = await websites.internal.getApplicationOwner({ application_id: applicationId });
          const about = { application: applicationId, group_path: owner?.group_path };
          return (await openOwned(call, owner, about)).member;
        };
        const member = await recheck();
        const lastId = call.req.get('Last-Event-ID');
        streams.begin(call.res, { applicationId, member, lastId, recheck });
        return SENT;
      });
      return router;
    },
    close: streams.close,
  };
};
export type Live = ReturnType<typeof createLive>;
