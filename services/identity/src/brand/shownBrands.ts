import { isId } from '@yinyom/contracts/fields';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { logosOf } from './brand.service';
import type { BrandOwner, BrandRecord, BrandStore } from './brand.store';

/** What something is about: an organization, and the groups that a website of it is in, from the top. */
export interface BrandSubject {
  organization_id: string;
  group_path?: readonly string[];
}

/** The brand that applies, and its logos: for mails and for other services. */
export const createShownBrands = (store: Pick<BrandStore, 'nearest' | 'readLogo'>) => {
  const find = async ({ organization_id, group_path = [] }: BrandSubject): Promise<BrandRecord | null> => {
    if (!isId(organization_id)) return null;
    const owners: BrandOwner[] = group_path.map((groupId) => ({ organizationId: organization_id, groupId }));
    return store.nearest([...owners.reverse(), { organizationId: organization_id }]);
  };
  return { find, readLogo: store.readLogo };
};
export type ShownBrands = ReturnType<typeof createShownBrands>;

/** Answers other services, which draw documents and pages. */
export const createBrandCalls = (
  brands: ShownBrands,
): Pick<InternalHandlers<typeof identityInternal>, 'brandOf'> => ({
  brandOf: async ({ with_logos, ...subject }) => {
    const found = await brands.find(subject);
    if (!found?.name) return null;
    const { name, accent = null, footer = '' } = found;
    const logos = logosOf(found, (logo) => logo);
    const withBytes = async (logo: typeof logos.light) => {
      const bytes = logo && with_logos && (await brands.readLogo(found.organization_id, logo.sha256));
      return logo && { ...logo, ...(bytes && { png: bytes.toString('base64') }) };
    };
    return {
      name,
      accent,
      footer,
      logos: { light: await withBytes(logos.light), dark: await withBytes(logos.dark) },
    };
  },
});
