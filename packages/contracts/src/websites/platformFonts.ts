/** Fonts that the platform serves itself (below its origin): using them tells nobody else anything about a visitor. */
export const PLATFORM_FONTS = {
  thai: { family: 'IBM Plex Sans Thai', url: '/sdk/v1/fonts/ibm-plex-sans-thai.woff2' },
  khmer: { family: 'Noto Sans Khmer', url: '/sdk/v1/fonts/noto-sans-khmer.woff2' },
} as const;
