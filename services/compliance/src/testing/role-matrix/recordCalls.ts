import { OURS } from '@yinyom/testing/identityStandIn';
import { sampleForm } from '../sampleProcessors';
import type { AreaOf } from './MatrixArea';

/** The record of processing. */
export const recordCalls: AreaOf = ({ officer, processors }) => ({
  bodies: {
    listProcessingActivities: undefined,
    getProcessingActivity: undefined,
    listActivityVersions: undefined,
    getProcessingRecord: undefined,
    getProcessingRecordPdf: undefined,
    getExemptionCheck: undefined,
    listPaperControllers: undefined,
    listNotices: undefined,
    listFoundForms: undefined,
    createProcessingActivity: { name: { en: 'Payroll' } },
    updateProcessingActivity: { sensitive: true },
    refreshProcessingActivities: { apply: true },
    decideFoundForm: { application_id: 'c'.repeat(24), fields: ['name'], verdict: 'dismissed' },
    saveExemptionCheck: { kind: 'other', within_size: null, risky: null, occasional: null, sensitive: null },
  },
  about: async ({ endpoint: { name }, kind }) => {
    processors.forms['c'.repeat(24)] = [sampleForm('/contact', ['name'])];
    if (name === 'decideFoundForm') return { ifMatch: kind === 'admin' ? '"1"' : '"0"' };
    if (name === 'saveExemptionCheck')
      return { ifMatch: (await officer('GET', `/organizations/${OURS}/exemption`)).body.etag };
    const { body } = await officer('GET', `/organizations/${OURS}/activities`);
    const [{ id, version }] = body.entities;
    return { params: { aid: id }, ifMatch: `"${version}"` };
  },
});
