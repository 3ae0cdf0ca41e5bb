import { createHash } from 'node:crypto';
import {
  INLINE_FRESH_HOURS,
  INLINE_MAX_AGE_S,
  toInlinePiece,
  toInlineScript,
  type InlineFacts,
} from '@yinyom/contracts/sdk/inlinePiece';
import type { SdkConfig } from '@yinyom/contracts/sdk/config';
import { HOUR_MS } from '@yinyom/contracts/durations';
import { toServedFile, type FileKind, type ServedFile } from './ServedFile';
import type { LiveSite } from './liveSites';
import type { LoadedBuild } from './sdkBuild';

const TEXT = 'text/plain; charset=utf-8';
/** As the script itself: who keeps a copy asks every five minutes and gives out what it has meanwhile. */
const PIECE: FileKind = {
  type: TEXT,
  cacheControl: `public, max-age=${INLINE_MAX_AGE_S}, stale-while-revalidate=86400, stale-if-error=604800`,
};
/** A website may be published or enabled any moment. */
const DISABLED: FileKind = { type: TEXT, cacheControl: 'no-cache' };

interface Made {
  hour: number;
  build: LoadedBuild;
  file: Promise<ServedFile>;
}

const pieceOf = (script: string, facts: Omit<InlineFacts, 'integrity'>): string => {
  const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  return toInlinePiece({ ...facts, integrity }, script);
};

/**
 * The script as pages carry it in themselves (`contracts/sdk/inlinePiece`), made once per website, version, build and
 * hour: the time for which a copy asks nobody begins when it is made.
 * @param secure whether people reach this installation over https
 */
export const createInlinePieces = (secure: boolean, now: () => number = Date.now) => {
  const bySite = new WeakMap<LiveSite, Made>();

  const timesAt = (hour: number) => {
    const made = hour * HOUR_MS;
    const freshUntil = made + INLINE_FRESH_HOURS * HOUR_MS;
    return {
      seconds: freshUntil / 1000,
      facts: { made_at: new Date(made).toISOString(), fresh_until: new Date(freshUntil).toISOString() },
    };
  };

  return {
    /** @param configure the website's configuration as its script carries it */
    ofSite: (site: LiveSite, build: LoadedBuild, configure: () => SdkConfig): Promise<ServedFile> => {
      const hour = Math.floor(now() / HOUR_MS);
      const known = bySite.get(site);
      if (known?.build === build && known.hour === hour) return known.file;
      const { seconds, facts } = timesAt(hour);
      const config = configure();
      const script = toInlineScript(build, { ...config, fresh_until: seconds });
      const { site_key, version } = config;
      const piece = pieceOf(script, { site_key, version, sdk_version: build.version, ...facts });
      const file = toServedFile(piece, { ...PIECE, secure });
      bySite.set(site, { hour, build, file });
      // Whoever waits for the file is told; the next one makes it anew.
      file.catch(() => bySite.delete(site));
      return file;
    },

    /** Of a website whose visitors are not asked: everything stays denied. */
    disabled: (siteKey: string, build: LoadedBuild): Promise<ServedFile> => {
      const { facts } = timesAt(Math.floor(now() / HOUR_MS));
      const of = { site_key: siteKey, version: null, sdk_version: build.version, ...facts };
      return toServedFile(pieceOf(build.disabled, of), { ...DISABLED, secure });
    },
  };
};
