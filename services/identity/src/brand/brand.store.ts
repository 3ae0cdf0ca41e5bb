import { trusted, type Connection } from 'mongoose';
import { MINUTE_MS } from '@yinyom/contracts/durations';
import { BRAND_SCHEMES, type BrandScheme } from '@yinyom/contracts/identity/brandShades';
import { versionConflict } from '@yinyom/service-kit/AppError';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { revisionIs, unlessNewer } from '@yinyom/service-kit/database/revisionIs';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';

/** A logo of the store of logos, by its content. */
export interface StoredLogo {
  sha256: string;
  width: number;
  height: number;
}

/** Whose brand it is; without a group, the organization's. */
export interface BrandOwner {
  organizationId: string;
  groupId?: string;
}

export interface BrandRecord {
  /** `{organization id}` or `{organization id}/{group id}` */
  _id: string;
  organization_id: string;
  /** Absent while there are only logos: then nothing of it applies. */
  name?: string;
  accent?: { light: string; dark: string } | null;
  sender_name?: string;
  reply_to?: string;
  footer?: string;
  logos?: Partial<Record<BrandScheme, StoredLogo>>;
  revision?: number;
}
export type BrandChange = Required<
  Pick<BrandRecord, 'name' | 'accent' | 'sender_name' | 'reply_to' | 'footer'>
>;

interface LogoRecord {
  /** `{organization id}/{sha256}` */
  _id: string;
  organization_id: string;
  bytes: Buffer;
  /** When it was last sent; absent in records of earlier versions. */
  stored_at?: Date;
}

/** A logo that is being set is stored before its brand names it: so long nothing takes it for one that nothing names. */
const BEING_SET_MS = 10 * MINUTE_MS;

const schema = schemaOf<BrandRecord>()(
  {
    _id: { type: String, required: true },
    organization_id: { type: String, required: true },
    name: String,
    accent: { type: Object, default: undefined } as never,
    sender_name: String,
    reply_to: String,
    footer: String,
    logos: { type: Object, default: undefined } as never,
    revision: Number,
  },
  { versionKey: false },
);
schema.index({ organization_id: 1 });

const logoSchema = schemaOf<LogoRecord>()(
  {
    _id: { type: String, required: true },
    organization_id: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    stored_at: Date,
  },
  { versionKey: false },
);
logoSchema.index({ organization_id: 1 });

export const brandId = ({ organizationId, groupId }: BrandOwner): string =>
  groupId === undefined ? organizationId : `${organizationId}/${groupId}`;

/** Brands of organizations and of their groups, and their logos. */
export const createBrandStore = (database: Connection, now = () => new Date()) => {
  const brands = modelOf(database, 'brands', schema);
  const logos = modelOf(database, 'brand_logos', logoSchema);

  /** Removes logos that no brand of the organization has any more: mails and documents carry their own copy. */
  const tidy = async (organizationId: string): Promise<void> => {
    const settled = new Date(now().getTime() - BEING_SET_MS);
    const all = await brands.find({ organization_id: organizationId }).lean<BrandRecord[]>().exec();
    const used = all.flatMap((brand) =>
      BRAND_SCHEMES.flatMap((scheme) => {
        const logo = brand.logos?.[scheme];
        return logo ? [`${organizationId}/${logo.sha256}`] : [];
      }),
    );
    await logos
      .deleteMany({
        organization_id: organizationId,
        _id: trusted({ $nin: used }),
        stored_at: trusted({ $not: { $gt: settled } }),
      })
      .exec();
  };

  return {
    get: (owner: BrandOwner) => brands.findById(brandId(owner)).lean<BrandRecord>().exec(),

    /** The first of the owners, from the nearest on, that has a brand with a name. */
    nearest: async (owners: readonly BrandOwner[]): Promise<BrandRecord | null> => {
      const ids = owners.map(brandId);
      const found = await brands
        .find({ _id: trusted({ $in: ids }), name: trusted({ $exists: true }) })
        .lean<BrandRecord[]>()
        .exec();
      return ids.map((id) => found.find(({ _id }) => _id === id)).find((one) => one !== undefined) ?? null;
    },

    /** @throws AppError 412 version_conflict */
    save: (owner: BrandOwner, change: BrandChange, seen: number) =>
      unlessNewer(() =>
        brands
          .updateOne(
            { _id: brandId(owner), ...revisionIs(seen) },
            { $set: { ...change, organization_id: owner.organizationId }, $inc: { revision: 1 } },
            { upsert: true },
          )
          .exec(),
      ),

    /** @throws AppError 412 version_conflict */
    remove: async (owner: BrandOwner, seen: number): Promise<void> => {
      const { deletedCount } = await brands.deleteOne({ _id: brandId(owner), ...revisionIs(seen) }).exec();
      if (deletedCount === 0 && (await brands.exists({ _id: brandId(owner) }))) throw versionConflict();
      await tidy(owner.organizationId);
    },

    setLogo: async (owner: BrandOwner, scheme: BrandScheme, logo: StoredLogo, bytes: Buffer) => {
      const { organizationId: organization_id } = owner;
      await logos
        .updateOne(
          { _id: `${organization_id}/${logo.sha256}` },
          { $set: { organization_id, bytes, stored_at: now() } },
          { upsert: true },
        )
        .exec();
      await brands
        .updateOne(
          { _id: brandId(owner) },
          { $set: { [`logos.${scheme}`]: logo, organization_id }, $inc: { revision: 1 } },
          { upsert: true },
        )
        .exec();
      await tidy(organization_id);
    },

    removeLogo: async (owner: BrandOwner, scheme: BrandScheme): Promise<void> => {
      await brands
        .updateOne({ _id: brandId(owner) }, { $unset: { [`logos.${scheme}`]: 1 }, $inc: { revision: 1 } })
        .exec();
      await tidy(owner.organizationId);
    },

    /** Whether a brand of the organization has it: what was removed is gone for strangers at once. */
    isShown: async (organizationId: string, sha256: string): Promise<boolean> =>
      (await brands.exists({
        organization_id: organizationId,
        $or: BRAND_SCHEMES.map((scheme) => ({ [`logos.${scheme}.sha256`]: sha256 })),
      })) !== null,

    readLogo: async (organizationId: string, sha256: string): Promise<Buffer | null> => {
      const found = await logos.findById(`${organizationId}/${sha256}`).lean<LogoRecord>().exec();
      // A lean read gives the driver's own type of bytes.
      return found && Buffer.from((found.bytes as unknown as { buffer: Uint8Array }).buffer ?? found.bytes);
    },

    removeAll: async (organizationId: string): Promise<void> => {
      await brands.deleteMany({ organization_id: organizationId }).exec();
      await logos.deleteMany({ organization_id: organizationId }).exec();
    },
  };
};
export type BrandStore = ReturnType<typeof createBrandStore>;
