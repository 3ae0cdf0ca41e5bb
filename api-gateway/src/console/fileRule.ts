/** The file that points at a remote's current build: it moves, and is told by /mf/remotes.json. */
const POINTER = /^current\.json(?:\.(?:br|gz))?$/i;
const SOURCE_MAP = /\.map(?:\.(?:br|gz))?$/i;
/** What a part of the console is made of. Whatever a browser would open as a page of its own is not among it. */
const PART = /\.(?:js|css|json|woff2?|ttf|otf|png|jpe?g|gif|webp|avif|ico|svg)$/;
const MAP_OF_PART = /\.(?:js|css)\.map$/;

/** Whether a file of a build is of a kind that a remote or the shell is made of. */
export const isPartFile = (name: string, sourceMaps: boolean): boolean =>
  PART.test(name) || (sourceMaps && MAP_OF_PART.test(name));

/**
 * Whether an address names a file of a build that may be served. Files of builds have plain names, so an address that has to
 * be decoded, or has an empty, hidden or moving part, names none; what serves files would decode it after it was judged.
 * @param address path as it was sent
 */
export const isServedFile = (address: string, sourceMaps: boolean): boolean => {
  const [start, ...parts] = address.split('/');
  return (
    start === '' &&
    !/[%\\\s\p{Cc}]/u.test(address) &&
    parts.every((part) => part !== '' && !part.startsWith('.') && !POINTER.test(part)) &&
    (sourceMaps || !SOURCE_MAP.test(address))
  );
};
