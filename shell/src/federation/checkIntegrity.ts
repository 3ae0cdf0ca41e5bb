import type { RemoteEntry } from './RemoteEntry';

/** The file that a manifest names; the chunks behind it come through this hook, too, and have no digest of their own. */
const ENTRY_FILE = /\/remoteEntry\.[0-9a-f]+\.js$/;

/**
 * Federation plugin: the browser takes a remote's manifest, and the file that the manifest names, only with the
 * digests of the signed release.
 */
export const checkIntegrity = (releases: ReadonlyMap<string, RemoteEntry>) => ({
  name: 'check-integrity',

  fetch: (url: string, init: RequestInit) => {
    const release = [...releases.values()].find(({ entry }) => new URL(entry, location.origin).href === url);
    return release ? fetch(url, { ...init, integrity: release.integrity.manifest }) : undefined;
  },

  createScript: ({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) => {
    const release = remoteInfo && releases.get(remoteInfo.name);
    if (!release || !ENTRY_FILE.test(url)) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.integrity = release.integrity.entry;
    script.crossOrigin = 'anonymous';
    return script;
  },
});
