import type { PaperWords } from '@yinyom/texts/paper/paperWords';
import type { RegisterWords } from '@yinyom/texts/register/registerWords';

/** Words of the registers, and of the fields of each paper as readiness names them. */
export const registerWords = (paper: PaperWords, register: RegisterWords) => {
  const { officer, transfers, measures, training } = register;
  const { facts, grounds, controller_items, processor_items, legal_basis, sensitive } = paper;
  const { notice_problems } = paper;
  const processing = {
    ...processor_items,
    ...controller_items,
    legal_basis,
    sensitive,
    review: officer.review,
  };
  return {
    facts,
    grounds,
    notice_problems,
    field: { officer, transfers, security: measures, training, processing },
  };
};
