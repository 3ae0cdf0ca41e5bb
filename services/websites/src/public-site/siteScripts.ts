import { toSdkScript } from '@yinyom/contracts/sdk/sdkScript';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { signConfigToken } from '@yinyom/service-kit/auth/configToken';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { toSdkScriptConfig, type Serving } from '@yinyom/notice/configuration/toSdkConfig';
import { makeRoom } from '@yinyom/service-kit/makeRoom';
import { combinedNoticeHash } from '../publish/canonicalNotice';
import { groupLoader, onlyOnHosts } from './groupScriptText';
import type { GroupSite } from './groupSites';
import { createInlinePieces } from './inlinePieces';
import type { LiveSite, LiveSites } from './liveSites';
import { takenOverBy } from './takenOverBy';
import { toServedFile, type FileKind, type ServedFile } from './ServedFile';
import type { LoadedBuild, SdkBuildReader } from './sdkBuild';

interface Parts {
  sites: LiveSites;
  readBuild: SdkBuildReader;
  apiBase: string;
  originOf: ConsoleHosts['originOf'];
  /** INGEST_SECRET */
  secret: KeyRing;
}

const JAVASCRIPT = 'text/javascript; charset=utf-8';
/** Row 80 of the API: browsers keep it 5 minutes and may use an older one while they ask, or while nobody answers. */
const SCRIPT: FileKind = {
  type: JAVASCRIPT,
  cacheControl: 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
};
/** A website may be published or enabled any moment: the next page view of a visitor asks. */
const DISABLED: FileKind = { type: JAVASCRIPT, cacheControl: 'no-cache' };
/** The preview draws with the script as it is now, so the console asks each time whether it still is. */
const PREVIEW: FileKind = { type: JAVASCRIPT, cacheControl: 'no-cache' };
/** The same address answers each page with its own website's script. */
const BY_PAGE: FileKind = { type: JAVASCRIPT, cacheControl: 'private, max-age=300', vary: 'Referer' };
const PART: FileKind = { type: JAVASCRIPT, cacheControl: 'public, max-age=31536000, immutable' };

/** Files of a build that are kept, those of groups included. */
const MOST_OF_BUILD = 2_000;

const today = (): number => Math.floor(Date.now() / DAY_MS);

/** A website's script, with what it was made for. */
interface MadeScript {
  day: number;
  build: LoadedBuild;
  file: Promise<ServedFile>;
  /** The file itself once it is made. */
  ready?: ServedFile;
  text: string;
  /** The same for the one tag of a group, by the key of the group. */
  ofGroup: Map<string, Promise<ServedFile>>;
}

/** Whether a website's visitors are asked at all. */
const isLive = (site: LiveSite | null): site is LiveSite =>
  site !== null && !site.publication.deleted && site.publication.settings.enabled;

/** What is joined to a published version when it is served. The token is good for the day. */
export const servingOf = (
  { publication }: LiveSite,
  originOf: ConsoleHosts['originOf'],
  secret: KeyRing,
): Serving => ({
  apiBase: originOf(publication.organization_id),
  configToken: signConfigToken(
    publication.site_key,
    { version: publication.version, noticeSha256: combinedNoticeHash(publication.notice_sha256) },
    new Date(),
    secret,
  ),
  enabled: publication.settings.enabled && !publication.deleted,
  expiryDays: publication.settings.consent_expiry_days,
  respectGpc: publication.settings.respect_gpc,
  discovery: publication.settings.discovery,
  signals: publication.settings.consent_signals,
  dataLayer: publication.settings.data_layer,
  serverCookie: publication.settings.server_cookie ?? null,
  hosts: [publication.settings.host, ...publication.settings.shared_hosts],
});

/**
 * The files of the visitors' script, made once and kept: one per website, version, day (the token's life) and
 * build of the script.
 */
export const createSiteScripts = ({ sites, readBuild, apiBase, originOf, secret }: Parts) => {
  const bySite = new WeakMap<LiveSite, MadeScript>();
  const byBuild = new Map<string, { build: string; file: Promise<ServedFile> }>();
  const secure = apiBase.startsWith('https:');
  const inlinePieces = createInlinePieces(secure);
  const configOf = (site: LiveSite) => toSdkScriptConfig(site.payload, servingOf(site, originOf, secret));

  const make = (site: LiveSite, build: LoadedBuild): MadeScript => {
    const config = configOf(site);
    const text = toSdkScript(build, config, takenOverBy(config, site.publication.settings.take_over));
    const file = toServedFile(text, { ...SCRIPT, secure });
    const made: MadeScript = { day: today(), build, file, text, ofGroup: new Map() };
    made.file.then(
      (file) => (made.ready = file),
      // Whoever waits for the file is told; the next one makes it anew.
      () => bySite.delete(site),
    );
    bySite.set(site, made);
    return made;
  };

  const madeFor = (site: LiveSite, build: LoadedBuild): MadeScript | undefined => {
    const known = bySite.get(site);
    return known?.build === build && known.day === today() ? known : undefined;
  };

  /** A file that depends on the build alone. */
  const ofBuild = (name: string, build: LoadedBuild, text: string, kind: FileKind): Promise<ServedFile> => {
    const known = byBuild.get(name);
    if (known?.build === build.id) return known.file;
    const file = toServedFile(text, { ...kind, secure });
    makeRoom(byBuild, MOST_OF_BUILD);
    byBuild.set(name, { build: build.id, file });
    return file;
  };

  return {
    /** The script of a live website when nothing has to be asked or made for it, else null. */
    atHand: (siteKey: string): ServedFile | null => {
      const site = sites.atHand(siteKey);
      const build = readBuild.atHand();
      return (site && build && isLive(site) && madeFor(site, build)?.ready) || null;
    },

    /**
     * The script of a website with its configuration inside. An unknown, unpublished, disabled or deleted website
     * gets the script that keeps everything denied and says so once.
     */
    ofSite: async (siteKey: string): Promise<ServedFile> => {
      const [site, build] = await Promise.all([sites.get(siteKey), readBuild()]);
      if (!isLive(site)) return ofBuild('disabled', build, build.disabled, DISABLED);
      return (madeFor(site, build) ?? make(site, build)).file;
    },

    /**
     * What the one tag of a group is answered with.
     * @param site the website of the page's host; null: the page did not say where it is, or is no website of the group
     */
    ofGroup: async (groupKey: string, found: GroupSite | null): Promise<ServedFile> => {
      const [site, build] = await Promise.all([found && sites.get(found.site_key), readBuild()]);
      const loader = groupLoader(build, apiBase, groupKey);
      if (!found || !isLive(site)) return ofBuild(`group ${groupKey}`, build, loader, BY_PAGE);
      const made = madeFor(site, build) ?? make(site, build);
      const key = `${groupKey} ${found.hosts.join()}`;
      const known = made.ofGroup.get(key);
      if (known) return known;
      const file = toServedFile(onlyOnHosts(made.text, found.hosts, loader), { ...BY_PAGE, secure });
      made.ofGroup.clear();
      made.ofGroup.set(key, file);
      return file;
    },

    /** The same in the form that pages carry in themselves. */
    inlineOf: async (siteKey: string): Promise<ServedFile> => {
      const [site, build] = await Promise.all([sites.get(siteKey), readBuild()]);
      if (!isLive(site)) return inlinePieces.disabled(siteKey, build);
      return inlinePieces.ofSite(site, build, () => configOf(site));
    },

    /** What a host gets that is no live website. */
    disabled: async (): Promise<ServedFile> => {
      const build = await readBuild();
      return ofBuild('disabled', build, build.disabled, DISABLED);
    },

    /** The script without a configuration, for headless use. */
    headless: async (): Promise<ServedFile> => {
      const build = await readBuild();
      return ofBuild('headless', build, build.headless, SCRIPT);
    },

    /** What the console's preview frame runs. */
    preview: async (): Promise<ServedFile> => {
      const build = await readBuild();
      return ofBuild('preview', build, build.preview, PREVIEW);
    },

    /** What draws the declaration of any website. */
    declaration: async (): Promise<ServedFile> => {
      const build = await readBuild();
      return ofBuild('declaration', build, build.declaration, SCRIPT);
    },

    /** What draws the form for requests of any website. */
    requests: async (): Promise<ServedFile> => {
      const build = await readBuild();
      return ofBuild('requests', build, build.requests, SCRIPT);
    },

    /** An on-demand part of the script, or null. */
    part: async (path: string): Promise<ServedFile | null> => {
      const build = await readBuild();
      const text = Object.hasOwn(build.parts, path) ? build.parts[path] : undefined;
      return text === undefined ? null : ofBuild(`part ${path}`, build, text, PART);
    },
  };
};
export type SiteScripts = ReturnType<typeof createSiteScripts>;
