import type { RequestHandler, Router } from 'express';
import { reportDiscovery } from '@yinyom/contracts/scanner/discovery';
import { isScan } from '@yinyom/contracts/scanner/product';
import { AppError, notFound, rejected } from '@yinyom/service-kit/AppError';
import { originBelongsTo } from '@yinyom/service-kit/http/originRule';
import type { WebsitesClient } from '../access/WebsitesClient';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { DiscoveryService } from './discovery.service';

interface Parts {
  websites: WebsitesClient;
  discovery: DiscoveryService;
}

const preflight: RequestHandler = (req, res) => {
  res.vary('Origin');
  res.setHeader('Access-Control-Allow-Origin', req.get('origin') ?? '*');
  res.setHeader('Access-Control-Allow-Methods', 'POST');
  res.setHeader('Access-Control-Allow-Headers', 'content-type');
  res.setHeader('Access-Control-Max-Age', '86400');
  res.status(204).end();
};

/** What visitors' browsers tell about a website (API row 86). Only its own pages may, with what their
 * configuration was signed with, and only names. */
export const bindDiscoveryRoutes = (
  router: Router,
  bind: RouteBinder,
  { websites, discovery }: Parts,
): void => {
  router.options(reportDiscovery.path, preflight);

  bind(reportDiscovery, async ({ params, body, context, req, res }) => {
    const site = await websites.getPublishedSite({ site_key: params.site_key });
    const origin = req.get('origin');
    res.vary('Origin');
    if (!site) throw notFound();
    const hosts = [site.host, ...site.shared_hosts];
    const isOwn = origin !== undefined && hosts.some((host) => originBelongsTo(origin, host));
    if (!isOwn || isScan(req.get('user-agent')))
      throw new AppError(403, 'origin_not_allowed', { values: { host: site.host } });
    res.setHeader('Access-Control-Allow-Origin', origin);
    if (site.deleted) throw new AppError(410, 'site_gone');
    if (site.version === 0) throw new AppError(409, 'site_unpublished');
    if ((await discovery.report(site, body, context.ip)) === 'token_invalid')
      throw rejected('config_token_invalid');
    return undefined;
  });
};
