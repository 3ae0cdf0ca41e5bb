import { createHash } from 'node:crypto';
import type { Router } from 'express';
import type { Lang } from '@yinyom/contracts/constants';
import {
  getDeclaration,
  getPublicFont,
  getPublicLogo,
  getPublicPrivacyFile,
  getSiteConfig,
} from '@yinyom/contracts/websites/publicSite';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { Request, Response } from '@yinyom/service-kit/request/requestContext';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { toSdkSiteConfig } from '@yinyom/notice/configuration/toSdkConfig';
import type { ApplicationStore } from '../application/application.store';
import type { FontStore } from '../font/font.store';
import type { LogoStore } from '../logo/logo.store';
import type { PrivacyFileStore } from '../privacy-file/privacyFile.store';
import { declarationOf, declarationPage } from './declaration';
import type { LiveSite, LiveSites } from './liveSites';
import { servingOf } from './siteScripts';

interface Parts {
  sites: LiveSites;
  applications: ApplicationStore;
  logos: LogoStore;
  fonts: FontStore;
  privacyFiles: PrivacyFileStore;
  apiBase: string;
  /** INGEST_SECRET */
  secret: KeyRing;
}

const CONFIG_CACHE = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
/** The first publication shows at the next page view. */
const UNPUBLISHED_CACHE = 'no-cache';
const VERSIONED_CACHE = 'public, max-age=31536000, immutable';
/** An uploaded file is data: it may not run, load or frame anything, whatever is in it. */
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

const openToAll = (res: Response): void => {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.setHeader('X-Content-Type-Options', 'nosniff');
};

const sendText = (
  req: Request,
  res: Response,
  text: string,
  type: string,
  cacheControl = CONFIG_CACHE,
): typeof SENT => {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  openToAll(res);
  res.setHeader('Cache-Control', cacheControl);
  res.setHeader('ETag', etag);
  if (req.get('if-none-match')?.includes(etag)) res.status(304).end();
  else res.status(200).type(type).send(text);
  return SENT;
};

const sendBytes = (res: Response, bytes: Buffer, type: string, versioned: boolean): typeof SENT => {
  openToAll(res);
  res.setHeader('Cache-Control', versioned ? VERSIONED_CACHE : CONFIG_CACHE);
  res.setHeader('Content-Security-Policy', INERT);
  res.status(200).type(type).send(bytes);
  return SENT;
};

/** Calls of visitors' browsers (API rows 81, 87, 88). They need no cookie and tell nothing about anybody. */
export const bindPublicSiteRoutes = (bind: RouteBinder, router: Router, parts: Parts): void => {
  const { sites, applications, logos, fonts, privacyFiles, apiBase, secret } = parts;

  /** What visitors get, and whose files they are; `live` is null before the first publication. */
  const open = async (siteKey: string): Promise<{ live: LiveSite | null; applicationId: string }> => {
    const live = await sites.get(siteKey);
    if (live?.publication.deleted) throw new AppError(410, 'site_gone');
    if (live) return { live, applicationId: live.publication.application_id };
    const application = await applications.bySiteKey(siteKey);
    if (!application) throw notFound();
    if (application.deleted_at) throw new AppError(410, 'site_gone');
    return { live: null, applicationId: String(application._id) };
  };
  const fileIdOf = (site: LiveSite, lang: Lang): string | undefined =>
    /\/privacy\/[a-z]{2}\?v=([0-9a-f]{24})$/.exec(site.payload.texts[lang]?.privacy.url ?? '')?.[1];

  for (const { path } of [
    getSiteConfig,
    getDeclaration,
    getPublicLogo,
    getPublicFont,
    getPublicPrivacyFile,
  ]) {
    router.options(path, (_req, res) => {
      openToAll(res);
      res.setHeader('Access-Control-Allow-Methods', 'GET');
      res.setHeader('Access-Control-Max-Age', '86400');
      res.status(204).end();
    });
  }

  bind(getSiteConfig, async ({ params, query, req, res }) => {
    openToAll(res);
    const { live } = await open(params.site_key);
    if (!live) {
      const unpublished = JSON.stringify({ published: false, site_key: params.site_key });
      return sendText(req, res, unpublished, 'json', UNPUBLISHED_CACHE);
    }
    const language = query.lang ?? live.payload.config.default_language;
    const config = toSdkSiteConfig(live.payload, servingOf(live, apiBase, secret), language);
    return sendText(req, res, JSON.stringify({ published: true, ...config }), 'json');
  });

  bind(getDeclaration, async ({ params, query, req, res }) => {
    openToAll(res);
    const { live } = await open(params.site_key);
    if (!live) throw new AppError(404, 'site_unpublished');
    const declaration = declarationOf(live, query.lang);
    if (query.format === 'json') return sendText(req, res, JSON.stringify(declaration), 'json');
    res.setHeader('Content-Security-Policy', INERT);
    return sendText(req, res, declarationPage(declaration), 'html');
  });

  bind(getPublicLogo, async ({ params, query, res }) => {
    const { live, applicationId } = await open(params.site_key);
    const shown = /\?v=([0-9a-f]{64})$/.exec(live?.payload.config.design.logo?.url ?? '')?.[1];
    const hash = query.v ?? shown;
    const bytes = hash ? await logos.read(applicationId, hash) : null;
    if (!bytes) throw new AppError(404, 'no_logo');
    return sendBytes(res, bytes, 'image/png', query.v !== undefined);
  });

  bind(getPublicFont, async ({ params, res }) => {
    const { applicationId } = await open(params.site_key);
    const [sha256 = '', format] = params.file.split('.');
    const font = await fonts.read(applicationId, sha256);
    if (!font || font.format !== format) throw notFound();
    return sendBytes(res, font.bytes, `font/${font.format}`, true);
  });

  bind(getPublicPrivacyFile, async ({ params, query, res }) => {
    const { live, applicationId } = await open(params.site_key);
    const id = query.v ?? (live && fileIdOf(live, params.lang));
    const bytes = id ? await privacyFiles.read(id, applicationId) : null;
    if (!bytes) throw notFound();
    // The name is ours: what the file was called on its owner's machine is nobody's business.
    res.setHeader('Content-Disposition', `attachment; filename="privacy-${params.lang}.pdf"`);
    return sendBytes(res, bytes, 'application/pdf', query.v !== undefined);
  });
};
