import { Schema, type Connection } from 'mongoose';
import { EVALUATION_DAYS, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import type { AlertFigures } from '@yinyom/contracts/notify/alerts';
import { DAY_MS } from '@yinyom/contracts/durations';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import type { Step } from '../alert-rules/advance';

/**
 * An evaluation that found something, or no more (collection `alert_evaluations`), for 90 days. Those that found all in
 * order, of which there are hundreds a day and website, are not kept.
 */
interface Evaluation {
  place: string;
  rule: AlertRule;
  subject: string;
  step: Step;
  figures: AlertFigures | null;
  at: Date;
  expires_at: Date;
}

const schema = schemaOf<Evaluation>()({
  place: { type: String, required: true },
  rule: { type: String, required: true },
  subject: { type: String, default: '' },
  step: { type: String, required: true },
  figures: { type: Schema.Types.Mixed, default: null },
  at: { type: Date, required: true },
  expires_at: { type: Date, required: true },
});
schema.index({ place: 1, at: -1 });
schema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const createEvaluationStore = (database: Connection) => {
  const evaluations = modelOf(database, 'alert_evaluations', schema);
  return {
    add: async (evaluation: Omit<Evaluation, 'expires_at'>): Promise<void> => {
      const expires_at = new Date(evaluation.at.getTime() + EVALUATION_DAYS * DAY_MS);
      await evaluations.create({ ...evaluation, expires_at });
    },
    removeOf: async (place: string): Promise<void> => {
      await evaluations.deleteMany({ place });
    },
  };
};
export type EvaluationStore = ReturnType<typeof createEvaluationStore>;
