/** What the visitor of a pass does with the consent banner: nothing, decline everything, accept everything. */
export const SCAN_PASSES = ['none', 'decline', 'accept'] as const;
export type ScanPass = (typeof SCAN_PASSES)[number];
