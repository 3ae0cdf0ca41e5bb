import { registerTexts, useTexts } from '@yinyom/mfe-kit';
import { loadIncidentWords } from '@yinyom/texts/incident/loadIncidentWords';

// Namespaces of their own: people who open the board of requests do not load these texts.
registerTexts(
  'compliance_incidents',
  (lang) => import(`../../locales/incidents/${lang}.json`),
  'mfe_compliance',
);
registerTexts('compliance_incident_words', loadIncidentWords, 'mfe_compliance');

/** Texts of the pages about breaches. For parts that load later only. */
export const useIncidentTexts = () => useTexts('compliance_incidents');
/** Words that documents about breaches have, too. For parts that load later only. */
export const useIncidentWords = () => useTexts('compliance_incident_words');
