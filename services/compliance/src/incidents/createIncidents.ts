import type { complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { officeClock } from '@yinyom/contracts/papers/incidentClock';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Logger } from '@yinyom/service-kit/logger';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { PATIENCE_MS } from '@yinyom/service-kit/pdf/patience';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { RequestAccess } from '../administration/requestAccess';
import type { NumberStore } from '../register/number.store';
import { createBreachesSource } from './breachesSource';
import { createReadEvidence, type EvidenceSources } from './evidence.service';
import type { IncidentStore } from './incident.store';
import { bindIncidentPapers } from './incidentPapers.routes';
import { createIncidentSeals } from './incidentSeals';
import { bindIncidentRoutes } from './incidents.routes';
import { createIncidentsService } from './incidents.service';
import { createToIncident } from './toIncident';

interface Parts {
  deps: EvidenceSources & {
    identity: Pick<InternalHandlers<typeof identityInternal>, 'organizationContact'>;
    logger: Logger;
    patienceMs?: number;
  };
  ring: KeyRing;
  stores: { incidents: IncidentStore; numbers: NumberStore };
  bind: RouteBinder;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  now(): Date;
}

/** Running clocks that another service is given. */
const MOST_CLOCKS = 100;

/** Breaches of personal data: register, documents, evidence, the paper of an inspection, and clocks for alerts. */
export const createIncidents = ({ deps, ring, stores, bind, access, auditor, now }: Parts) => {
  const { identity, websites, consents, logger, patienceMs = PATIENCE_MS } = deps;
  const { incidents } = stores;
  const seals = createIncidentSeals(ring);
  const show = createToIncident(seals);
  const service = createIncidentsService({ ...stores, seals, show, now });
  const pdfs = createPdfMaker(logger);
  bindIncidentRoutes(bind, { access, service, show, auditor });
  bindIncidentPapers(bind, {
    service,
    show,
    identity,
    readEvidence: createReadEvidence({ identity: deps.identity, websites, consents, now }),
    pdfs,
    auditor,
    patienceMs,
    now,
  });
  const internal: Pick<
    InternalHandlers<typeof complianceInternal>,
    'incidentClocks' | 'incidentOrganizations'
  > = {
    incidentClocks: async ({ organization_id }) =>
      (await incidents.running(organization_id, MOST_CLOCKS)).map(({ _id, number, aware_at }) => ({
        id: String(_id),
        number,
        due_at: officeClock(aware_at).due_at.toISOString(),
      })),
    incidentOrganizations: async () => ({ organization_ids: await incidents.runningOrganizations() }),
  };
  return {
    seals,
    internal,
    source: createBreachesSource({ incidents, show, identity, now }),
    close: () => pdfs.close(),
  };
};
