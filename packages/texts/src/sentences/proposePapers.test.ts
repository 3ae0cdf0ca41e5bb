import { LANGUAGES } from '@yinyom/contracts/constants';
import { PAPER_ORDER } from '@yinyom/contracts/papers/inspectionPapers';
import { INSPECTION_WORDS } from '../inspection/inspectionWords';
import { PAPER_NAME_WORDS } from '../paper-name/paperNameWords';
import { proposePapers } from './proposePapers';

const both = [INSPECTION_WORDS.th.keywords, INSPECTION_WORDS.en.keywords];

it.each([
  ['ขอสำเนาหนังสือแต่งตั้งเจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล', ['officer']],
  ['ขอบันทึกรายการตามมาตรา ๓๙ และข้อตกลงการประมวลผลข้อมูล', ['processing', 'agreements']],
  ['ขอหลักฐานความยินยอมและรายการคุกกี้', ['consent_proof', 'cookies']],
  ['ขอทะเบียนค\u0e4d\u0e32ขอใช้สิทธิของเจ้าของข้อมูล', ['requests']],
  ['Please describe all cross-border transfers and the security measures.', ['transfers', 'security']],
  ['Records of the PERSONAL DATA BREACH of May, and staff   training', ['breaches', 'training']],
  ['การส่งหรือโอนข้อมูลตามมาตรา 28 และ มาตรา 290', ['transfers']],
])('proposes papers for %s', (question, papers) => {
  expect(proposePapers(question, both)).toEqual(papers);
});

it('proposes nothing where no word speaks for a paper, or is a part of another word', () => {
  expect(proposePapers('ขอทราบที่อยู่ของบริษัท', both)).toEqual([]);
  expect(proposePapers('Please update the address under section 190.', both)).toEqual([]);
});

it('proposes a paper for its own name, as the console has it', () => {
  for (const lang of ['th', 'en'] as const)
    for (const paper of PAPER_ORDER)
      expect(proposePapers(PAPER_NAME_WORDS[lang][paper], both)).toContain(paper);
});

it('has words for each paper in each language, each found in itself', () => {
  for (const lang of LANGUAGES)
    for (const paper of PAPER_ORDER)
      for (const word of INSPECTION_WORDS[lang].keywords[paper].split(', '))
        expect(proposePapers(word, [INSPECTION_WORDS[lang].keywords])).toContain(paper);
});
