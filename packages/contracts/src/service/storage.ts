/** Header of every answer of the API while the storage of the installation is not as it should be. */
export const STORAGE_HEADER = 'X-Yinyom-Storage';
/** Nothing can be stored until there is room. */
export const STORAGE_FULL = 'full';
/** Some of what is stored is damaged; everything else is served. */
export const STORAGE_DAMAGED = 'damaged';
/** Event of the console's window: the header changed. Its `detail` is the new value, null without the header. */
export const STORAGE_EVENT = 'yinyom:storage';

/** Header of a list that lacks damaged entries: `collection/id` of each, separated by commas. */
export const DAMAGED_HEADER = 'X-Yinyom-Damaged';
/** More are not named: the header ends with `...` then. */
export const MOST_DAMAGED_NAMED = 20;
