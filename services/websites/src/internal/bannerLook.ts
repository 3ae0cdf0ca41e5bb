import type { BannerLook } from '@yinyom/contracts/websites/bannerLook';
import { toSdkDesign } from '@yinyom/notice/configuration/toSdkDesign';
import type { VersionRecord } from '../publish/PublicationRecord';

/** How a version looks, read from the snapshot that was published. Pure. */
export const bannerLookOf = ({
  snapshot,
  published_at,
}: Pick<VersionRecord, 'snapshot' | 'published_at'>): BannerLook => {
  // Addresses of files are not part of a look, so no site key is needed for them.
  const { logo, font, ...design } = toSdkDesign(snapshot, '');
  return {
    published_at: published_at.toISOString(),
    design,
    logo: logo && snapshot.logo ? { sha256: snapshot.logo.sha256, width: logo.width } : null,
    font_family: font?.family ?? null,
  };
};
