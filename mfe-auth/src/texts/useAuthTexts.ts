import { useTexts } from '@yinyom/mfe-kit';
import type { useTexts as Texts } from '@yinyom/mfe-kit';

/** Gives the text of a key of this remote's locale files. */
export type AuthTexts = ReturnType<typeof Texts>;

export const useAuthTexts = (): AuthTexts => useTexts('auth');
