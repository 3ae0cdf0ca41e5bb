import { registerTexts, useTexts } from '@yinyom/mfe-kit';
import { loadEvidenceWords } from '@yinyom/texts/evidence/loadEvidenceWords';

// Registered where they are read: the first load of other pages does without.
registerTexts('evidence', loadEvidenceWords, 'shell');

/** Texts of evidence. For parts that load later only. */
export const useEvidenceTexts = () => useTexts('evidence');
