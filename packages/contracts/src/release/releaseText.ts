import type { Release } from './Release';

/** What the signature of a release is about; put together in the same way by whoever signs and by whoever checks. */
export const releaseText = (release: Omit<Release, 'signature'>): string => {
  const { name, number, build, hash, entry, integrity, released_at, released_by = '' } = release;
  const { manifest, entry: code, about } = integrity;
  return JSON.stringify([
    'yinyom release 1',
    ...[name, number, build, hash, entry, manifest, code, about, released_at, released_by],
  ]);
};
