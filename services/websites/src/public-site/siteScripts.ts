import { toSdkScript } from '@yinyom/contracts/sdk/sdkScript';
import { signConfigToken } from '@yinyom/service-kit/auth/configToken';
import { combinedNoticeHash } from '../publish/canonicalNotice';
import { toSdkConfig, type Serving } from '../publish/toSdkConfig';
import type { LiveSite, LiveSites } from './liveSites';
import { toServedFile, type ServedFile } from './ServedFile';
import type { LoadedBuild } from './sdkBuild';

interface Parts {
  sites: LiveSites;
  readBuild(): Promise<LoadedBuild>;
  apiBase: string;
  /** INGEST_SECRET */
  secret: string;
}

const DAY_MS = 86_400_000;
const today = (): number => Math.floor(Date.now() / DAY_MS);

/** Whether a website's visitors are asked at all. */
const isLive = (site: LiveSite | null): site is LiveSite =>
  site !== null && !site.publication.deleted && site.publication.settings.enabled;

/** What is joined to a published version when it is served. The token is good for the day. */
export const servingOf = ({ publication }: LiveSite, apiBase: string, secret: string): Serving => ({
  apiBase,
  configToken: signConfigToken(
    publication.site_key,
    { version: publication.version, noticeSha256: combinedNoticeHash(publication.notice_sha256) },
    new Date(),
    secret,
  ),
  enabled: publication.settings.enabled && !publication.deleted,
  expiryDays: publication.settings.consent_expiry_days,
  respectGpc: publication.settings.respect_gpc,
  discovery: publication.settings.discovery ?? false,
});

/**
 * The files of the visitors' script, made once and kept: one per website, version, day (the token's life) and
 * build of the script.
 */
export const createSiteScripts = ({ sites, readBuild, apiBase, secret }: Parts) => {
  const bySite = new WeakMap<LiveSite, { key: string; file: Promise<ServedFile> }>();
  const byBuild = new Map<string, { build: string; file: Promise<ServedFile> }>();

  const make = (site: LiveSite, build: LoadedBuild): Promise<ServedFile> => {
    const { payload } = site;
    const serving = servingOf(site, apiBase, secret);
    return toServedFile(toSdkScript(build, toSdkConfig(payload, serving, payload.config.default_language)));
  };

  /** A file that depends on the build alone. */
  const ofBuild = (name: string, build: LoadedBuild, text: string): Promise<ServedFile> => {
    const known = byBuild.get(name);
    if (known?.build === build.id) return known.file;
    const file = toServedFile(text);
    byBuild.set(name, { build: build.id, file });
    return file;
  };

  return {
    /**
     * The script of a website with its configuration inside. An unknown, disabled or deleted website gets the
     * script that keeps everything denied and says so once.
     */
    ofSite: async (siteKey: string): Promise<{ file: ServedFile; live: boolean }> => {
      const [site, build] = await Promise.all([sites.get(siteKey), readBuild()]);
      if (!isLive(site)) return { file: await ofBuild('disabled', build, build.disabled), live: false };
      const key = `${today()} ${build.id}`;
      const known = bySite.get(site);
      if (known?.key === key) return { file: await known.file, live: true };
      const file = make(site, build);
      bySite.set(site, { key, file });
      return { file: await file, live: true };
    },

    /** The script without a configuration, for headless use. */
    headless: async (): Promise<ServedFile> => {
      const build = await readBuild();
      return ofBuild('headless', build, build.headless);
    },

    /** What the console's preview frame runs. */
    preview: async (): Promise<ServedFile> => {
      const build = await readBuild();
      return ofBuild('preview', build, build.preview);
    },

    /** An on-demand part of the script, or null. */
    part: async (path: string): Promise<ServedFile | null> => {
      const build = await readBuild();
      const text = Object.hasOwn(build.parts, path) ? build.parts[path] : undefined;
      return text === undefined ? null : ofBuild(`part ${path}`, build, text);
    },
  };
};
export type SiteScripts = ReturnType<typeof createSiteScripts>;
