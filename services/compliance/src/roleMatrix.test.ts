import type { ZodMiniObject } from 'zod/mini';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpoints } from '@yinyom/contracts/endpoints';
import { ROLES } from '@yinyom/contracts/constants';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { agreementCalls } from './testing/role-matrix/agreementCalls';
import { binderCalls } from './testing/role-matrix/binderCalls';
import { incidentCalls } from './testing/role-matrix/incidentCalls';
import { invitedReviewer, readerCalls } from './testing/role-matrix/readerCalls';
import { letterCalls } from './testing/role-matrix/letterCalls';
import type { MatrixArea } from './testing/role-matrix/MatrixArea';
import { recordCalls } from './testing/role-matrix/recordCalls';
import { registerCalls } from './testing/role-matrix/registerCalls';
import { requestCalls } from './testing/role-matrix/requestCalls';
import { ADMIN, OFFICER, startCompliance, type Compliance } from './testing/startCompliance';

/** Each part of the service has a right request for each of its calls. */
const AREAS = [
  requestCalls,
  recordCalls,
  incidentCalls,
  registerCalls,
  binderCalls,
  letterCalls,
  agreementCalls,
  readerCalls,
];

const LIMITED = 'limited';
/** The officer of an agency's client, and the group that names the client. */
const CLIENT_OFFICER = 'client-officer';
/** A Member who sees the websites of the client. */
const CLIENT_MEMBER = 'client-member';
const CLIENT = 'e'.repeat(24);
/** Calls whose right request names a website or a webhook of the organization in another place than the address. */
const OF_OURS = [
  'getConformity',
  'answerRule',
  'keepConformityResult',
  'decideProcessorProposal',
  'decideFoundForm',
];

const READABLE = ['listReadablePapers', 'getReadablePaperPdf'];

let compliance: Compliance;
let areas: MatrixArea[];
beforeAll(async () => {
  compliance = await startCompliance();
  compliance.identity.memberships.push(
    { userId: invitedReviewer, organizationId: OURS, role: 0 },
    // What no Admin can set, and what must open nothing all the same.
    { userId: LIMITED, organizationId: OURS, role: 10, websites: ['c'.repeat(24)], flags: ['dpo'] },
    { userId: 'their-officer', organizationId: THEIRS, role: 1, flags: ['dpo'] },
    { userId: CLIENT_MEMBER, organizationId: OURS, role: 10, websites: [], groups: [CLIENT] },
    { userId: CLIENT_OFFICER, organizationId: OURS, role: 1, websites: [], groups: [CLIENT], flags: ['dpo'] },
  );
  compliance.clients.push({ group_id: CLIENT, path: [CLIENT], name: 'Client', dpo: null });
  areas = AREAS.map((area) => area(compliance));
});
afterAll(() => compliance.close());

const guarded = endpoints.filter(({ service, auth }) => service === 'compliance' && auth === 'bearer');
const USERS = {
  none: null,
  foreign: 'foreigner',
  'foreign officer': 'their-officer',
  reviewer: invitedReviewer,
  viewer: 'viewer',
  member: 'member',
  limited: LIMITED,
  'client officer': CLIENT_OFFICER,
  'client member': CLIENT_MEMBER,
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
  // Of others who are let in by their role, reviewers alone are invited to papers.
  if (READABLE.includes(endpoint.name)) return kind === 'reviewer' ? allowed : 403;
  // A flag of a limited person opens the role's door only: what is behind it is about the whole organization.
  if (endpoint.name === 'listNotices') return kind === 'viewer' ? 403 : allowed;
  if (kind === 'client officer' && endpoint.name === 'listPaperControllers') return allowed;
  if ((kind === 'limited' || kind === 'client officer') && flag === 'dpo') return 404;
  if (kind === 'client member') return role === ROLES.member ? 404 : 403;
  if (kind === 'member' && role === ROLES.member) return allowed;
  return typeof role === 'number' ? 403 : allowed;
};

/** @param controller whose papers are asked for in the address; absent: the organization's */
const send = async (endpoint: AnyEndpoint, kind: Kind, controller?: string): Promise<number> => {
  const area = areas.find(({ bodies }) => endpoint.name in bodies);
  if (!area) throw new Error(`${endpoint.name} has no right request in testing/role-matrix`);
  const isLetIn = expected(endpoint, kind) === allowedOf(endpoint);
  const { params, ifMatch, query = '', file } = await area.about({ endpoint, isLetIn, kind });
  const values: Record<string, string> = { id: OURS, ...params };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  const user = USERS[kind];
  const body = area.bodies[endpoint.name];
  const asked = controller === undefined ? query : `${query || '?'}&controller=${controller}`;
  const { status } = await compliance.send(endpoint.method, path + asked.replace('?&', '?'), {
    ...(user && { token: compliance.tokenFor(user, `session-of-${user}`) }),
    ...(body && { body }),
    ...(file && { raw: file.raw }),
    headers: { ...file?.headers, ...(endpoint.ifMatch && ifMatch && { 'if-match': ifMatch }) },
  });
  return status;
};

describe('T-04 the role matrix of requests and records', () => {
  it('has a right request for every call', () => {
    expect(guarded.map(({ name }) => name).sort()).toEqual(
      areas.flatMap(({ bodies }) => Object.keys(bodies)).sort(),
    );
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

  const takesController = ({ query }: AnyEndpoint): boolean =>
    query !== undefined && 'controller' in (query as ZodMiniObject).shape;

  it('asks in every call below the organization whose papers are meant', () => {
    const below = guarded.filter(({ path }) => path.startsWith('/organizations/:id/'));
    expect(below.filter((endpoint) => !takesController(endpoint)).map(({ name }) => name)).toEqual([
      'listPaperControllers',
    ]);
  });

  it.each(guarded.filter(takesController).map((endpoint) => [endpoint.name, endpoint] as const))(
    'gives papers of a client in %s to its officer, and nothing of the organization',
    async (_name, endpoint) => {
      const isAllowed = (status: number): boolean => ![401, 403, 404, 500].includes(status);
      // A further id in the address is of a record of the organization: the client has none such.
      const isOfRecord = endpoint.path.split('/:').length > 2 || OF_OURS.includes(endpoint.name);
      const readers =
        endpoint.flag === 'dpo' ? (['client officer', 'dpo', 'admin'] as const) : ['admin' as const];
      for (const kind of readers)
        expect([kind, isAllowed(await send(endpoint, kind, CLIENT))]).toEqual([kind, !isOfRecord]);
      // The flag opens the role's door; calls of Admins alone have none for it.
      const behindFlag = endpoint.flag === 'dpo' ? 404 : 403;
      const refused = {
        none: 401,
        foreign: 404,
        viewer: 403,
        member: 403,
        reviewer: 403,
        limited: behindFlag,
      };
      for (const [kind, status] of Object.entries(refused))
        if (status !== 403 || expected(endpoint, kind as Kind) === 403)
          expect([kind, await send(endpoint, kind as Kind, CLIENT)]).toEqual([kind, status]);
      const lost = typeof endpoint.role === 'number' && endpoint.role <= ROLES.member ? 404 : 403;
      expect(await send(endpoint, 'client member', CLIENT)).toBe(lost);
      expect(await send(endpoint, 'admin', 'f'.repeat(24))).toBe(404);
      expect(await send(endpoint, 'client officer', 'f'.repeat(24))).toBe(behindFlag);
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
