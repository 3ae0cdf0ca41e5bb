import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: who works on websites loads them without these texts.
registerTexts('websites_review', (lang) => import(`../../locales/review/${lang}.json`), 'mfe_websites');

/** Texts about the review of what is published. For parts that load later only. */
export const useReviewTexts = () => useTexts('websites_review');
