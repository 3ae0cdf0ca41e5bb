import express, { Router } from 'express';
import path from 'node:path';
import { notFound } from '@yinyom/service-kit/AppError';
import { sendFile } from './sendFile';
import type { SiteScripts } from './siteScripts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
/** Row 80 of the API: browsers keep it 5 minutes and may use an older one while they ask, or while nobody answers. */
const SCRIPT_CACHE = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';
/** A website may be registered or enabled any moment. */
const DISABLED_CACHE = 'public, max-age=60';
/** The preview draws with the script as it is now, so the console asks each time whether it still is. */
const PREVIEW_CACHE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

const FONTS = path.resolve(__dirname, '../../fonts');

/** What the gateway mounts at /sdk/v1: each website's script, its parts and the banner's font. */
export const publicFiles = (scripts: SiteScripts): Router => {
  const router = Router();

  router.get('/consent.js', async (req, res) => {
    sendFile(req, res, await scripts.headless(), { type: JAVASCRIPT, cacheControl: SCRIPT_CACHE });
  });

  router.get('/preview.js', async (req, res) => {
    sendFile(req, res, await scripts.preview(), { type: JAVASCRIPT, cacheControl: PREVIEW_CACHE });
  });

  router.get(/^\/([0-9A-Za-z_-]{8,64})\.js$/, async (req, res) => {
    const siteKey = req.params['0'] ?? '';
    const { file, live } = await scripts.ofSite(siteKey);
    sendFile(req, res, file, { type: JAVASCRIPT, cacheControl: live ? SCRIPT_CACHE : DISABLED_CACHE });
  });

  router.get(/^\/parts\/([0-9A-Za-z_.-]{1,80}(?:\/[0-9A-Za-z_.-]{1,80})?)$/, async (req, res) => {
    const file = await scripts.part(req.params['0'] ?? '');
    if (!file) throw notFound();
    sendFile(req, res, file, { type: JAVASCRIPT, cacheControl: IMMUTABLE });
  });

  router.use(
    '/fonts',
    express.static(FONTS, {
      index: false,
      redirect: false,
      maxAge: '30d',
      setHeaders: (res) => {
        res.setHeader('Access-Control-Allow-Origin', '*');
        res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        res.setHeader('X-Content-Type-Options', 'nosniff');
      },
    }),
  );
  return router;
};
