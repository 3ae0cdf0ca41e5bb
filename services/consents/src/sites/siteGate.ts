import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { isScan } from '@yinyom/contracts/scanner/product';
import { siteKey } from '@yinyom/contracts/consents/ingest';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { Response } from '@yinyom/service-kit/http/requestContext';
import { originBelongsTo } from '@yinyom/service-kit/http/originRule';
import { startDeadline, type Deadline } from './deadline';
import type { PublishedSite, SiteDirectory } from './siteDirectory';

const PREFLIGHT_SECONDS = 86_400;

export interface Visit {
  site: PublishedSite;
  /** A page of the site sent the request; false when the browser did not say which page did. */
  attributed: boolean;
  /** When the visitor's script hangs up. */
  inTime: Deadline;
}

/** The site that a visitor's request is about, as `siteGate` established it. */
export const visitOf = (res: Response): Visit => {
  const { visit } = res.locals as { visit?: Visit };
  if (!visit) throw new Error('siteGate must run first');
  return visit;
};

/**
 * Lets in what a visitor's browser sends from a page of the site. Only the site's own origin is allowed to read the
 * answer, never with credentials.
 * @param allow told the origin that may read the answer, refusals of later steps included
 * @throws AppError 404 unknown site, 410 deleted, 403 another origin, 503 when the site cannot be looked up in time
 */
export const admit = async (
  directory: SiteDirectory,
  key: string,
  { origin, 'user-agent': userAgent }: IncomingHttpHeaders,
  allow: (origin: string) => void,
): Promise<Visit> => {
  const inTime = startDeadline();
  const site = directory.atHand(key) ?? (await inTime(directory.site(key)));
  if (!site) throw notFound();
  if (origin !== undefined) {
    const hosts = [site.host, ...(site.shared_hosts ?? [])];
    if (!hosts.some((host) => originBelongsTo(origin, host))) throw new AppError(403, 'origin_not_allowed');
    allow(origin);
  }
  // A scan of ours presses buttons, too; it is no visitor, and nothing of it is recorded.
  if (isScan(userAgent)) throw new AppError(403, 'origin_not_allowed');
  if (site.deleted) throw new AppError(410, 'site_gone');
  return { site, attributed: origin !== undefined, inTime };
};

/** `admit` as a step of the calls below a site's key. */
export const siteGate =
  (directory: SiteDirectory): RequestHandler =>
  async (req, res, next) => {
    const key = siteKey.safeParse(req.params['site_key']);
    if (!key.success) throw notFound();
    res.vary('Origin');
    const allow = (origin: string) => void res.setHeader('Access-Control-Allow-Origin', origin);
    (res.locals as { visit?: Visit }).visit = await admit(directory, key.data, req.headers, allow);
    next();
  };

/** Answers the browser's question before a cross-origin request. */
export const preflight =
  (methods: string, headers: string): RequestHandler =>
  (_req, res) => {
    res.setHeader('Access-Control-Allow-Methods', methods);
    res.setHeader('Access-Control-Allow-Headers', headers);
    res.setHeader('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
    res.status(204).end();
  };
