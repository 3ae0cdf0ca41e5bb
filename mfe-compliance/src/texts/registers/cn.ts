import paper from '@yinyom/texts/paper/cn.json';
import register from '@yinyom/texts/register/cn.json';

const { papers, officer, transfers, measures, training } = register;
const { facts, grounds, controller_items, processor_items, legal_basis, sensitive } = paper;

export const texts = {
  papers,
  facts,
  grounds,
  /** Words of the fields of each paper, as readiness names them. */
  field: {
    officer,
    transfers,
    security: measures,
    training,
    processing: { ...processor_items, ...controller_items, legal_basis, sensitive, review: officer.review },
  },
};
