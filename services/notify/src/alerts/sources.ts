import type { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';

/** What is asked of the other services about whoever is watched. */
export interface WatchSources {
  consents: Pick<
    InternalHandlers<typeof consentsInternal>,
    'watchFigures' | 'watchSigning' | 'watchChain' | 'watchEnding'
  >;
  websites: Pick<
    InternalHandlers<typeof websitesInternal>,
    'listWatchedSites' | 'getWatchFacts' | 'watchReported' | 'getApplicationOwner'
  >;
  scanner: Pick<InternalHandlers<typeof scannerInternal>, 'watchViolations' | 'watchSignals' | 'watchLeaks'>;
  /** Absent where no compliance service is known: its rules say nothing then. */
  compliance?:
    | Pick<
        InternalHandlers<typeof complianceInternal>,
        | 'watchRequests'
        | 'watchPapers'
        | 'watchInspectionLetters'
        | 'dueAgreements'
        | 'incidentClocks'
        | 'incidentOrganizations'
      >
    | undefined;
  identity: Pick<
    InternalHandlers<typeof identityInternal>,
    'listEndingKeys' | 'sendAlertMail' | 'organizationContact'
  >;
}
