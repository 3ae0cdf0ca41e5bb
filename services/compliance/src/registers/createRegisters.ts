import { NO_OFFICER, type OfficerStatement } from '@yinyom/contracts/papers/officer';
import { NO_MEASURES, type SecurityStatement } from '@yinyom/contracts/papers/securityMeasures';
import { NO_TRANSFERS_STATED, type TransferStatement } from '@yinyom/contracts/papers/transfers';
import type { ReadFactSources, WebsiteCalls } from '../processing-record/factSources';
import type { Seals } from '../register/seals';
import type { SignedScans } from '../signed-scans/createSignedScans';
import { createReadHosts } from './readHosts';
import type { StatementStore } from './statement.store';
import { createStatements } from './statements';
import { createTrainings } from './trainings.service';
import type { TrainingStore } from './training.store';

interface Deps {
  statements: StatementStore;
  trainings: TrainingStore;
  scans: SignedScans;
  seals: Seals;
  readSources: ReadFactSources;
  websites: Pick<WebsiteCalls, 'websiteFacts' | 'websiteNames'>;
  now(): Date;
}

/** What the registers consist of, for their calls and for the papers that they become. */
export const createRegisters = ({
  statements,
  trainings,
  scans,
  seals,
  readSources,
  websites,
  now,
}: Deps) => {
  const stored = { statements, now };
  return {
    officer: createStatements<OfficerStatement>(stored, 'officer', NO_OFFICER),
    transfers: createStatements<TransferStatement>(stored, 'transfers', NO_TRANSFERS_STATED),
    security: createStatements<SecurityStatement>(stored, 'security', NO_MEASURES),
    trainings: createTrainings({ trainings, scans, seals, now }),
    scans,
    readSources,
    readHosts: createReadHosts({ websites }),
    now,
  };
};
