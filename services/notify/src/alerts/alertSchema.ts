import { Schema } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { UNTOLD_INDEX, untoldField } from '@yinyom/service-kit/outbox/KeptEvent';
import type { AlertRecord } from './AlertRecord';

const { Mixed } = Schema.Types;
/** How alerts are stored, and their indexes. */
export const alertSchema = schemaOf<AlertRecord>()(
  {
    organization_id: { type: String, required: true },
    application_id: { type: String, default: null },
    place: { type: String, required: true },
    rule: { type: String, required: true },
    subject: { type: String, default: '' },
    severity: { type: String, required: true },
    state: { type: String, required: true },
    open_key: { type: String, required: true },
    figures: { type: Mixed, required: true },
    pending_since: { type: Date, required: true },
    evidence: { type: String, default: null },
    clear_count: { type: Number, required: true },
    raised_at: { type: Date, default: null },
    last_true_at: { type: Date, required: true },
    acknowledged_at: { type: Date, default: null },
    acknowledged_by: { type: String, default: null },
    snoozed_until: { type: Date, default: null },
    resolved_at: { type: Date, default: null },
    mail: { type: Mixed, default: null },
    mailed_at: { type: Date, default: null },
    updated_at: { type: Date, required: true },
    expires_at: { type: Date, default: null },
    untold: untoldField,
  },
  { minimize: false },
);
alertSchema.index(...UNTOLD_INDEX);
alertSchema.index({ open_key: 1 }, { unique: true });
alertSchema.index({ organization_id: 1, application_id: 1, raised_at: -1, _id: -1 });
alertSchema.index({ place: 1, state: 1 });
alertSchema.index({ organization_id: 1, state: 1 });
alertSchema.index({ application_id: 1, updated_at: 1 });
alertSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
