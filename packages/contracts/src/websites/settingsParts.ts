/** Parts of a website's settings, in their order. Each has an address of its own: its name is the anchor of the page. */
export const SETTINGS_PARTS = [
  'website',
  'consent',
  'blocking',
  'signals',
  'evidence',
  'moving',
  'server',
  'danger',
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];
