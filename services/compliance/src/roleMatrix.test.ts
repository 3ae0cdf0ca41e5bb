import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpoints } from '@yinyom/contracts/endpoints';
import { ROLES } from '@yinyom/contracts/constants';
import { OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { agreementCalls } from './testing/role-matrix/agreementCalls';
import { binderCalls } from './testing/role-matrix/binderCalls';
import { incidentCalls } from './testing/role-matrix/incidentCalls';
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
];

const LIMITED = 'limited';
let compliance: Compliance;
let areas: MatrixArea[];
beforeAll(async () => {
  compliance = await startCompliance();
  compliance.identity.memberships.push(
    // What no Admin can set, and what must open nothing all the same.
    { userId: LIMITED, organizationId: OURS, role: 10, websites: ['c'.repeat(24)], flags: ['dpo'] },
    { userId: 'their-officer', organizationId: THEIRS, role: 1, flags: ['dpo'] },
  );
  areas = AREAS.map((area) => area(compliance));
});
afterAll(() => compliance.close());

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
  // A flag of a limited person opens the role's door only: what is behind it is about the whole organization.
  if (kind === 'limited' && flag === 'dpo') return 404;
  if (kind === 'member' && role === ROLES.member) return allowed;
  return typeof role === 'number' ? 403 : allowed;
};

const send = async (endpoint: AnyEndpoint, kind: Kind): Promise<number> => {
  const area = areas.find(({ bodies }) => endpoint.name in bodies);
  if (!area) throw new Error(`${endpoint.name} has no right request in testing/role-matrix`);
  const isLetIn = expected(endpoint, kind) === allowedOf(endpoint);
  const { params, ifMatch, query = '', file } = await area.about({ endpoint, isLetIn, kind });
  const values: Record<string, string> = { id: OURS, ...params };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  const user = USERS[kind];
  const body = area.bodies[endpoint.name];
  const { status } = await compliance.send(endpoint.method, path + query, {
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

  it('answers about a request that is not there as about one of another organization', async () => {
    const { id } = await compliance.enter();
    const read = (user: string, which: string) => compliance.as(user)('GET', `/requests/${which}`);
    const [foreign, missing] = [await read('foreigner', id), await read('foreigner', 'f'.repeat(24))];
    const plain = ({ status, body }: typeof foreign) => [status, { ...body, request_id: '' }];
    expect(plain(foreign)).toEqual(plain(missing));
  });
});
