import type { BodyOf } from '@yinyom/contracts/endpoint';
import { brandLogoPath, type Brand, type saveBrand } from '@yinyom/contracts/identity/brand';
import {
  BRAND_SCHEMES,
  isReadableBrand,
  readableBrand,
  type BrandScheme,
} from '@yinyom/contracts/identity/brandShades';
import { AppError, notFound, unauthorized } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { etagOf } from '@yinyom/service-kit/http/ifMatch';
import { pngLogo } from '@yinyom/service-kit/png/pngLogo';
import type { Settings } from '@yinyom/service-kit/settings/definitions';
import type { CheckWebsites } from '../access/checkWebsites';
import type { AuditLog } from '../audit/audit.service';
import type { AuditChange } from '../audit/auditEvent';
import type { Visit } from '../sessions/visit';
import type { UserStore } from '../users/user.store';
import type { BrandOwner, BrandRecord, BrandStore, StoredLogo } from './brand.store';

interface Deps {
  brands: BrandStore;
  users: Pick<UserStore, 'get'>;
  audit: AuditLog;
  checkWebsites: CheckWebsites;
  settings: Pick<Settings, 'CONSOLE_HOSTS'>;
}

type Fields = BodyOf<typeof saveBrand>;

/** Logos by scheme with something of each; null where there is none. */
export const logosOf = <T>(
  { logos = {} }: Pick<BrandRecord, 'logos'>,
  toValue: (logo: StoredLogo) => T,
): Record<BrandScheme, T | null> => {
  const one = (scheme: BrandScheme): T | null => {
    const logo = logos[scheme];
    return logo ? toValue(logo) : null;
  };
  return { light: one('light'), dark: one('dark') };
};

/** @throws AppError 422 brand_color_unreadable with the nearest colour that can be read */
const checkAccent = (accent: Fields['accent']): void => {
  const errors = BRAND_SCHEMES.flatMap((scheme) => {
    const color = accent?.[scheme];
    if (color === undefined || isReadableBrand(color, scheme)) return [];
    const values = { color: readableBrand(color, scheme) };
    return [{ field: `accent.${scheme}`, code: 'brand_color_unreadable' as const, values }];
  });
  if (errors.length > 0) throw new AppError(422, 'validation_failed', { errors });
};

/** Name, colours, logos and sender that organizations use in the place of the product's. */
export const createBrandService = ({ brands, users, audit, checkWebsites, settings }: Deps) => {
  const view = async (owner: BrandOwner): Promise<Brand> => {
    const found: Partial<BrandRecord> = (await brands.get(owner)) ?? {};
    return {
      name: found.name ?? null,
      accent: found.accent ?? null,
      logos: logosOf(found, (logo) => ({ ...logo, url: brandLogoPath(owner.organizationId, logo.sha256) })),
      sender_name: found.sender_name ?? '',
      reply_to: found.reply_to ?? '',
      footer: found.footer ?? '',
      hosts: settings.CONSOLE_HOSTS.filter(
        ({ organization_id }) => organization_id === owner.organizationId,
      ).map(({ host }) => host),
      etag: etagOf(found),
    };
  };

  const record = async (
    { organizationId, userId }: Member,
    { groupId }: BrandOwner,
    action: 'organization.brand' | 'organization.brand_removed',
    visit: Visit,
    changes: AuditChange[],
  ): Promise<void> => {
    const user = await users.get(userId);
    if (!user) throw unauthorized();
    const target = groupId
      ? { type: 'group', id: groupId, label: groupId }
      : { type: 'organization', id: organizationId, label: organizationId };
    await audit.inOrganization(organizationId, user, action, visit, { target, changes });
  };

  const changesBetween = (before: Brand, after: Brand): AuditChange[] =>
    (['name', 'accent', 'logos', 'sender_name', 'reply_to', 'footer'] as const)
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => ({ field, before: before[field], after: after[field] }));

  const change = async (member: Member, owner: BrandOwner, visit: Visit, write: () => Promise<unknown>) => {
    const before = await view(owner);
    await write();
    const after = await view(owner);
    await record(member, owner, 'organization.brand', visit, changesBetween(before, after));
    return after;
  };

  return {
    /** @throws AppError 422 not_found for a group of others */
    ownerOf: async ({ organizationId }: Member, groupId: string | undefined): Promise<BrandOwner> => {
      if (groupId === undefined) return { organizationId };
      await checkWebsites.groups(organizationId, [groupId], 'group_id');
      return { organizationId, groupId };
    },

    view,

    /** @throws AppError 422 brand_color_unreadable, 412 */
    save: (member: Member, owner: BrandOwner, fields: Fields, visit: Visit, seen: number) => {
      checkAccent(fields.accent);
      return change(member, owner, visit, () => brands.save(owner, fields, seen));
    },

    /** @throws AppError 412 */
    remove: async (member: Member, owner: BrandOwner, visit: Visit, seen: number) => {
      const before = await view(owner);
      await brands.remove(owner, seen);
      const changes = [{ field: 'name', before: before.name, after: null }];
      await record(member, owner, 'organization.brand_removed', visit, changes);
      return view(owner);
    },

    /** @throws AppError 422 for what is not a small PNG */
    saveLogo: (member: Member, owner: BrandOwner, scheme: BrandScheme, base64: string, visit: Visit) =>
      change(member, owner, visit, async () => {
        const { bytes, ...logo } = await pngLogo(base64);
        await brands.setLogo(owner, scheme, logo, bytes);
      }),

    removeLogo: (member: Member, owner: BrandOwner, scheme: BrandScheme, visit: Visit) =>
      change(member, owner, visit, () => brands.removeLogo(owner, scheme)),

    /** @throws AppError 404 */
    readLogo: async (organizationId: string, sha256: string): Promise<Buffer> => {
      const isShown = await brands.isShown(organizationId, sha256);
      const bytes = isShown ? await brands.readLogo(organizationId, sha256) : null;
      if (!bytes) throw notFound();
      return bytes;
    },
  };
};
export type BrandService = ReturnType<typeof createBrandService>;
