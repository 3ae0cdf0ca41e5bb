import { OURS } from '@yinyom/testing/identityStandIn';
import { sampleAgreement } from '../sampleProcessors';
import { SCAN, type AreaOf } from './MatrixArea';

/** Calls about an agreement that was sent. */
const OF_SENT = [
  'reopenProcessorAgreement',
  'uploadSignedAgreement',
  'getSignedAgreement',
  'reviewProcessorAgreement',
  'endProcessorAgreement',
];

/** Agreements with processors. */
export const agreementCalls: AreaOf = ({ officer }) => {
  const at = `/organizations/${OURS}/agreements`;
  /** An agreement in the state that a call needs, with a scan where it reads one. */
  const make = async (name: string) => {
    const { body: made } = await officer('POST', at, sampleAgreement());
    if (OF_SENT.includes(name))
      await officer('POST', `${at}/${made.id}/send`, undefined, { 'if-match': made.etag });
    const { sent_document, etag } = (await officer('GET', `${at}/${made.id}`)).body;
    return { gid: made.id as string, sid: (sent_document?.id as string) ?? 'f'.repeat(24), etag };
  };
  /** One for all who are refused, and for those who read; each who changes it gets one of their own. */
  const shared = new Map<string, ReturnType<typeof make>>();
  return {
    bodies: {
      listProcessorAgreements: undefined,
      getProcessorAgreement: undefined,
      getProcessorAgreementPdf: undefined,
      getSignedAgreement: undefined,
      listProcessorProposals: undefined,
      deleteProcessorAgreement: undefined,
      createProcessorAgreement: sampleAgreement(),
      updateProcessorAgreement: { service: 'x' },
      sendProcessorAgreement: undefined,
      reopenProcessorAgreement: undefined,
      uploadSignedAgreement: undefined,
      reviewProcessorAgreement: { review_at: '2099-01-01' },
      endProcessorAgreement: { ended_on: '2099-01-01' },
      decideProcessorProposal: { source: 'webhook', subject: 'crm.example.net', verdict: 'ours' },
    },
    about: async ({ endpoint: { name, method, path, bodyKind }, isLetIn, kind }) => {
      if (name === 'decideProcessorProposal') return { ifMatch: kind === 'admin' ? '"1"' : '"0"' };
      if (!path.includes(':gid')) return {};
      const isOwn = isLetIn && method !== 'GET';
      const known = shared.get(name) ?? make(name);
      shared.set(name, known);
      const { gid, sid, etag } = await (isOwn ? make(name) : known);
      return { params: { gid, sid }, ifMatch: etag, ...(bodyKind === 'file' && { file: SCAN }) };
    },
  };
};
