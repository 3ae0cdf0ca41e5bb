import { registerTexts, useTexts } from '@yinyom/mfe-kit';

// A namespace of its own: the board of requests, which most people come for, loads without these texts.
registerTexts('compliance_record', (lang) => import(`../../locales/record/${lang}.json`), 'mfe_compliance');

/** Texts about the record of processing. */
export const useRecordTexts = () => useTexts('compliance_record');
