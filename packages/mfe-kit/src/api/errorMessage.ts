import { FAILURE_WORDS } from '@yinyom/texts/failure/failureWords';
import { currentLanguage } from '../texts/currentLanguage';
import { isApiError } from './ApiError';

/** The words for a failed call: the server's message, else `fallback`, else the general sentence. */
export const errorMessage = (error: unknown, fallback?: string): string =>
  (isApiError(error) && error.body?.message) || fallback || FAILURE_WORDS[currentLanguage()].internal_error;
