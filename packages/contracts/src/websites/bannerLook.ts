import * as z from 'zod/mini';
import { sdkDesign } from '../sdk/config';

/** How a published version looks. A logo and a font are named; their files stay where they are. */
export const bannerLook = z.object({
  published_at: z.string(),
  design: z.omit(sdkDesign, { logo: true, font: true }),
  /** `width` in px at the height it is shown with. */
  logo: z.nullable(z.object({ sha256: z.string(), width: z.number() })),
  /** The owner's font; null = the visitor's own. */
  font_family: z.nullable(z.string()),
});
export type BannerLook = z.output<typeof bannerLook>;
