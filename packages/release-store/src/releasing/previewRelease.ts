import { roomOf, MANIFEST_FILE } from '@yinyom/contracts/release/names';
import { PREVIEW_FILES_PATH } from '@yinyom/contracts/release/previews';
import type { ListedRelease } from '@yinyom/contracts/release/RemotesList';
import { readFacts } from '../builds/buildFacts';
import type { ReleaseStore } from '../ReleaseStore';
import type { Signer } from '../signing/releaseKey';
import { signPreview, type PreviewClaims } from '../signing/previewToken';
import { makeRelease } from './makeRelease';

/**
 * The row that a page takes in place of the release in use, signed for it; null when the store has the build no more. It has the number of
 * the release in use: a preview is none of the room's releases.
 */
export const previewRelease = async (
  store: ReleaseStore,
  claims: PreviewClaims,
  signer: Signer,
  now: Date,
): Promise<ListedRelease | null> => {
  const { name, build } = claims;
  const room = roomOf(name);
  const stored = (await store.builds(room)).find((one) => one.build === build);
  if (!stored) return null;
  const facts = await readFacts(
    room,
    stored.files,
    async (file) => (await store.readFile(room, build, file))?.bytes ?? null,
  );
  const { declared, needs } = facts.about;
  if (!declared) return null;
  const number = (await store.pointer(room))?.current.number ?? 1;
  const entry = `${PREVIEW_FILES_PATH}/${signPreview('files', claims, signer)}/${MANIFEST_FILE}`;
  const occasion = { number, at: now.toISOString(), by: 'preview', entry };
  // A page is told of calls by what the platform finds wrong with them; it was asked when the preview was made.
  const { calls: _calls, ...pageNeeds } = needs ?? {};
  return {
    ...makeRelease(room, facts, occasion, signer),
    declared,
    ...(needs && { needs: pageNeeds as ListedRelease['needs'] }),
  };
};
