import { internalContract } from './internalContract';
import { outboxCalls } from './outbox';

/** What other services may ask of the scanner service. */
export const scannerInternal = internalContract(outboxCalls);
