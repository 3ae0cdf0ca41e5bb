import { OURS } from '@yinyom/testing/identityStandIn';
import type { AreaOf } from './MatrixArea';

/** The record of processing. */
export const recordCalls: AreaOf = ({ officer }) => ({
  bodies: {
    listProcessingActivities: undefined,
    getProcessingActivity: undefined,
    listActivityVersions: undefined,
    getProcessingRecord: undefined,
    getProcessingRecordPdf: undefined,
    getExemptionCheck: undefined,
    createProcessingActivity: { name: { en: 'Payroll' } },
    updateProcessingActivity: { sensitive: true },
    refreshProcessingActivities: { apply: true },
    saveExemptionCheck: { kind: 'other', within_size: null, risky: null, occasional: null, sensitive: null },
  },
  about: async ({ endpoint: { name } }) => {
    if (name === 'saveExemptionCheck')
      return { ifMatch: (await officer('GET', `/organizations/${OURS}/exemption`)).body.etag };
    const { body } = await officer('GET', `/organizations/${OURS}/activities`);
    const [{ id, version }] = body.entities;
    return { params: { aid: id }, ifMatch: `"${version}"` };
  },
});
