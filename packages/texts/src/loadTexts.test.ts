import { LANGUAGES } from '@yinyom/contracts/constants';
import { COMPLIANCE_WORDS } from './compliance/complianceWords';
import { loadComplianceWords } from './compliance/loadComplianceWords';

it.each(LANGUAGES)('a browser loads the same texts in %s as servers have', async (lang) => {
  expect((await loadComplianceWords(lang)).default).toEqual(COMPLIANCE_WORDS[lang]);
});
