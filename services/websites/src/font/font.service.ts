import { createHash } from 'node:crypto';
import type { Site } from '../access/Site';
import type { VersionStore } from '../publish/version.store';
import type { DraftStore } from '../template/draft.store';
import { checkFont } from './checkFont';
import { fontPath, uploadedHash } from './fontAddress';
import type { FontStore } from './font.store';

interface Parts {
  drafts: DraftStore;
  versions: VersionStore;
  fonts: FontStore;
  ownOrigin: string;
}

/** Uploaded fonts that neither draft nor version uses are kept up to this number for each website. */
const UNUSED_KEPT = 10;

/** Keeps fonts that owners upload. A draft names one by its address, like any other font. */
export const createFontService = ({ drafts, versions, fonts, ownOrigin }: Parts) => ({
  /** @throws AppError 422 for what is not a small font */
  save: async ({ application }: Site, file: Buffer | null) => {
    const format = await checkFont(file);
    const bytes = file ?? Buffer.alloc(0);
    const applicationId = String(application._id);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await fonts.save(applicationId, { sha256, format, bytes });
    const [draft, published] = await Promise.all([
      drafts.find(applicationId),
      versions.fontUrls(applicationId),
    ]);
    const used = [draft?.design.font.url ?? '', ...published].flatMap(
      (url) => uploadedHash(url, application.site_key) ?? [],
    );
    await fonts.removeUnused(applicationId, used, UNUSED_KEPT);
    const url = ownOrigin + fontPath(application.site_key, sha256, format);
    return { url, sha256, format, bytes: bytes.length };
  },
});
export type FontService = ReturnType<typeof createFontService>;
