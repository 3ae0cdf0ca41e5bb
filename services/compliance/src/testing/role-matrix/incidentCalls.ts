import { OURS } from '@yinyom/testing/identityStandIn';
import { once, type AreaOf } from './MatrixArea';

const INCIDENT = { what_happened: 'x', aware_at: '2026-11-01T03:00:00Z' };

/** Breaches of personal data. */
export const incidentCalls: AreaOf = ({ officer }) => {
  const at = `/organizations/${OURS}/incidents`;
  const ours = once(async (): Promise<string> => (await officer('POST', at, INCIDENT)).body.id);
  const kept = once(async (): Promise<string> => {
    const one = `${at}/${await ours()}`;
    const { etag } = (await officer('GET', one)).body;
    const sent = { office_notice: { sent_at: '2026-11-01T04:00:00Z' } };
    await officer('PUT', one, sent, { 'if-match': etag });
    return (await officer('GET', `${one}/kept-notices`)).body.kept_notices[0].id;
  });
  return {
    bodies: {
      listIncidents: undefined,
      getIncident: undefined,
      getIncidentEvidence: undefined,
      getOfficeNoticePdf: undefined,
      getPersonsNoticePdf: undefined,
      getIncidentReportPdf: undefined,
      listKeptNotices: undefined,
      getKeptNotice: undefined,
      createIncident: INCIDENT,
      updateIncident: { how_it_happened: 'x' },
      addIncidentEntry: { kind: 'note', text: 'x' },
    },
    about: async ({ endpoint: { name } }) => {
      const iid = await ours();
      const nid = name === 'getKeptNotice' ? await kept() : iid;
      return { params: { iid, nid }, ifMatch: (await officer('GET', `${at}/${iid}`)).body.etag };
    },
  };
};
