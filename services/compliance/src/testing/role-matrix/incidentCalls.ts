import { OURS } from '@yinyom/testing/identityStandIn';
import { once, type AreaOf } from './MatrixArea';

const INCIDENT = { what_happened: 'x', aware_at: '2026-11-01T03:00:00Z' };

/** Breaches of personal data. */
export const incidentCalls: AreaOf = ({ officer }) => {
  const at = `/organizations/${OURS}/incidents`;
  const ours = once(async (): Promise<string> => (await officer('POST', at, INCIDENT)).body.id);
  return {
    bodies: {
      listIncidents: undefined,
      getIncident: undefined,
      getIncidentEvidence: undefined,
      getOfficeNoticePdf: undefined,
      getPersonsNoticePdf: undefined,
      getIncidentReportPdf: undefined,
      createIncident: INCIDENT,
      updateIncident: { how_it_happened: 'x' },
      addIncidentEntry: { kind: 'note', text: 'x' },
    },
    about: async () => {
      const iid = await ours();
      return { params: { iid }, ifMatch: (await officer('GET', `${at}/${iid}`)).body.etag };
    },
  };
};
