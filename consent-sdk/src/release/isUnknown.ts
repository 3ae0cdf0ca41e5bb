import type { SdkCategory } from '@yinyom/contracts/sdk/config';

/** Whether a reference of a `data-category` value means no category of the website: a word, a typing error, one that was deleted. */
export const isUnknown = (reference: string, categories: SdkCategory[]): boolean =>
  !categories.some(({ id, type }) => id === reference || `${type}` === reference);
