/** Digests of a build's files, by their path in it, as browsers read them (`sha256-…`). */
export type FileDigests = Readonly<Record<string, string>>;

/** No file has it: what a release does not name cannot run. */
export const NO_FILE = `sha256-${'A'.repeat(43)}=`;

/** Files of releases, by the address that all files of one begin with. */
const builds = new Map<string, FileDigests>();
let own: Promise<FileDigests> | undefined;

/** Takes over what a signed release says about its files. `base` is the address of its folder and ends with `/`. */
export const learnFiles = (base: string, files: FileDigests): void => {
  builds.set(base, files);
};

/** Where the digests of the shell's own files are, and theirs: `/assets/digests.….json sha256-…`, from the page. */
const ownDigests = (): [address: string, digest: string] | undefined => {
  const content = document.querySelector('meta[name="digests"]')?.getAttribute('content') ?? '';
  const [address, digest] = content.split(' ');
  return address && digest ? [address, digest] : undefined;
};

const loadOwn = async ([address, digest]: [string, string]): Promise<FileDigests> => {
  const response = await fetch(address, { integrity: digest });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as FileDigests;
};

/** What the page already says about a file: it lets the browser load the first ones before anybody asks. */
const inPage = (pathname: string): string | null | undefined =>
  document.querySelector(`link[rel="preload"][href="${pathname}"]`)?.getAttribute('integrity');

/** The digest of one of the shell's own files. Those that the page does not name are read when the first is asked for. */
const ownDigest = (pathname: string): string | Promise<string> | undefined => {
  const place = ownDigests();
  if (!place) return undefined;
  const named = inPage(pathname);
  if (named) return named;
  own ??= loadOwn(place).catch((error: unknown) => {
    own = undefined;
    throw error;
  });
  return own.then((files) => files[pathname.slice(1)] ?? NO_FILE);
};

/** What a script must be to run: nothing is known of other people's (`undefined`). */
export const digestOf = (address: string): string | Promise<string> | undefined => {
  const { href, origin, pathname } = new URL(address, document.baseURI);
  for (const [base, files] of builds)
    if (href.startsWith(base)) return files[href.slice(base.length)] ?? NO_FILE;
  return origin === location.origin && pathname.startsWith('/assets/') ? ownDigest(pathname) : undefined;
};
