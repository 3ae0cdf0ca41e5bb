import type { SdkDesign } from '@yinyom/contracts/sdk/config';
import { LOGO_HEIGHT_PX } from '@yinyom/contracts/websites/logo';
import { completeDesign, DESIGN_DEFAULTS, type DesignInput } from '@yinyom/contracts/websites/templateDesign';
import { brandColors } from '../colors/brandColors';
import type { Snapshot } from '../snapshot/Snapshot';
import { publicPath } from './publicPath';

const CORNER = { square: '0px', soft: undefined, round: '24px' } as const;
const TEXT_SIZE = { normal: undefined, large: '18px', larger: '20px' } as const;
const CARD_WIDTH = { narrow: '376px', normal: undefined, wide: '560px' } as const;
/** Of a bar's content; the bar itself always reaches from side to side. */
const BAR_WIDTH = { narrow: '960px', normal: undefined, wide: '1600px' } as const;
/** Layouts that are a bar: bottom, top, and the two that slide. */
const LAST_BAR = 3;

/** Only what differs from the script's style sheets, so nobody loads what is as usual. */
const sizesOf = ({ corners, width, text_size, layout }: DesignInput): Pick<SdkDesign, 'sizes'> => {
  const all = {
    corner: CORNER[corners],
    wide: (layout > LAST_BAR ? CARD_WIDTH : BAR_WIDTH)[width],
    size: TEXT_SIZE[text_size],
  };
  const sizes = Object.fromEntries(Object.entries(all).filter(([, length]) => length));
  return Object.keys(sizes).length > 0 ? { sizes } : {};
};

/** The colours that belong to a version; those of the platform's own themes are joined when it is served. */
const colorsOf = ({ theme, colors, brand }: DesignInput): Pick<SdkDesign, 'colors' | 'dark'> => {
  if (theme === 'gsb') return { colors };
  if (theme !== 'auto' || brand.toLowerCase() === DESIGN_DEFAULTS.brand) return {};
  const { light, dark } = brandColors(brand);
  return { colors: light, dark };
};

/** How a version looks, as its visitors' script knows it. Pure. */
export const toSdkDesign = (snapshot: Pick<Snapshot, 'design' | 'logo'>, siteKey: string): SdkDesign => {
  const { logo } = snapshot;
  const design = completeDesign(snapshot.design);
  return {
    layout: design.layout,
    theme: design.theme,
    ...colorsOf(design),
    ...sizesOf(design),
    ...(logo && {
      logo: {
        url: `${publicPath(siteKey)}/logo?v=${logo.sha256}`,
        width: Math.round((logo.width * LOGO_HEIGHT_PX) / logo.height),
      },
    }),
    ...(design.font.url &&
      design.font.family && { font: { family: design.font.family, url: design.font.url } }),
    show_powered_by: design.show_powered_by,
    ...(design.show_kept_off && { show_kept_off: true }),
  };
};
