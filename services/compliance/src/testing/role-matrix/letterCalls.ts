import { OURS } from '@yinyom/testing/identityStandIn';
import { sampleLetter as LETTER } from '../sampleLetter';
import { once, type AreaOf } from './MatrixArea';

/** A website of ours. */
const SITE = 'c'.repeat(24);
const ABOUT_SITE = ['getConformity', 'listConformityResults'];

/** Letters of regulators, and how the banner compares with rules. */
export const letterCalls: AreaOf = ({ officer }) => {
  const at = `/organizations/${OURS}`;
  /** A letter to us, and a kept comparison of our website. */
  const make = async () => {
    const made = await officer('POST', `${at}/inspection-letters`, LETTER);
    const kept = await officer('POST', `${at}/conformity/results`, { application_id: SITE });
    return { lid: made.body.id as string, rid: kept.body.id as string, ifMatch: made.body.etag as string };
  };
  const shared = once(make);
  return {
    bodies: {
      listInspectionLetters: undefined,
      getInspectionLetter: undefined,
      getCoverLetterPdf: undefined,
      createInspectionLetter: LETTER,
      updateInspectionLetter: { letter_state: 'preparing' },
      answerInspectionLetter: { reference: '1', answered_on: LETTER.letter_date },
      getConformity: undefined,
      listConformityResults: undefined,
      getConformityResult: undefined,
      getConformityResultPdf: undefined,
      keepConformityResult: { application_id: SITE },
      answerRule: { application_id: SITE, rule_set: 'pdpa-2019', rule_name: 'separate', hand_answer: 'yes' },
    },
    about: async ({ endpoint: { name, method }, isLetIn }) => {
      if (ABOUT_SITE.includes(name)) return { query: `?application_id=${SITE}` };
      if (name === 'answerRule')
        return { ifMatch: (await officer('GET', `${at}/conformity?application_id=${SITE}`)).body.etag };
      const { ifMatch, ...params } = await (isLetIn && method !== 'GET' ? make() : shared());
      return { params, ifMatch };
    },
  };
};
