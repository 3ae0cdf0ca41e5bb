import type { AuthTexts } from '../texts/useAuthTexts';

/**
 * The words for a broken rule where they are not the contract's alone. The specification's sentence about the length
 * says "greater than 8" although 8 are enough (and the list beside it says so): the true condition follows it.
 */
export const passwordProblemText = (t: AuthTexts) => (code: string) =>
  code === 'password_too_short'
    ? `${t('messages:password_too_short')} (${t('messages:password_min_length')})`
    : undefined;
