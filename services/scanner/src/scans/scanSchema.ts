import { Schema } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { UNTOLD_INDEX, untoldField } from '@yinyom/service-kit/outbox/KeptEvent';
import type { ScanRecord } from './ScanRecord';

const { Mixed } = Schema.Types;
/** How scans are stored, and their indexes. */
export const scanSchema = schemaOf<ScanRecord>()({
  application_id: { type: String, required: true },
  organization_id: { type: String, required: true },
  active_key: { type: String, required: true },
  target: { type: String, required: true },
  target_key: { type: String, required: true },
  status: { type: String, required: true },
  requested_by: { type: Mixed, required: true },
  passes: { type: [String], required: true },
  start_urls: { type: [String], required: true },
  include_subdomains: { type: Boolean, required: true },
  max_pages: { type: Number, required: true },
  narrowed: { type: Boolean, required: true },
  pages_done: { type: Number, required: true },
  pages_total: { type: Number, default: null },
  cookies_found: { type: Number, required: true },
  new: { type: Number, required: true },
  removed: { type: Number, required: true },
  changed: { type: Number, required: true },
  violations: { type: Number, required: true },
  errors_met: { type: Mixed, required: true },
  reason: { type: String, default: null },
  run: { type: Mixed, default: null },
  tries: { type: Number, required: true },
  cancel_requested: { type: Boolean, required: true },
  delivering: { type: Boolean, required: true },
  reported: { type: Boolean, required: true },
  revision: { type: Number, required: true },
  created_at: { type: Date, required: true },
  started_at: { type: Date, default: null },
  finished_at: { type: Date, default: null },
  leak_key: String,
  expires_at: { type: Date, required: true },
  untold: untoldField,
});
scanSchema.index(...UNTOLD_INDEX);
scanSchema.index({ active_key: 1 }, { unique: true });
scanSchema.index({ target_key: 1 }, { unique: true });
scanSchema.index({ application_id: 1, created_at: -1, _id: -1 });
scanSchema.index({ application_id: 1, finished_at: -1, _id: -1 });
scanSchema.index({ status: 1, delivering: 1 });
scanSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 });
