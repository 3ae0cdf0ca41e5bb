import { Router, type RequestHandler } from 'express';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { roomOf } from '@yinyom/contracts/release/names';
import { openPreview, PREVIEW_FILES_PATH } from '@yinyom/contracts/release/previews';
import type { ReleaseStore } from '@yinyom/release-store/ReleaseStore';
import { previewRelease } from '@yinyom/release-store/releasing/previewRelease';
import { readPreview, type PreviewPurpose } from '@yinyom/release-store/signing/previewToken';
import { verifierOf } from '@yinyom/release-store/signing/releaseKey';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { routeBinder } from '@yinyom/service-kit/http/route';
import type { ConsoleReleases } from './consoleReleases';
import { isPartFile, isServedFile } from './fileRule';
import { findFile, sendFile } from './releasedFiles';

type Previews = Pick<ConsoleReleases, 'store' | 'key' | 'publicKey'>;

const claimsOf = ({ publicKey }: Previews, purpose: PreviewPurpose, token: string) => {
  const key = publicKey();
  const claims = key && readPreview(purpose, token, verifierOf(key), new Date());
  // Whether it ended or never was is told to nobody.
  if (!claims) throw notFound();
  return claims;
};

interface Before {
  guard(endpoint: AnyEndpoint): RequestHandler;
  limit(endpoint: AnyEndpoint): RequestHandler;
}

/** Answers `openPreview`: here and not in a service, because it signs. */
export const previewCalls = (
  previews: Previews,
  identity: IdentityClient,
  { guard, limit }: Before,
): Router => {
  const router = Router();
  router.get(openPreview.path, guard(openPreview), limit(openPreview));
  routeBinder(router, identity)(openPreview, async ({ params, member }) => {
    const claims = claimsOf(previews, 'open', params.preview_token);
    // It shows no website that a page would not show anyway.
    await member(claims.organization, 'each');
    const signer = previews.key();
    if (!signer)
      throw new AppError(503, 'unavailable', {
        retryAfterSeconds: 60,
        cause: new Error('this process has no RELEASE_KEY_FILE, so it cannot sign previews'),
      });
    const release = await previewRelease(previews.store, claims, signer, new Date());
    if (!release) throw notFound();
    return { release, ends_at: new Date(claims.ends_at * 1000).toISOString() };
  });
  return router;
};

const tableOf = async (store: ReleaseStore, room: string, build: string) =>
  (await store.builds(room)).find((stored) => stored.build === build)?.files;

/** Serves the files of builds that are previewed, to whoever was given a token for them: scripts are loaded without a session. */
export const previewFiles = (previews: Previews, sourceMaps: boolean): Router => {
  const router = Router();
  router.get(`${PREVIEW_FILES_PATH}/:token/*file`, async (req, res) => {
    const { token, file } = req.params as unknown as { token: string; file: string[] };
    const name = file.join('/');
    if (!isServedFile(`/${name}`, sourceMaps) || !isPartFile(name, sourceMaps)) throw notFound();
    const claims = claimsOf(previews, 'files', token);
    const [room, build] = [roomOf(claims.name), claims.build];
    const files = await tableOf(previews.store, room, build);
    const found = files && (await findFile(previews.store, { room, build, files }, name, req));
    if (!found) throw notFound();
    sendFile(req, res, { ...found, name, keeping: 'private, max-age=3600' });
  });
  return router;
};
