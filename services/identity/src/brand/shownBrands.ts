import { isId } from '@yinyom/contracts/fields';
import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { PageBrand } from '@yinyom/service-kit/brand/pageBrand';
import type { Logger } from '@yinyom/service-kit/logger';
import type { WebsiteOwners } from '../access/checkWebsites';
import { logosOf } from './brand.service';
import { brandId, type BrandOwner, type BrandRecord, type BrandStore } from './brand.store';

/** What something is about: an organization, and the groups that a website of it is in, from the top. */
export interface BrandSubject {
  organization_id: string;
  group_path?: readonly string[];
  /** In place of the path where only the group is known. */
  group_id?: string;
  /** Name of the client of an agency in whose name a mail goes out; its group is the last of the path. */
  controller?: string;
}

/** A person knows the client of an agency alone: where the client has no brand, its mail has neither name nor logo of the agency. */
const inNameOf = (brand: BrandRecord, name: string, groupId: string | undefined): BrandRecord => {
  const { _id, organization_id, accent, reply_to } = brand;
  if (!brand.name || (groupId !== undefined && _id === brandId({ organizationId: organization_id, groupId })))
    return brand;
  return { _id, organization_id, name, ...(accent && { accent }), ...(reply_to && { reply_to }) };
};

type Groups = Pick<WebsiteOwners, 'getGroupOwner'>;

/**
 * The brand that applies, and its logos: for mails, for pages and for other services.
 * @param groups null in a process that does not know the address of the websites service
 */
export const createShownBrands = (
  store: Pick<BrandStore, 'nearest' | 'readLogo'>,
  groups: Groups | null,
  logger: Logger,
) => {
  /** A mail is written without an answer, too: the group counts alone then. */
  const pathOf = async ({
    organization_id,
    group_path,
    group_id,
  }: BrandSubject): Promise<readonly string[]> => {
    if (group_id === undefined) return group_path ?? [];
    try {
      const place = await groups?.getGroupOwner({ group_id });
      return (place?.organization_id === organization_id && place.path) || [group_id];
    } catch (error) {
      logger.warn({ err: error, group: group_id }, 'the place of a group is not known');
      return [group_id];
    }
  };

  const find = async (subject: BrandSubject): Promise<BrandRecord | null> => {
    const { organization_id } = subject;
    if (!isId(organization_id)) return null;
    const group_path = await pathOf(subject);
    const owners: BrandOwner[] = group_path.map((groupId) => ({ organizationId: organization_id, groupId }));
    const nearest = await store.nearest([...owners.reverse(), { organizationId: organization_id }]);
    const { controller } = subject;
    return nearest && controller !== undefined ? inNameOf(nearest, controller, group_path.at(-1)) : nearest;
  };
  /** Null: the product's own. */
  const shown = async (subject: BrandSubject): Promise<PageBrand | null> => {
    const found = await find(subject);
    if (!found?.name) return null;
    const { name, accent = null, footer = '', organization_id: organizationId } = found;
    return { name, accent, footer, logos: logosOf(found, (logo) => logo), organizationId };
  };
  return { find, shown, readLogo: store.readLogo };
};
export type ShownBrands = ReturnType<typeof createShownBrands>;

/** Answers other services, which draw documents and pages. */
export const createBrandCalls = (
  brands: Pick<ShownBrands, 'shown' | 'readLogo'>,
): Pick<InternalHandlers<typeof identityInternal>, 'brandOf'> => ({
  brandOf: async ({ with_logos, ...subject }) => {
    const found = await brands.shown(subject);
    if (!found) return null;
    const { organizationId, logos, ...brand } = found;
    const withBytes = async (logo: ShownBrand['logos']['light']) => {
      const bytes = logo && with_logos && (await brands.readLogo(organizationId, logo.sha256));
      return logo && { ...logo, ...(bytes && { png: bytes.toString('base64') }) };
    };
    return { ...brand, logos: { light: await withBytes(logos.light), dark: await withBytes(logos.dark) } };
  },
});
