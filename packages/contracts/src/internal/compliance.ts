import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';
import { dueAgreementCalls } from './processorSources';

/** What other services may ask of the compliance service. */
export const complianceInternal = internalContract({
  ...outboxCalls,
  ...dueAgreementCalls,
});
