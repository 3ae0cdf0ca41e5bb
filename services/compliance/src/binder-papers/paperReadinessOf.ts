import {
  readinessState,
  type InspectionPaper,
  type PaperReadiness,
} from '@yinyom/contracts/papers/inspectionPapers';
import { mostUrgent } from '../readiness/mostUrgent';

interface Field {
  field: string;
  filled: boolean;
  who?: 'admin' | 'dpo';
}

/** How far a paper is, by its fields. Pure. */
export const paperReadinessOf = (paper: InspectionPaper, fields: readonly Field[]): PaperReadiness => {
  const missing = fields.filter(({ filled }) => !filled);
  const filled = fields.length - missing.length;
  return {
    paper,
    state: readinessState(fields.length, filled),
    fields: fields.length,
    filled,
    missing: mostUrgent(missing.map(({ field, who = 'admin' }) => ({ field, who, due_at: null }))),
  };
};
