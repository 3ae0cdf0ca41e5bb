/** Scans that an organization may ask for in one day of Bangkok. */
export const SCANS_PER_DAY = 20;
/** Scans of one registrable domain in one day, whoever asks (threat S-06). */
export const SCANS_PER_TARGET = 50;
