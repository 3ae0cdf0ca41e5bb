import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';

/** What other services may ask of the compliance service. */
export const complianceInternal = internalContract({
  ...outboxCalls,
});
