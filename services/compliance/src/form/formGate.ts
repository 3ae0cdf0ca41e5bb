import type { RequestHandler } from 'express';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import { originBelongsTo } from '@yinyom/service-kit/http/originRule';

type Websites = Pick<InternalHandlers<typeof websitesInternal>, 'getPublishedSite'>;

/** Whether a browser can send from a page with this origin. */
const isPage = (origin: string): boolean => URL.canParse(origin) && new URL(origin).origin === origin;

/**
 * Admits the form embedded in a page of the website, by the rule of decisions: a page of another host is refused, and may read why.
 * Programs send no origin; the pages of the platform's own form are other routes.
 */
export const formGate =
  (websites: Websites): RequestHandler =>
  async (req, res, next) => {
    const { origin } = req.headers;
    res.vary('Origin');
    if (origin === undefined) return next();
    const site = await websites.getPublishedSite({ site_key: String(req.params['site_key']) });
    if (!site || site.deleted) throw notFound();
    const isOwn = [site.host, ...site.shared_hosts].some((host) => originBelongsTo(origin, host));
    if (isOwn || isPage(origin)) res.setHeader('Access-Control-Allow-Origin', origin);
    if (!isOwn) throw new AppError(403, 'origin_not_allowed', { values: { host: site.host } });
    next();
  };
