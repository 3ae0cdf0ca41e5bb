import * as z from 'zod/mini';

const logo = z.nullable(
  z.object({
    sha256: z.string(),
    width: z.number(),
    height: z.number(),
    /** Base64; only where it was asked for. */
    png: z.optional(z.string()),
  }),
);

/** What is shown in the place of the product's name. */
export const shownBrand = z.object({
  name: z.string(),
  accent: z.nullable(z.object({ light: z.string(), dark: z.string() })),
  footer: z.string(),
  logos: z.object({ light: logo, dark: logo }),
});
export type ShownBrand = z.output<typeof shownBrand>;

export const brandCalls = {
  /** The brand of the nearest group that has one, else of the organization; null: the product's own. */
  brandOf: {
    input: z.strictObject({
      organization_id: z.string(),
      group_path: z.optional(z.array(z.string())),
      with_logos: z.optional(z.literal(true)),
    }),
    output: z.nullable(shownBrand),
  },
};
