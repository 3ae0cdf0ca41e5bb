import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpointsOf } from '@yinyom/contracts/endpoints';
import {
  PASSWORD,
  startIdentity,
  type IdentityTest,
  type Person,
  type Place,
} from '../../test/startIdentity';
import { createSoftKey } from '../../test/softKey';

let identity: IdentityTest;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMITS: 'false' });
});
afterAll(() => identity.close());

/** A credential that nobody asked for. */
const strayKey = createSoftKey('https://console.example.ac.th').create({
  challenge: 'AA',
  rp: { id: 'console.example.ac.th', name: 'Yinyom' },
});

interface Sample {
  body?: unknown;
  /** Status for a caller who is allowed, when the sample meets a state that is not the usual one. */
  allowed?: number;
}

interface Situation {
  organization: Place;
  target: Person;
  caller: Person | null;
}

/** A right request for every call of a signed-in person. A call without one fails the test below. */
const SAMPLES: Record<string, Sample> = {
  logOut: { body: {} },
  getMe: {},
  // A person is no key.
  getKey: { allowed: 404 },
  getOwnConfirmation: { allowed: 404 },
  listAgentConfirmations: {},
  // None is open; that they are shown and decided is tested where they are.
  getAgentConfirmation: { allowed: 404 },
  decideAgentConfirmation: { body: { decision: 'refuse' }, allowed: 404 },
  updateMe: { body: { first_name: 'New' } },
  changeEmail: { body: { email: 'other@example.ac.th', password: PASSWORD } },
  changePassword: { body: { old_password: PASSWORD, new_password: 'Rice-Field-84' } },
  requestTwoFactor: { body: {} },
  confirmTwoFactor: { body: { code: '123456' }, allowed: 409 },
  disableTwoFactor: { body: { password: PASSWORD, code: '123456' }, allowed: 409 },
  renewRecoveryCodes: { body: { password: PASSWORD, code: '123456' }, allowed: 409 },
  listSecurityKeys: {},
  requestSecurityKey: { body: { password: PASSWORD } },
  // Nothing was asked for; that a key can be added is tested where keys are.
  addSecurityKey: { body: { name: 'Key', credential: strayKey }, allowed: 422 },
  renameSecurityKey: { body: { name: 'Key' }, allowed: 404 },
  removeSecurityKey: { body: { password: PASSWORD }, allowed: 404 },
  listSessions: {},
  revokeSession: { allowed: 404 },
  listMyOrganizations: {},
  // Another text is offered; that everybody may open one is tested where it is opened (F-L12).
  createOrganization: {
    body: { name: 'Second', accept_dpa: true, dpa_sha256: '0'.repeat(64) },
    allowed: 422,
  },
  getOrganization: {},
  updateOrganization: { body: { name: 'Renamed' } },
  getBrand: {},
  // Without If-Match nothing is changed; that it can be is tested where brands are.
  saveBrand: { body: { name: 'Agency' }, allowed: 428 },
  deleteBrand: { allowed: 428 },
  saveBrandLogo: { body: { logo: 'AAAA' }, allowed: 422 },
  deleteBrandLogo: {},
  getPartnerDomains: {},
  setPartnerDomains: { body: { domains: ['siamlaw.com'] } },
  listOrganizationUsers: {},
  addOrganizationUser: {
    body: { email: 'new@example.ac.th', first_name: 'New', last_name: 'Person', role: 1 },
  },
  updateOrganizationUser: { body: { role: 10 } },
  removeOrganizationUser: {},
  resendInvitation: { body: {}, allowed: 409 },
  acceptInvitation: { body: {}, allowed: 404 },
  declineInvitation: { body: {}, allowed: 404 },
  listAuditLog: {},
  listApiKeys: {},
  createApiKey: { body: { name: 'Key', scopes: ['reports:read'] } },
  // There is none yet; that keys can be changed is tested where they are.
  updateApiKey: { body: { name: 'Key' }, allowed: 404 },
  removeApiKey: { allowed: 404 },
  rotateApiKey: { body: {}, allowed: 404 },
  // Address and name typed again differ; that both work is tested where they are closed.
  closeAccount: { body: { password: PASSWORD, confirm: 'x' }, allowed: 422 },
  closeOrganization: { body: { password: PASSWORD, confirm: 'x' }, allowed: 422 },
  // There is no demo.
  removeSampleData: { allowed: 404 },
  cancelClosing: { body: {}, allowed: 409 },
  getOrganizationAgreement: {},
  acceptAgreement: { body: { sha256: '0'.repeat(64) }, allowed: 409 },
  // Nothing was accepted yet.
  getOrganizationAgreementFile: { allowed: 404 },
};

const guarded = endpointsOf('identity').filter(({ auth }) => auth === 'bearer');
const CALLERS = ['none', 'foreign', 'invited', 'suspended', 'reviewer', 'viewer', 'member', 'admin'] as const;
type CallerKind = (typeof CALLERS)[number];

const rolesOf = { reviewer: 0, viewer: 1, member: 10, admin: 1000 } as const;

const makeCaller = async (kind: CallerKind, organization: Place): Promise<Person | null> => {
  switch (kind) {
    case 'none':
      return null;
    case 'foreign':
      return identity.makePerson([{ organization: await identity.makeOrganization('Other'), role: 1000 }]);
    case 'invited':
    case 'suspended':
      return identity.makePerson([{ organization, role: 1000, status: kind }]);
    default:
      return identity.makePerson([{ organization, role: rolesOf[kind] }]);
  }
};

const successOf = ({ status, answer }: AnyEndpoint): number => status ?? (answer ? 200 : 204);

const expected = (endpoint: AnyEndpoint, kind: CallerKind): number => {
  const allowed = SAMPLES[endpoint.name]?.allowed ?? successOf(endpoint);
  if (kind === 'none') return 401;
  if (endpoint.role === 'self') return allowed;
  if (kind === 'foreign' || kind === 'invited' || kind === 'suspended') return 404;
  return rolesOf[kind] >= (endpoint.role ?? 0) ? allowed : 403;
};

describe('T-04 the role matrix, generated from the contract', () => {
  it('has a right request for every call of a signed-in person', () => {
    expect(guarded.map(({ name }) => name).filter((name) => !(name in SAMPLES))).toEqual([]);
  });

  const situationOf = async (kind: CallerKind): Promise<Situation> => {
    const organization = await identity.makeOrganization();
    await identity.makePerson([{ organization, role: 1000 }]);
    const target = await identity.makePerson([{ organization, role: 1 }]);
    return { organization, target, caller: await makeCaller(kind, organization) };
  };
  /** Who is refused changes nothing: the next call that refuses them finds all as it was. */
  const refused = new Map<CallerKind, Promise<Situation>>();
  const refusedSituation = (kind: CallerKind): Promise<Situation> => {
    const made = refused.get(kind) ?? situationOf(kind);
    refused.set(kind, made);
    return made;
  };

  it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    'lets exactly the right callers use %s',
    async (_name, endpoint) => {
      const statuses: Partial<Record<CallerKind, number>> = {};
      const wanted: Partial<Record<CallerKind, number>> = {};
      for (const kind of CALLERS) {
        const status = expected(endpoint, kind);
        const isLetIn = status === (SAMPLES[endpoint.name]?.allowed ?? successOf(endpoint));
        const { organization, target, caller } = await (isLetIn ? situationOf : refusedSituation)(kind);
        const id = endpoint.path.startsWith('/organizations') ? organization.id : target.id;
        const path = endpoint.path
          .replace(':id', id)
          .replace(/:keyId|:confirmationId/, 'e'.repeat(24))
          .replace(':scheme', 'light')
          .replace(':userId', target.id);
        const body = SAMPLES[endpoint.name]?.body;
        const sent = endpoint.bodyKind === 'form' ? { form: body as Record<string, string> } : { body };
        const answer = await identity.send(endpoint.method, path, { token: caller?.token, ...sent });
        statuses[kind] = answer.status;
        wanted[kind] = status;
        if (answer.status === 403) expect(answer.body.message).toBe('คุณไม่มีสิทธิ์เข้าถึงส่วนนี้');
      }
      expect(statuses).toEqual(wanted);
    },
  );
});

describe('T-05 a change of access while a token is alive', () => {
  it('counts from the next call on, for role, suspension and removal', async () => {
    const organization = await identity.makeOrganization();
    const admin = await identity.makePerson([{ organization, role: 1000 }]);
    const other = await identity.makePerson([{ organization, role: 1000 }]);
    const path = `/organizations/${organization.id}/users`;
    const asOther = (url: string) => identity.send('GET', url, { token: other.token });
    const change = (body: unknown) =>
      identity.send('PUT', `${path}/${other.id}`, { token: admin.token, body });

    expect((await asOther(path)).status).toBe(200);
    await change({ role: 1 });
    expect((await asOther(path)).status).toBe(403);
    await change({ status: 'suspended' });
    expect((await asOther(`/organizations/${organization.id}`)).status).toBe(404);
    await change({ status: 'active' });
    expect((await asOther(`/organizations/${organization.id}`)).status).toBe(200);
    await identity.send('DELETE', `${path}/${other.id}`, { token: admin.token });
    expect((await asOther(`/organizations/${organization.id}`)).status).toBe(404);
    expect((await asOther('/me')).status).toBe(200);
  });
});
