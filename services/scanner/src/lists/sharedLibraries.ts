/** Where anybody's libraries are fetched from: holding such a host back breaks what has nothing to do with tags. */
const SHARED_LIBRARIES = [
  'ajax.aspnetcdn.com',
  'ajax.googleapis.com',
  'cdn.jsdelivr.net',
  'cdnjs.cloudflare.com',
  'code.jquery.com',
  'esm.sh',
  'unpkg.com',
];

export const isSharedLibrary = (host: string): boolean =>
  SHARED_LIBRARIES.some((shared) => host === shared || host.endsWith(`.${shared}`));
