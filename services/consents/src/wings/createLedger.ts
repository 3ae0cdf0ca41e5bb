import type { Logger } from '@yinyom/service-kit/logger';
import type { Stores } from '../createStores';
import { createLedgerWriter } from '../ledger/ledgerWriter';
import { createProjector } from '../ledger/projector';

/** Takes records into the chain, and counts them after it. */
export const createLedger = ({ ledger, projection }: Stores, logger: Logger) => {
  const writer = createLedgerWriter(ledger, projection);
  return { writer, projector: createProjector(ledger, projection, logger, writer) };
};
export type Ledger = ReturnType<typeof createLedger>;
