/** Header of every answer of the API while the installation's storage takes no writes; its value is `full`. */
export const STORAGE_HEADER = 'X-Yinyom-Storage';
export const STORAGE_FULL = 'full';
