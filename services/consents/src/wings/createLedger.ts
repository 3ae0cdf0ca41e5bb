import type { Logger } from '@yinyom/service-kit/logger';
import type { Stores } from '../createStores';
import { createLedgerWriter } from '../ledger/ledgerWriter';
import { createProjector } from '../ledger/projector';
import { createToldItems } from '../told/toldItems';

/** Takes records into the chain, counts them after it, and holds for a moment what others are told of them. */
export const createLedger = ({ ledger, projection }: Stores, logger: Logger) => {
  const told = createToldItems();
  const writer = createLedgerWriter(ledger, projection, told.add);
  return { told, writer, projector: createProjector(ledger, projection, logger, writer) };
};
export type Ledger = ReturnType<typeof createLedger>;
