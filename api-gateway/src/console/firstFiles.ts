import type { Lang } from '@yinyom/contracts/constants';
import type { DeclaredPage } from '@yinyom/contracts/release/Declared';
import { MANIFEST_FILE, roomOf } from '@yinyom/contracts/release/names';
import { fits, patternsOf } from '@yinyom/contracts/release/pagePatterns';
import type { ListedRelease } from '@yinyom/contracts/release/RemotesList';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import type { LikelyRelease } from './likelyReleases';
import type { PageAddress } from './pageAddress';

type FirstFile = readonly [file: string, digest: string];
/** Of one kind of page: its scripts, and those of its texts per language. */
interface FirstFiles {
  scripts: readonly FirstFile[];
  texts: Partial<Record<Lang, readonly FirstFile[]>>;
}
/** `first-files.json` of a build: of the shell for each kind of page, of a remote for any page of it. */
type FirstFilesList = Partial<Record<PageKind | 'remote', FirstFiles>>;

/** The file in a build. */
export const FIRST_FILES = 'first-files.json';
/** Stands in the document where the links go. */
export const FIRST_FILES_MARK = /<meta name="first-files" [^>]*>/;

const linksOf = (base: string, files: FirstFiles | undefined, lang: Lang): string[] =>
  [...(files?.scripts ?? []), ...(files?.texts[lang] ?? [])].map(
    ([file, digest]) =>
      `<link rel="preload" as="script" fetchpriority="low" href="${base}${file}" integrity="${digest}" />`,
  );

/**
 * What the federation reads first of a remote: where the rest is, and its digests. Browsers ignore a digest of such a link and
 * warn about it; the shell checks the manifest when it reads it (`readManifest`), and uses what the link loaded.
 */
const manifestLink = ({ entry }: ListedRelease): string =>
  `<link rel="preload" as="fetch" fetchpriority="low" crossorigin="anonymous" href="${entry}" />`;

export interface FoundPage {
  remote: LikelyRelease;
  page: DeclaredPage;
}

/** The page of a remote at an address. */
export const pageAt = (
  { path: pathname }: PageAddress,
  remotes: readonly LikelyRelease[],
): FoundPage | undefined =>
  remotes
    .flatMap((remote) => remote.declared.pages.map((page) => ({ remote, page })))
    .find(({ page }) => patternsOf(page).some((pattern) => fits(pattern, pathname)));

export type PageKind = 'front' | 'public' | 'auth' | 'inside';

const kindOf = (address: PageAddress, found: FoundPage | undefined): PageKind => {
  if (!found) return address.path === '/' ? 'front' : 'public';
  if (found.page.role !== undefined) return 'inside';
  return found.page.layout === 'auth' ? 'auth' : 'public';
};

/** What stands around the page at an address. */
export const pageKind = (address: PageAddress, remotes: readonly LikelyRelease[]): PageKind =>
  kindOf(address, pageAt(address, remotes));

const parse = (text: string | undefined | null): FirstFilesList =>
  !text ? {} : (JSON.parse(text) as FirstFilesList);

/** Gives the links for an address; `shell` is the text of the shell's `first-files.json`. */
export type FindFirstFiles = (
  address: PageAddress,
  remotes: readonly LikelyRelease[],
  shell: string | undefined | null,
) => Promise<string>;

/**
 * Makes the links that let a browser load at once what it would learn of file by file: what the first view of an address
 * needs of the shell and of the remote that has the page. What cannot be read is left out: the page finds it by itself.
 */
export const createFirstFiles = (store: Pick<ReleaseStore, 'readFile'>): FindFirstFiles => {
  /** Builds never change. */
  const kept = new Map<string, FirstFilesList>();
  const ofRemote = async ({ name, build, entry }: ListedRelease): Promise<FirstFilesList> => {
    const known = kept.get(entry);
    if (known) return known;
    const file = await store.readFile(roomOf(name), build, FIRST_FILES);
    const files = parse(file ? Buffer.from(file.bytes).toString() : undefined);
    if (kept.size >= 100) kept.clear();
    kept.set(entry, files);
    return files;
  };
  const remoteLinks = async (remote: LikelyRelease, lang: Lang): Promise<string[]> => {
    // Files of another origin are not ours to know.
    if (!remote.entry.startsWith('/')) return [];
    // Half of them would load two builds: then the page finds its own by itself, this once.
    if (remote.unsure) return [];
    const base = remote.entry.slice(0, -MANIFEST_FILE.length);
    return [manifestLink(remote), ...linksOf(base, (await ofRemote(remote)).remote, lang)];
  };

  return async (address, remotes, shellText) => {
    const found = pageAt(address, remotes);
    const shell = parse(shellText);
    const links = [
      ...linksOf('/', shell[kindOf(address, found)], address.lang),
      ...(found ? await remoteLinks(found.remote, address.lang).catch(() => []) : []),
    ];
    return links.join('\n    ');
  };
};
