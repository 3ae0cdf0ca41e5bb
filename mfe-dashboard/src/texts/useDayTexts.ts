import { registerTexts, useTexts } from '@yinyom/mfe-kit';
import { loadDayWords } from '@yinyom/texts/day/loadDayWords';

// The words of the document, too: page and PDF of a day cannot say different things.
registerTexts('dashboard_day', loadDayWords, 'mfe_dashboard');

/** Texts of the record of a day. For parts that load later only. */
export const useDayTexts = () => useTexts('dashboard_day');
