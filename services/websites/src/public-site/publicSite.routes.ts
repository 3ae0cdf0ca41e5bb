import type { Router } from 'express';
import type { Lang } from '@yinyom/contracts/constants';
import {
  getPublicFont,
  getPublicLogo,
  getPublicPrivacyFile,
  getSiteConfig,
} from '@yinyom/contracts/websites/publicSite';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { Response } from '@yinyom/service-kit/request/requestContext';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { toSdkSiteConfig } from '@yinyom/notice/configuration/toSdkConfig';
import type { FontStore } from '../font/font.store';
import type { LogoStore } from '../logo/logo.store';
import type { PrivacyFileStore } from '../privacy-file/privacyFile.store';
import type { LiveSite } from './liveSites';
import type { OpenSite } from './openSite';
import { answerPreflight, CONFIG_CACHE, openToAll, sendDocument } from './sendPublic';
import { servingOf } from './siteScripts';

interface Parts {
  openSite: OpenSite;
  logos: LogoStore;
  fonts: FontStore;
  privacyFiles: PrivacyFileStore;
  originOf: ConsoleHosts['originOf'];
  /** INGEST_SECRET */
  secret: KeyRing;
}

/** The first publication shows at the next page view. */
const UNPUBLISHED_CACHE = 'no-cache';
const VERSIONED_CACHE = 'public, max-age=31536000, immutable';
/** An uploaded file is data: it may not run, load or frame anything, whatever is in it. */
const INERT = "default-src 'none'; frame-ancestors 'none'; sandbox";

const sendBytes = (res: Response, bytes: Buffer, type: string, versioned: boolean): typeof SENT => {
  openToAll(res);
  res.setHeader('Cache-Control', versioned ? VERSIONED_CACHE : CONFIG_CACHE);
  res.setHeader('Content-Security-Policy', INERT);
  res.status(200).type(type).send(bytes);
  return SENT;
};

/** Calls of visitors' browsers (API rows 81, 88). They need no cookie and tell nothing about anybody. */
export const bindPublicSiteRoutes = (bind: RouteBinder, router: Router, parts: Parts): void => {
  const { openSite, logos, fonts, privacyFiles, originOf, secret } = parts;

  const fileIdOf = (site: LiveSite, lang: Lang): string | undefined =>
    /\/privacy\/[a-z]{2}\?v=([0-9a-f]{24})$/.exec(site.payload.texts[lang]?.privacy.url ?? '')?.[1];

  for (const { path } of [getSiteConfig, getPublicLogo, getPublicFont, getPublicPrivacyFile])
    router.options(path, answerPreflight);

  bind(getSiteConfig, async ({ params, query, req, res }) => {
    openToAll(res);
    const { live } = await openSite(params.site_key);
    if (!live) {
      const unpublished = JSON.stringify({ published: false, site_key: params.site_key });
      return sendDocument(req, res, { text: unpublished, type: 'json', cache: UNPUBLISHED_CACHE });
    }
    const language = query.lang ?? live.payload.config.default_language;
    const config = toSdkSiteConfig(live.payload, servingOf(live, originOf, secret), language);
    const text = JSON.stringify({ published: true, ...config });
    return sendDocument(req, res, { text, type: 'json', cache: CONFIG_CACHE });
  });

  bind(getPublicLogo, async ({ params, query, res }) => {
    const { live, applicationId } = await openSite(params.site_key);
    const shown = /\?v=([0-9a-f]{64})$/.exec(live?.payload.config.design.logo?.url ?? '')?.[1];
    const hash = query.v ?? shown;
    const bytes = hash ? await logos.read(applicationId, hash) : null;
    if (!bytes) throw new AppError(404, 'no_logo');
    return sendBytes(res, bytes, 'image/png', query.v !== undefined);
  });

  bind(getPublicFont, async ({ params, res }) => {
    const { applicationId } = await openSite(params.site_key);
    const [sha256 = '', format] = params.file.split('.');
    const font = await fonts.read(applicationId, sha256);
    if (!font || font.format !== format) throw notFound();
    return sendBytes(res, font.bytes, `font/${font.format}`, true);
  });

  bind(getPublicPrivacyFile, async ({ params, query, res }) => {
    const { live, applicationId } = await openSite(params.site_key);
    const id = query.v ?? (live && fileIdOf(live, params.lang));
    const bytes = id ? await privacyFiles.read(id, applicationId) : null;
    if (!bytes) throw notFound();
    // The name is ours: what the file was called on its owner's machine is nobody's business.
    res.setHeader('Content-Disposition', `attachment; filename="privacy-${params.lang}.pdf"`);
    return sendBytes(res, bytes, 'application/pdf', query.v !== undefined);
  });
};
