import { MAX_INCIDENT_CLOCKS, type complianceInternal } from '@yinyom/contracts/internal/compliance';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Logger } from '@yinyom/service-kit/logger';
import { createPdfMaker } from '@yinyom/service-kit/pdf/pdfMaker';
import { PATIENCE_MS } from '@yinyom/service-kit/pdf/patience';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { RequestAccess } from '../administration/requestAccess';
import { pdfsOfControllers } from '../controllers/pdfsOfControllers';
import type { NumberStore } from '../register/number.store';
import type { SignedScans } from '../signed-scans/createSignedScans';
import { createBreachesSource } from './breachesSource';
import { createReadEvidence, type EvidenceSources } from './evidence.service';
import type { IncidentStore } from './incident.store';
import { noticeDue } from './incidentFacts';
import { bindIncidentPapers } from './incidentPapers.routes';
import { createKeptNotices } from './keptNotices';
import { bindKeptNoticeRoutes } from './keptNotices.routes';
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
  scans: SignedScans;
  bind: RouteBinder;
  access: Pick<RequestAccess, 'worker'>;
  auditor: Auditor;
  now(): Date;
}

/** Breaches of personal data: register, documents, evidence, the paper of an inspection, and clocks for alerts. */
export const createIncidents = ({ deps, ring, stores, scans, bind, access, auditor, now }: Parts) => {
  const { identity, websites, consents, logger, patienceMs = PATIENCE_MS } = deps;
  const { incidents } = stores;
  const seals = createIncidentSeals(ring);
  const show = createToIncident(seals);
  const service = createIncidentsService({ ...stores, seals, show, now });
  const pdfs = pdfsOfControllers(createPdfMaker(logger));
  const kept = createKeptNotices({ scans, show, identity, logger, now });
  bindIncidentRoutes(bind, { access, service, show, kept, auditor });
  bindKeptNoticeRoutes(bind, { service, kept, auditor });
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
      (await incidents.running(organization_id, MAX_INCIDENT_CLOCKS)).map((incident) => ({
        id: String(incident._id),
        number: incident.number,
        due_at: noticeDue(incident).toISOString(),
        acting_as: incident.acting_as,
        agreed_hours: incident.agreed_hours ?? null,
      })),
    incidentOrganizations: async () => ({ organization_ids: await incidents.runningOrganizations() }),
  };
  return {
    seals,
    internal,
    source: createBreachesSource({ incidents, show, kept, identity, now }),
    close: () => pdfs.close(),
  };
};
