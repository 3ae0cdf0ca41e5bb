import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { Router } from 'express';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Front } from '@yinyom/service-kit/http/Front';
import { sdkConfigs } from '@yinyom/service-kit/metrics/instruments';
import { sendFile } from './sendFile';
import { hostGiven, refererHost, type GroupSites } from './groupSites';
import type { SiteScripts } from './siteScripts';

const FONTS = path.resolve(__dirname, '../../fonts');

const SCRIPT = /^\/sdk\/v1\/([0-9A-Za-z_-]{8,64})\.js$/;

const countConfig = ({ statusCode }: ServerResponse, cache: 'hit' | 'miss'): void => {
  sdkConfigs.inc({ cache: statusCode === 304 ? '304' : cache });
};

/**
 * Answers for websites' scripts that lie in memory: visitors of every website ask for them on every page. Whatever takes
 * more goes on to `publicFiles`.
 */
export const readyFiles =
  (scripts: SiteScripts): Front =>
  (req, res) => {
    const siteKey = req.method === 'GET' ? SCRIPT.exec(req.url ?? '')?.[1] : undefined;
    const file = siteKey === undefined ? null : scripts.atHand(siteKey);
    if (!file) return false;
    sendFile(req, res, file);
    countConfig(res, 'hit');
    return true;
  };

/** Files of the build that website developers copy into their projects. */
const SOURCES = /^\/(useConsent\.tsx|yinyom\.d\.ts)$/;

/**
 * What the gateway mounts at /sdk/v1: each website's script, its parts, the banner's font, and sources for developers.
 * @param groupSites which website of a group a host belongs to
 * @param sdkDir where the build of the script left its files
 */
export const publicFiles = (scripts: SiteScripts, groupSites: GroupSites, sdkDir: string): Router => {
  const router = Router();

  router.get('/consent.js', async (req, res) => sendFile(req, res, await scripts.headless()));

  router.get('/preview.js', async (req, res) => sendFile(req, res, await scripts.preview()));

  // Before the keys of websites, which these names could be.
  router.get('/declaration.js', async (req, res) => sendFile(req, res, await scripts.declaration()));
  router.get('/requests.js', async (req, res) => sendFile(req, res, await scripts.requests()));

  router.get(/^\/([0-9A-Za-z_-]{8,64})\.js$/, async (req, res) => {
    const key = req.params['0'] ?? '';
    const cache = scripts.atHand(key) ? 'hit' : 'miss';
    sendFile(req, res, await scripts.ofSite(key));
    countConfig(res, cache);
  });

  // A host whose website changed gets another address' script within two seconds; one of no website keeps everything denied.
  router.get(/^\/group\/([0-9A-Za-z_-]{8,64})\/([0-9A-Za-z_.-]{1,253})\.js$/, async (req, res) => {
    const host = hostGiven(req.params['1'] ?? '');
    const site = host === null ? null : await groupSites(req.params['0'] ?? '', host);
    sendFile(req, res, site ? await scripts.ofSite(site.site_key) : await scripts.disabled());
  });

  router.get(/^\/group\/([0-9A-Za-z_-]{8,64})\.js$/, async (req, res) => {
    const key = req.params['0'] ?? '';
    const host = refererHost(req.headers.referer);
    const found = await groupSites(key, host);
    sendFile(req, res, found === undefined ? await scripts.disabled() : await scripts.ofGroup(key, found));
  });

  // Servers that put the script into their pages ask for it; to them a host outside the group is a mistake.
  router.get(/^\/group\/([0-9A-Za-z_-]{8,64})\/([0-9A-Za-z_.-]{1,253})\.inline$/, async (req, res) => {
    const host = hostGiven(req.params['1'] ?? '');
    const site = host === null ? null : await groupSites(req.params['0'] ?? '', host);
    if (!site) throw notFound();
    sendFile(req, res, await scripts.inlineOf(site.site_key));
  });

  router.get(/^\/([0-9A-Za-z_-]{8,64})\.inline$/, async (req, res) =>
    sendFile(req, res, await scripts.inlineOf(req.params['0'] ?? '')),
  );

  router.get(/^\/parts\/([0-9A-Za-z_.-]{1,80}(?:\/[0-9A-Za-z_.-]{1,80})?)$/, async (req, res) => {
    const file = await scripts.part(req.params['0'] ?? '');
    if (!file) throw notFound();
    sendFile(req, res, file);
  });

  router.get(SOURCES, async (req, res) => {
    const text = await readFile(path.join(path.resolve(sdkDir), req.params['0'] ?? ''), 'utf8').catch(() => {
      throw notFound();
    });
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.type('txt').send(text);
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
