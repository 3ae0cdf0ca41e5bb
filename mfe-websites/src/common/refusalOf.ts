import { isApiError } from '@yinyom/mfe-kit';

/** Why a website cannot be shown at all, however often one tries. */
export type Refusal = 'forbidden' | 'not_found';

/** The refusal behind a failed call; undefined when trying again can help. */
export const refusalOf = (error: unknown): Refusal | undefined => {
  if (!isApiError(error)) return undefined;
  if (error.status === 403) return 'forbidden';
  return error.status === 404 || error.status === 410 ? 'not_found' : undefined;
};
