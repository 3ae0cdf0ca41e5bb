import type { PageRemote } from '@yinyom/contracts/release/pageList';
import { learnFiles, type FileDigests } from '../integrity/digests';

/** What is read of `mf-manifest.json`. */
interface Manifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes?: { assets: { js: { sync: string[] } } }[];
  /** Digests of the build's files; development servers have none. */
  files?: FileDigests;
}

/** Lets the browser load a script that the entry will ask for; the document may have named it already. */
const loadAhead = (href: string, digest: string | undefined): void => {
  const { origin, pathname } = new URL(href);
  const isOurs = origin === location.origin;
  if (document.querySelector(`link[rel="preload"][href="${isOurs ? pathname : href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  if (digest) link.integrity = digest;
  if (!isOurs) link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
};

/**
 * Reads the manifest of a remote, only with the digest of the signed release; from then on every script of that build runs
 * only with the digest that the manifest names (`guardScripts`). The federation runtime could read manifests itself, but
 * checks nothing.
 * @returns the address of the script that the remote begins with
 */
export const readManifest = async ({ name, entry, integrity }: PageRemote): Promise<string> => {
  const address = new URL(entry, location.origin).href;
  const response = await fetch(address, integrity && { integrity: integrity.manifest });
  if (!response.ok) throw new Error(`The manifest of ${name} answered ${response.status}`);
  const { metaData, exposes = [], files } = (await response.json()) as Manifest;
  if (integrity && !files)
    throw new Error(`${name} was built before releases named their files: build and deploy it anew`);
  const base = new URL('.', address).href;
  if (files) learnFiles(base, files);
  const { path, name: file } = metaData.remoteEntry;
  const start = [path, file].filter(Boolean).join('/');
  for (const script of [start, ...exposes.flatMap(({ assets }) => assets.js.sync)])
    loadAhead(new URL(script, base).href, files?.[script]);
  return new URL(start, base).href;
};
