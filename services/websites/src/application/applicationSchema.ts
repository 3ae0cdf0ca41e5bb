import { Schema } from 'mongoose';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { UNTOLD_INDEX, untoldField } from '@yinyom/service-kit/outbox/KeptEvent';
import type { ApplicationRecord } from './ApplicationRecord';
import { makeHealthDue } from './healthDue';

/** How websites are stored. */
export const applicationSchema = schemaOf<ApplicationRecord>()(
  {
    organization_id: { type: String, required: true },
    site_key: { type: String, required: true },
    domain_key: { type: String, required: true },
    domain_name: { type: String, required: true },
    name: String,
    default_language: { type: String, required: true },
    languages: { type: [String], required: true },
    enabled: { type: Boolean, required: true },
    verification: { type: String, required: true },
    verified_by: String,
    seen_at: { type: Date, default: null },
    seen_host: String,
    last_look: { type: Schema.Types.Mixed },
    foreign_hosts: { type: [Schema.Types.Mixed], default: undefined } as never,
    audience: { type: String, required: true },
    consent_expiry_days: { type: Number, required: true },
    unclassified_policy: { type: String, required: true },
    store_ip: { type: String, required: true },
    store_ua: { type: String, required: true },
    respect_gpc: { type: Boolean, required: true },
    network_decisions: Number,
    consent_signals: { type: [String], default: undefined } as never,
    data_layer: String,
    discovery: Boolean,
    declaration_days: Number,
    data_location: String,
    shared_domains: { type: [String], default: undefined },
    take_over: { type: Schema.Types.Mixed },
    server_secret: { type: Schema.Types.Mixed },
    unblocked_hosts: { type: [String], default: undefined },
    own_block_rules: { type: [Schema.Types.Mixed], default: undefined } as never,
    sample: Boolean as never,
    last_scan: { type: Schema.Types.Mixed },
    scan_result: { type: Schema.Types.Mixed },
    scan_violations: Number,
    group_id: String,
    group_path: { type: [String], default: undefined } as never,
    inherited: { type: [Schema.Types.Mixed], default: undefined } as never,
    own_sections: { type: [String], default: undefined } as never,
    privacy_url: String,
    dpo_email: String,
    group_run: { type: Schema.Types.Mixed },
    health: { type: Schema.Types.Mixed },
    health_due: Date,
    health_mark: Number,
    cookie_count: { type: Number, required: true },
    unclassified_count: { type: Number, required: true },
    template_version: { type: Number, required: true },
    pending_changes: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    created_by: { type: String, required: true },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    deleted_at: { type: Date, default: null },
    purged_at: { type: Date, default: null },
    untold: untoldField,
  },
  // An empty list of services is one.
  { minimize: false },
);
applicationSchema.index(...UNTOLD_INDEX);
applicationSchema.index({ deleted_at: 1 });
// Most websites are in no group.
applicationSchema.index({ group_path: 1 }, { sparse: true });
applicationSchema.index({ 'inherited.group_id': 1 }, { sparse: true });
applicationSchema.index({ site_key: 1 }, { unique: true });
applicationSchema.index({ domain_key: 1 }, { unique: true });
for (const field of ['updated_at', 'created_at', 'domain_name'] as const)
  applicationSchema.index({ organization_id: 1, deleted_at: 1, [field]: -1, _id: -1 });
applicationSchema.index({ health_due: 1 });
applicationSchema.index({ organization_id: 1, deleted_at: 1, health_due: 1 });
for (const field of ['health.rank', 'health.scanned_at'] as const)
  applicationSchema.index({ organization_id: 1, deleted_at: 1, [field]: 1, domain_name: 1 });
makeHealthDue(applicationSchema);
