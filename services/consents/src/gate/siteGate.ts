import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { isScan } from '@yinyom/contracts/scanner/product';
import { siteKey } from '@yinyom/contracts/consents/ingest';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import { contextOf, type Response } from '@yinyom/service-kit/request/requestContext';
import { originBelongsTo } from '@yinyom/service-kit/http/originRule';
import type { Sightings } from '../sightings/sightings';
import { startDeadline, type Deadline } from './deadline';
import type { PublishedSite, SiteDirectory } from '../sites/siteDirectory';

const PREFLIGHT_SECONDS = 86_400;

export interface Visit {
  site: PublishedSite;
  /** Host of the page of the site that sent the request; null when the browser did not say which page did. */
  page: string | null;
  /** When the visitor's script hangs up. */
  inTime: Deadline;
}

/** The site that a visitor's request is about, as `siteGate` established it. */
export const visitOf = (res: Response): Visit => {
  const { visit } = res.locals as { visit?: Visit };
  if (!visit) throw new Error('siteGate must run first');
  return visit;
};

/** What the calls below a site's key need to let visitors in. */
export interface Gate {
  directory: SiteDirectory;
  sightings: Sightings;
}

/** Who asks to come in, as far as the gate wants to know. */
export interface Arrival {
  headers: IncomingHttpHeaders;
  ip: string;
  /** Told the origin that may read the answer, refusals included. */
  allow(origin: string): void;
}

/** The host, with its port where it is not the usual one, of a page that a browser can send from; else null. */
const hostOfPage = (origin: string): string | null => {
  if (!URL.canParse(origin)) return null;
  const url = new URL(origin);
  const isPage = url.origin === origin && (url.protocol === 'https:' || url.protocol === 'http:');
  return isPage ? url.host : null;
};

/**
 * Lets in what a visitor's browser sends from a page of the site, never with credentials. A page of another host may
 * read that it is refused and why: its script says so to whoever put it there.
 * @throws AppError 404 unknown site, 410 deleted, 403 another origin, 503 when the site cannot be looked up in time
 */
export const admit = async (
  { directory, sightings }: Gate,
  key: string,
  { headers: { origin, 'user-agent': userAgent }, ip, allow }: Arrival,
): Promise<Visit> => {
  const inTime = startDeadline();
  const site = directory.atHand(key) ?? (await inTime(directory.site(key)));
  if (!site) throw notFound();
  const page = origin === undefined ? null : hostOfPage(origin);
  if (origin !== undefined) {
    const hosts = [site.host, ...site.shared_hosts];
    const isOwn = hosts.some((host) => originBelongsTo(origin, host));
    if (isOwn || page !== null) allow(origin);
    if (!isOwn) {
      if (page !== null && !site.deleted && !isScan(userAgent)) sightings.foreign(site, page, ip);
      throw new AppError(403, 'origin_not_allowed', { values: { host: site.host } });
    }
  }
  // A scan of ours presses buttons, too; it is no visitor, and nothing of it is recorded.
  if (isScan(userAgent)) throw new AppError(403, 'origin_not_allowed', { values: { host: site.host } });
  if (site.deleted) throw new AppError(410, 'site_gone');
  return { site, page, inTime };
};

/** `admit` as a step of the calls below a site's key. */
export const siteGate =
  (gate: Gate): RequestHandler =>
  async (req, res, next) => {
    const key = siteKey.safeParse(req.params['site_key']);
    if (!key.success) throw notFound();
    res.vary('Origin');
    (res.locals as { visit?: Visit }).visit = await admit(gate, key.data, {
      headers: req.headers,
      ip: contextOf(res).ip,
      allow: (origin) => void res.setHeader('Access-Control-Allow-Origin', origin),
    });
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
