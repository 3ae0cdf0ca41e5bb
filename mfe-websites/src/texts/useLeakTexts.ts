import { registerTexts, useTexts } from '@yinyom/mfe-kit';
import { loadLeakWords } from '@yinyom/texts/leak/loadLeakWords';

// The words of the report for the DPO, too: page and PDF cannot say different things.
registerTexts('websites_leaks', loadLeakWords, 'mfe_websites');

/** Texts about published personal data. For parts that load later only. */
export const useLeakTexts = () => useTexts('websites_leaks');
