import { getTransparency, getTransparencyKeys } from '@yinyom/contracts/consents/transparency';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Response } from '@yinyom/service-kit/request/requestContext';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { SiteDirectory } from '../sites/siteDirectory';
import type { LedgerKeys } from './ledgerKeys';
import type { RootStore } from './root.store';

/** Anybody may fetch and keep these, from any page. */
const publish = (res: Response): void => {
  res.setHeader('Cache-Control', 'public, max-age=300');
  res.setHeader('Access-Control-Allow-Origin', '*');
};

/** Row 89. A deleted website's roots stay public: they protect the evidence that is still kept. */
export const bindTransparency = (
  bind: RouteBinder,
  directory: SiteDirectory,
  roots: RootStore,
  ledgerKeys: LedgerKeys,
): void => {
  bind(getTransparencyKeys, async ({ res }) => {
    const keys = await ledgerKeys.known();
    publish(res);
    return {
      keys: keys.map((key) => ({ ...key, algorithm: 'Ed25519' as const })),
    };
  });

  bind(getTransparency, async ({ params, res }) => {
    const site = await directory.site(params.site_key);
    if (!site) throw notFound();
    const found = await roots.list(site.application_id);
    publish(res);
    return { roots: found };
  });
};
