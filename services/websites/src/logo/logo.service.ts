import { AppError } from '@yinyom/service-kit/AppError';
import type { Site } from '../access/Site';
import type { ApplicationStore } from '../application/application.store';
import { refuseInherited } from '../inheritance/inheritedSections';
import type { DraftStore } from '../template/draft.store';
import { logoUrl } from '../template/toTemplate';
import type { LogoStore } from './logo.store';
import { pngLogo } from '@yinyom/service-kit/png/pngLogo';

interface Parts {
  applications: ApplicationStore;
  drafts: DraftStore;
  logos: LogoStore;
  ownOrigin: string;
}

/** Keeps the logo of a website's draft; visitors see it from the next publication on. */
export const createLogoService = ({ applications, drafts, logos, ownOrigin }: Parts) => ({
  /** The logo of the draft, or the one with a hash. @throws AppError 404 no_logo */
  read: async ({ application }: Site, hash: string | undefined): Promise<Buffer> => {
    const applicationId = String(application._id);
    const wanted = hash ?? (await drafts.find(applicationId))?.logo?.sha256;
    const bytes = wanted ? await logos.read(applicationId, wanted) : null;
    if (!bytes) throw new AppError(404, 'no_logo');
    return bytes;
  },

  /** @throws AppError 422 for what is not a small PNG, 409 section_inherited */
  save: async ({ application }: Site, base64: string) => {
    refuseInherited(application, 'design');
    const applicationId = String(application._id);
    const { bytes, sha256, width, height } = await pngLogo(base64);
    await logos.save(applicationId, sha256, bytes);
    await drafts.setLogo(applicationId, { sha256, width, height });
    await applications.touch(applicationId);
    const url = logoUrl(ownOrigin, application.site_key, sha256);
    return { url, sha256, width, height, bytes: bytes.length };
  },

  /** Removes it from the draft; published versions keep theirs. */
  remove: async ({ application }: Site): Promise<void> => {
    refuseInherited(application, 'design');
    const applicationId = String(application._id);
    await drafts.setLogo(applicationId, null);
    await applications.touch(applicationId);
  },
});
export type LogoService = ReturnType<typeof createLogoService>;
