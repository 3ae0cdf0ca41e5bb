import type { Lang } from '@yinyom/contracts/constants';
import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import { DESIGN_DEFAULTS, type DesignInput } from '@yinyom/contracts/websites/templateDesign';

/** Accept and reject weigh the same: neither is a nudge. */
const DESIGN: Omit<DesignInput, 'font'> = {
  ...DESIGN_DEFAULTS,
  layout: 0,
  theme: 'white',
  colors: {
    background_1: '#ffffff',
    background_2: '#f6f8f8',
    background: '#ffffff',
    text: '#14232b',
    accept_all: '#0b6e6e',
    accept_all_text: '#ffffff',
    reject: '#0b6e6e',
    reject_text: '#ffffff',
    decline: '#0b6e6e',
    decline_text: '#ffffff',
  },
  show_powered_by: true,
  auto_detect_language: true,
};

/** The look that a banner starts with: a font of this platform that has the letters of its default language. */
export const defaultDesign = (language: Lang): DesignInput => ({
  ...DESIGN,
  font: language === 'kh' ? PLATFORM_FONTS.khmer : PLATFORM_FONTS.thai,
});
