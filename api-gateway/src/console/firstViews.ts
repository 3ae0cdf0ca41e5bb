import { createHash } from 'node:crypto';
import {
  FIRST_VIEWS_FILE,
  firstViews,
  type FirstView,
  type FirstViews,
} from '@yinyom/contracts/release/firstViews';
import { MANIFEST_FILE, roomOf } from '@yinyom/contracts/release/names';
import type { ListedRelease } from '@yinyom/contracts/release/RemotesList';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import { pageAt } from './firstFiles';
import type { LikelyRelease } from './likelyReleases';
import type { PageAddress } from './pageAddress';

/** Where the build of the shell left room for the page in a frame. */
const PAGE_ROOM = /<!--page-->[\s\S]*<!--\/page-->/;
/** A text with room for rows says where they come from: the document asks at once, and fills it in (shell: first-view/fillRows.ts). */
const ROWS_FROM = / data-rows="(\/api\/[^"]*)"/;

const digestOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** What a release wrote as text, if its signed digests say that it did. */
const readViews = async (
  store: Pick<ReleaseStore, 'readFile'>,
  { name, build, integrity }: ListedRelease,
): Promise<FirstViews> => {
  const read = (file: string) => store.readFile(roomOf(name), build, file);
  const [manifest, views] = await Promise.all([read(MANIFEST_FILE), read(FIRST_VIEWS_FILE)]);
  if (!manifest || !views || digestOf(manifest.bytes) !== integrity.manifest) return {};
  const { files } = JSON.parse(manifest.bytes.toString()) as { files?: Record<string, string> };
  if (files?.[FIRST_VIEWS_FILE] !== digestOf(views.bytes)) return {};
  return firstViews.parse(JSON.parse(views.bytes.toString()));
};

/** Puts the page of a remote as text into the frame around it; leaves the frame as it is where there is none. */
export type ShowFirstView = (
  html: string,
  address: PageAddress,
  remotes: readonly LikelyRelease[],
) => Promise<string>;

/**
 * Makes the documents of remotes' pages that stand before any code is there. What is not as the release was signed, or is
 * no text of a page, is left out: the page draws itself a little later.
 */
export const createFirstViews = (store: Pick<ReleaseStore, 'readFile'>): ShowFirstView => {
  /** Builds never change. */
  const kept = new Map<string, FirstViews>();
  const viewsOf = async (release: LikelyRelease): Promise<FirstViews> => {
    const key = `${release.entry} ${release.integrity.manifest}`;
    const known = kept.get(key);
    if (known) return known;
    const views = await readViews(store, release);
    if (kept.size >= 100) kept.clear();
    kept.set(key, views);
    return views;
  };
  const viewAt = async (
    address: PageAddress,
    remotes: readonly LikelyRelease[],
  ): Promise<(FirstView & { remote: string }) | undefined> => {
    const found = pageAt(address, remotes);
    // Of another origin, or perhaps another build than this browser gets.
    if (!found?.remote.entry.startsWith('/') || found.remote.unsure) return undefined;
    const view = (await viewsOf(found.remote).catch((): FirstViews => ({})))[found.page.path]?.[address.lang];
    return view && { ...view, remote: found.remote.name };
  };

  return async (html, address, remotes) => {
    if (!PAGE_ROOM.test(html)) return html;
    const view = await viewAt(address, remotes);
    if (!view) return html;
    // Nobody but the gateway says what has this answer's nonce.
    const [rules, page] = [view.css, view.html].map((text) => text.replaceAll('__CSP_NONCE__', ''));
    const style = `<style nonce="__CSP_NONCE__">${rules}</style>`;
    const text = `${style}${page}</div>`;
    const rows = ROWS_FROM.exec(view.html)?.[1];
    if (rows === undefined)
      return html.replace(PAGE_ROOM, () => `<div data-first-view="${view.remote}">${text}`);
    return html
      .replace('<html ', () => `<html data-rows-from="${rows}" `)
      .replace(PAGE_ROOM, (grey) => `${grey}<div hidden data-first-rows="${view.remote}">${text}`);
  };
};
