import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpoints } from '@yinyom/contracts/endpoints';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { ADMIN, OFFICER, startCompliance, type Compliance } from './testing/startCompliance';

const LIMITED = 'limited';
let compliance: Compliance;
beforeAll(async () => {
  compliance = await startCompliance();
  compliance.identity.memberships.push(
    // What no Admin can set, and what must open nothing all the same.
    { userId: LIMITED, organizationId: OURS, role: 10, websites: ['c'.repeat(24)], flags: ['dpo'] },
    { userId: 'their-officer', organizationId: THEIRS, role: 1, flags: ['dpo'] },
  );
});
afterAll(() => compliance.close());

type Entered = Awaited<ReturnType<Compliance['enter']>> & { taskId: string };

/** A right request for every call of a signed-in person. A call without one fails the test below. */
const BODIES: Record<string, object | undefined> = {
  listSubjectRequests: undefined,
  getSubjectRequestFigures: undefined,
  listOfficers: undefined,
  getSubjectRequest: undefined,
  getRequestSettings: undefined,
  removeRequestTask: undefined,
  createSubjectRequest: {
    channel: 'paper',
    rights: ['access'],
    person: { name: 'A', email: 'a@example.com' },
  },
  updateSubjectRequest: { details: 'x' },
  assignSubjectRequest: { user_id: null },
  addRequestNote: { note: 'x' },
  addRequestTask: { system_name: 'CRM' },
  updateRequestTask: { state: 'done' },
  answerSubjectRequest: { letter_text: 'x' },
  rejectSubjectRequest: { reason: 'repeated', explanation: 'x' },
  completeSubjectRequest: { result: '' },
  saveRequestSettings: { keep_months: 24 },
  getRequestLetterPdf: undefined,
  getErasureCertificate: undefined,
  getErasureCertificatePdf: undefined,
  listProcessingActivities: undefined,
  getProcessingActivity: undefined,
  listActivityVersions: undefined,
  getProcessingRecord: undefined,
  getProcessingRecordPdf: undefined,
  getExemptionCheck: undefined,
  createProcessingActivity: { name: { en: 'Payroll' } },
  updateProcessingActivity: { sensitive: true },
  refreshProcessingActivities: { apply: true },
  listIncidents: undefined,
  getIncident: undefined,
  getIncidentEvidence: undefined,
  getOfficeNoticePdf: undefined,
  getPersonsNoticePdf: undefined,
  getIncidentReportPdf: undefined,
  createIncident: { what_happened: 'x', aware_at: '2026-11-01T03:00:00Z' },
  updateIncident: { how_it_happened: 'x' },
  addIncidentEntry: { kind: 'note', text: 'x' },
  saveExemptionCheck: { kind: 'other', within_size: null, risky: null, occasional: null, sensitive: null },
};

const guarded = endpoints.filter(({ service, auth }) => service === 'compliance' && auth === 'bearer');
const USERS = {
  none: null,
  foreign: 'foreigner',
  'foreign officer': 'their-officer',
  reviewer: 'reviewer',
  viewer: 'viewer',
  member: 'member',
  limited: LIMITED,
  dpo: OFFICER,
  admin: ADMIN,
} as const;
type Kind = keyof typeof USERS;

const allowedOf = ({ status, answer, files }: AnyEndpoint): number => status ?? (answer || files ? 200 : 204);

const expected = (endpoint: AnyEndpoint, kind: Kind): number => {
  const { role, flag } = endpoint;
  const allowed = allowedOf(endpoint);
  if (kind === 'none') return 401;
  if (kind === 'foreign' || kind === 'foreign officer') return 404;
  if (kind === 'admin') return allowed;
  if (kind === 'dpo') return flag === 'dpo' ? allowed : 403;
  // A flag of somebody limited opens the role's door only: what is behind it is about the whole organization.
  if (kind === 'limited' && flag === 'dpo') return 404;
  return typeof role === 'number' ? 403 : allowed;
};

const fresh = async (): Promise<Entered> => {
  const entered = await compliance.enter();
  await compliance.officer('POST', `/requests/${entered.id}/tasks`, { system_name: 'ERP' });
  const { body } = await compliance.officer('GET', `/requests/${entered.id}`);
  const taskId: string = body.tasks[0].id;
  // A task that is open keeps a request from being completed.
  return { ...entered, taskId, etag: body.etag };
};

/** An activity that the platform made for us. */
const ourActivity = async (): Promise<{ aid: string; version: number }> => {
  const { body } = await compliance.officer('GET', `/organizations/${OURS}/activities`);
  const [{ id: aid, version }] = body.entities;
  return { aid, version };
};
let activity: ReturnType<typeof ourActivity> | null = null;

/** A completed erasure with a letter. */
const completed = async (): Promise<string> => {
  const { id } = await compliance.enter({ rights: ['erasure'], answer_way: 'post' });
  await compliance.officer('POST', `/requests/${id}/tasks`, { system_name: 'ERP' });
  const { tasks } = (await compliance.officer('GET', `/requests/${id}`)).body;
  await compliance.officer('PUT', `/requests/${id}/tasks/${tasks[0].id}`, { state: 'done' });
  const { etag } = (await compliance.officer('GET', `/requests/${id}`)).body;
  const answer = { letter_text: 'x' };
  const { body } = await compliance.officer('POST', `/requests/${id}/answer`, answer, { 'if-match': etag });
  await compliance.officer('POST', `/requests/${id}/complete`, { result: '' }, { 'if-match': body.etag });
  return id;
};
/** An incident of ours. */
const ourIncident = async (): Promise<string> => {
  const body = BODIES['createIncident'];
  return (await compliance.officer('POST', `/organizations/${OURS}/incidents`, body)).body.id;
};
let incident: ReturnType<typeof ourIncident> | null = null;
const OF_COMPLETED = ['getRequestLetterPdf', 'getErasureCertificate', 'getErasureCertificatePdf'];
let ended: Promise<string> | null = null;

/** For all who are refused: they change nothing, so that the next one finds it as it was. */
let untouched: Promise<Entered> | null = null;

const send = async (endpoint: AnyEndpoint, kind: Kind): Promise<number> => {
  const isLetIn = expected(endpoint, kind) === allowedOf(endpoint);
  const { id, taskId, etag } = await (isLetIn ? fresh() : (untouched ??= fresh()));
  const done = OF_COMPLETED.includes(endpoint.name) ? await (ended ??= completed()) : id;
  const target = endpoint.path.startsWith('/organizations') ? OURS : done;
  let ifMatch = etag;
  if (endpoint.name === 'completeSubjectRequest' && isLetIn) {
    await compliance.officer('DELETE', `/requests/${id}/tasks/${taskId}`);
    ifMatch = (await compliance.officer('GET', `/requests/${id}`)).body.etag;
  }
  if (endpoint.name === 'saveRequestSettings')
    ifMatch = (await compliance.officer('GET', `/organizations/${OURS}/request-settings`)).body.etag;
  const { aid } = await (activity ??= ourActivity());
  if (endpoint.name === 'updateProcessingActivity' && isLetIn) ifMatch = `"${(await ourActivity()).version}"`;
  if (endpoint.name === 'saveExemptionCheck' && isLetIn)
    ifMatch = (await compliance.officer('GET', `/organizations/${OURS}/exemption`)).body.etag;
  const iid = await (incident ??= ourIncident());
  if (endpoint.name === 'updateIncident' && isLetIn)
    ifMatch = (await compliance.officer('GET', `/organizations/${OURS}/incidents/${iid}`)).body.etag;
  const user = USERS[kind];
  const { status } = await compliance.send(
    endpoint.method,
    endpoint.path.replace(':id', target).replace(':taskId', taskId).replace(':aid', aid).replace(':iid', iid),
    {
      ...(user && { token: compliance.tokenFor(user, `session-of-${user}`) }),
      ...(BODIES[endpoint.name] && { body: BODIES[endpoint.name] }),
      ...(endpoint.ifMatch && { headers: { 'if-match': ifMatch } }),
    },
  );
  return status;
};

describe('T-04 the role matrix of requests and records', () => {
  it('has a right request for every call', () => {
    expect(guarded.map(({ name }) => name).sort()).toEqual(Object.keys(BODIES).sort());
  });

  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    'lets exactly Admins and officers use %s',
    async (_name, endpoint) => {
      const statuses: Record<string, number> = {};
      const wanted: Record<string, number> = {};
      for (const kind of Object.keys(USERS) as Kind[]) {
        statuses[kind] = await send(endpoint, kind);
        wanted[kind] = expected(endpoint, kind);
      }
      expect(statuses).toEqual(wanted);
    },
  );

  it('answers about a request that is not there as about one of another organization', async () => {
    const { id } = await compliance.enter();
    const read = (user: string, which: string) => compliance.as(user)('GET', `/requests/${which}`);
    const [foreign, missing] = [await read('foreigner', id), await read('foreigner', 'f'.repeat(24))];
    const plain = ({ status, body }: typeof foreign) => [status, { ...body, request_id: '' }];
    expect(plain(foreign)).toEqual(plain(missing));
  });
});
