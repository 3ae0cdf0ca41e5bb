import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpoints } from '@yinyom/contracts/endpoints';
import { CALLS_OF_LIMITED_PEOPLE } from '@yinyom/contracts/identity/memberScope';
import { exampleRequest } from '../reference/exampleRequest';
import { publishSite } from '../testing/sampleSite';
import { startWholeGateways, type WholeGateways } from '../testing/startWholeGateways';

/** A website and a group with things of their own, by the first part of the address of a call about them. */
type Place = Record<
  | 'applications'
  | 'cookies'
  | 'exports'
  | 'consents'
  | 'consentLogs'
  | 'alerts'
  | 'organizations'
  | 'categories'
  | 'groups',
  string
>;

const SOMETHING = 'e'.repeat(24);
/** Calls about an organization that keep to the person's websites by themselves; quiet hours are everybody's. */
const CUT = [
  'listApplications',
  'listWebsiteOverviews',
  'listPortfolio',
  'getPortfolioCsv',
  'listPortfolioReports',
  'previewPortfolioReport',
  'listOrganizationReassign',
  'listReviewWebsites',
  'listNotices',
  'listGroups',
  'getAlertSettings',
  'listAgentConfirmations',
];
/** Of these no answer has an id of a website: a document is packed, and of reports there are none. */
const WITHOUT_IDS = ['getAlertSettings', 'previewPortfolioReport', 'listPortfolioReports'];
/** Calls whose address does not say that they are about an organization. */
const ABOUT_ALL = ['createApplication', 'listBulkActions', 'importWebsites'];
/** Of these the websites have none. */
const NOT_MADE = [
  ...['getTemplateLogo', 'getImport', 'getScan', 'getScanScreenshot', 'getGroupLogo', 'getGroupVersion'],
  ...['getGroupPublication', 'listPublicationRows', 'getPublicationCsv'],
  ...['getBulkAction', 'listBulkRows', 'getBulkCsv', 'getPortfolioReportPdf', 'getReviewCertificate'],
];
/** Refused for its file before anybody is asked who sends it. */
const WITHOUT_FILE = ['saveTemplateLogo', 'saveGroupLogo'];

let gateways: WholeGateways;
let inside: Place;
let outside: Place;

const asOwner = async (method: string, path: string, body?: unknown) => {
  const answer = await gateways.send(method, path, { token: gateways.owner.token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** Gives the owner a role and the websites of a scope; null: every website. */
const become = async (role: number, websites: string[] | null, groups: string[] = []) => {
  const users = (await gateways.connect('identity')).collection('users');
  const change = { 'memberships.0.role': role, 'memberships.0.scope': websites && { websites, groups } };
  await users.updateMany({}, { $set: change });
};

/** Raises an alert about a website; null: about the organization. @returns its id */
const raiseAlert = async (application_id: string | null, rule: string): Promise<string> => {
  const alerts = (await gateways.connect('notify')).collection('alerts');
  const now = new Date();
  const { insertedId } = await alerts.insertOne({
    organization_id: gateways.owner.organizationId,
    application_id,
    // The job that ends alerts looks at places, and at none of this name.
    place: 'of this test',
    rule,
    subject: '',
    severity: 'warning',
    state: 'raised',
    figures: {},
    evidence: null,
    open_key: `${application_id} ${rule}`,
    last_true_at: now,
    raised_at: now,
    updated_at: now,
    resolved_at: null,
  });
  return insertedId.toHexString();
};

/** An agent asks to disable a website, so that a confirmation waits for people who may do so. */
const askToDisable = async (application: string): Promise<void> => {
  const body = { name: 'Agent', scopes: ['applications:write'], agent: true };
  const { key } = await asOwner('POST', `/organizations/${gateways.owner.organizationId}/api-keys`, body);
  const asked = await gateways.send('PUT', `/applications/${application}/disable`, { token: key, body: {} });
  expect(asked.body.code).toBe('agent_confirmation_needed');
};

/** A group that the website is in. @returns its id */
const groupOf = async (application: string): Promise<string> => {
  const body = { organization_id: gateways.owner.organizationId, name: `Group of ${application}` };
  const { id } = await asOwner('POST', '/groups', body);
  await asOwner('PUT', `/applications/${application}/group`, { group_id: id });
  return String(id);
};

/** What belongs to a website, so that a call about it finds something. */
const placeOf = async (application: string): Promise<Place> => {
  const organization = gateways.owner.organizationId;
  const { entities } = await asOwner('GET', `/categories?organization_id=${organization}`);
  const category = String(
    entities.find(({ type }: { type: number }) => type === CATEGORY_TYPES.unclassified).id,
  );
  const cookie = await asOwner('POST', '/cookies', {
    application_id: application,
    category_id: category,
    name: '_limits',
    provider: 'Example',
    purpose: { th: 'ทดสอบ', en: 'Test' },
    expiry: 86_400,
    type: 1,
  });
  const file = await asOwner('POST', '/exports', {
    application_id: application,
    type: 'daily',
    format: 'csv',
  });
  await askToDisable(application);
  return {
    applications: application,
    cookies: String(cookie.id),
    exports: String(file.id),
    consents: SOMETHING,
    consentLogs: SOMETHING,
    alerts: await raiseAlert(application, 'script_missing'),
    organizations: organization,
    categories: category,
    groups: await groupOf(application),
  };
};

beforeAll(async () => {
  gateways = await startWholeGateways({ RATE_LIMITS: 'false' });
  const other = await asOwner('POST', '/applications', {
    organization_id: gateways.owner.organizationId,
    domain_name: 'library.registrar.ac.th',
    default_language: 'th',
  });
  const site = await publishSite(gateways);
  await site.decide('banner_accept');
  inside = await placeOf(other.id);
  outside = await placeOf(gateways.owner.applicationId);
  await raiseAlert(null, 'delivery_failing');
  const firstOf = async (kind: 'consents' | 'consentLogs'): Promise<string> =>
    (await asOwner('GET', `/${kind}?application_id=${outside.applications}`)).entities[0].id;
  const [consents, consentLogs] = [await firstOf('consents'), await firstOf('consentLogs')];
  outside = { ...outside, consents, consentLogs };
});
afterAll(() => gateways?.stop());

/** A call about a place: the example of the API document with its ids. */
const requestAbout = (endpoint: AnyEndpoint, place: Place) => {
  const { path, query } = endpoint;
  const [, kind = ''] = path.split('/');
  const { address, body } = exampleRequest(endpoint);
  const own = (place as Record<string, string | undefined>)[kind] ?? SOMETHING;
  const filled = path
    .replace(':version', '1')
    .replace(/:(?:id|logId)\b/, own)
    .replace(/:\w+/g, SOMETHING);
  const asked = new URLSearchParams(address.split('?')[1] ?? '');
  const fields = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
  for (const [name, id] of [
    ['application_id', place.applications],
    ['application_ids', `${inside.applications},${place.applications}`],
    ['organization_id', place.organizations],
  ] as const)
    if (asked.has(name) || (fields.includes(name) && name !== 'organization_id')) asked.set(name, id);
  const given = body?.value as Record<string, unknown> | undefined;
  return {
    path: asked.size > 0 ? `${filled}?${asked}` : filled,
    body: given && {
      ...given,
      ...('application_id' in given && { application_id: place.applications }),
      ...('organization_id' in given && { organization_id: place.organizations }),
    },
  };
};
type Answer = [status: number, code?: string];
const ask = async (endpoint: AnyEndpoint, place: Place): Promise<Answer> => {
  const { path, body } = requestAbout(endpoint, place);
  const sent = { token: gateways.owner.token, ...(body && { body }) };
  const answer = await gateways.send(endpoint.method, path, sent);
  return [answer.status, answer.body?.code];
};

/** Calls that a limited member may make; Admins have no scope. Streams are left out: they would not end; so are a preview and flags, of no website. */
const open = endpoints.filter(
  ({ auth, role, name }) =>
    auth === 'bearer' &&
    typeof role === 'number' &&
    role < 1000 &&
    !['watchScan', 'watchEvents', 'openPreview', 'getPartFlags'].includes(name),
);
const isOfOrganization = ({ name, path }: AnyEndpoint): boolean =>
  /^\/(?:organizations|categories)/.test(path) || ABOUT_ALL.includes(name);
const named = (list: readonly AnyEndpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);
const ofWebsites = open.filter((one) => !isOfOrganization(one) && !CUT.includes(one.name));
const NOT_FOUND = [404, 'not_found'];

/** What a call answers somebody without limits about a website outside and about one inside; the same for all limits. */
const unlimited = new Map<string, Promise<[there: Answer, here: Answer]>>();
const askedWithout = async (endpoint: AnyEndpoint): Promise<[there: Answer, here: Answer]> => {
  await become(endpoint.role as number, null);
  return [await ask(endpoint, outside), await ask(endpoint, inside)];
};
const withoutLimits = (endpoint: AnyEndpoint): Promise<[there: Answer, here: Answer]> => {
  const asked = unlimited.get(endpoint.name) ?? askedWithout(endpoint);
  unlimited.set(endpoint.name, asked);
  return asked;
};

const byName = () => [[inside.applications], []] as [string[], string[]];
const byGroup = () => [[], [inside.groups]] as [string[], string[]];

describe.each([
  ['by the name of a website', byName],
  ['by its group', byGroup],
])('people limited %s', (_how, limits) => {
  // A group is seen by those who see all of its websites.
  const seen = ofWebsites.filter(({ path }) => !path.startsWith('/groups') || limits !== byName);

  it.each(named(seen))('%s finds nothing of a website outside, and all inside', async (_name, endpoint) => {
    const role = endpoint.role as number;
    if (endpoint.method === 'GET') {
      const [there, here] = await withoutLimits(endpoint);
      await become(role, ...limits());
      expect(await ask(endpoint, inside)).toEqual(here);
      // Without the limits it is found.
      if (!NOT_MADE.includes(endpoint.name)) expect(there[0]).not.toBe(404);
    }
    await become(role, ...limits());
    if (!WITHOUT_FILE.includes(endpoint.name)) expect(await ask(endpoint, outside)).toEqual(NOT_FOUND);
  });
});

it.each(named(ofWebsites.filter(({ path }) => path.startsWith('/groups'))))(
  '%s finds no group whose other websites the person does not see',
  async (_name, endpoint) => {
    await become(endpoint.role as number, [inside.applications]);
    if (!WITHOUT_FILE.includes(endpoint.name)) expect(await ask(endpoint, inside)).toEqual(NOT_FOUND);
  },
);

it.each(named(open.filter((one) => isOfOrganization(one) && !CUT.includes(one.name))))(
  '%s is about the organization: nothing is there, but for what work on a website needs',
  async (name, endpoint) => {
    await become(endpoint.role as number, [inside.applications]);
    const [status, code] = await ask(endpoint, outside);
    // A reviewer of some websites may be invited to papers, too: none here.
    if ([...CALLS_OF_LIMITED_PEOPLE, 'listReadablePapers'].includes(name)) expect(status).toBe(200);
    else expect([status, code]).toEqual(NOT_FOUND);
  },
);

it.each(named(open.filter(({ name }) => CUT.includes(name))))('%s is cut', async (_name, endpoint) => {
  const textOf = async () => {
    const { path } = requestAbout(endpoint, outside);
    const { status, body } = await gateways.send(endpoint.method, path, { token: gateways.owner.token });
    return [status, JSON.stringify(body)];
  };
  await become(10, null);
  const [, whole] = await textOf();
  for (const limits of [byName(), byGroup()]) {
    await become(10, ...limits);
    const [status, text] = await textOf();
    expect(status).toBe(200);
    expect(text).not.toContain(outside.applications);
  }
  if (!WITHOUT_IDS.includes(endpoint.name)) expect(whole).toContain(outside.applications);
});

it('alerts of the organization are listed with a website for those who see every website, not for others', async () => {
  const rules = async () => {
    const path = `/applications/${inside.applications}/alerts`;
    const { entities } = (await gateways.send('GET', path, { token: gateways.owner.token })).body;
    return entities.map(({ rule }: { rule: string }) => rule);
  };
  await become(10, null);
  expect(await rules()).toContain('delivery_failing');
  await become(10, [inside.applications]);
  expect(await rules()).not.toContain('delivery_failing');
});

it('alerts are counted for the websites of the person, and those of the organization for none of them', async () => {
  const count = async () =>
    (await gateways.send('GET', '/me/alerts/count', { token: gateways.owner.token })).body;
  await become(10, null);
  expect((await count()).raised).toBe(3);
  for (const limits of [byName(), byGroup()]) {
    await become(10, ...limits);
    expect(await count()).toMatchObject({
      raised: 1,
      by_application: [{ application_id: inside.applications }],
    });
  }
});
