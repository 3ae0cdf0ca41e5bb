import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { endpointsOf } from '@yinyom/contracts/endpoints';
import type { Sending } from '@yinyom/testing/serviceHarness';
import { OURS } from '@yinyom/testing/identityStandIn';
import { publishedSite } from './testing/bannerEditing';
import { multipart } from './testing/multipart';
import { oneOfEverything, PNG, RENEWED, type Things } from './testing/oneOfEverything';
import { newDomain } from './testing/sampleSite';
import { startWebsites, type Websites } from './testing/startWebsites';

let websites: Websites;
let things: Things;
beforeAll(async () => {
  websites = await startWebsites();
  websites.identity.deadSessions.add('session-of-ghost');
  websites.identity.memberships.push({ userId: 'ghost', organizationId: OURS, role: 1000 });
  things = await oneOfEverything(websites);
});
afterAll(() => websites.close());

const FONT = readFileSync(path.resolve(__dirname, '../fonts/ibm-plex-sans-thai.woff2'));
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A request that is right in everything but, perhaps, who sends it. */
const REQUESTS: Record<string, (things: Things) => Sending & { query?: string; id?: string }> = {
  createApplication: () => ({
    body: { organization_id: OURS, domain_name: newDomain(), default_language: 'th' },
  }),
  listApplications: () => ({ query: `?organization_id=${OURS}` }),
  updateApplication: () => ({ body: { name: 'Faculty of Science' } }),
  disableApplication: () => ({ body: {} }),
  verifyApplication: () => ({ body: { method: 'dns' } }),
  mailInstructions: () => ({ body: { email: 'webmaster@agency.example' } }),
  addBlockRule: ({ categories }) => ({
    body: { host: 'www.example.org/added.js', category_id: categories[3] as string },
  }),
  removeBlockRule: () => ({ query: '?host=tags.example.org/own.js' }),
  switchBlockRule: () => ({ body: { host: 'stats.example.org', active: true } }),
  deleteApplication: ({ site }) => ({ query: `?confirm=${site.domain_name}` }),
  saveTemplate: ({ template: { etag, ...body } }) => ({ body, headers: { 'if-match': etag } }),
  restoreTemplateVersion: () => ({ body: {} }),
  saveTemplateLogo: () => ({ form: { logo: PNG } }),
  saveTemplateFont: () => multipart('file', FONT),
  savePrivacyFile: () => ({
    query: '?language=th',
    raw: new Uint8Array(PDF),
    headers: { 'content-type': 'application/pdf' },
  }),
  deletePrivacyFile: () => ({ query: '?language=th' }),
  updateSiteCategory: () => ({ body: { order: 7 } }),
  listCategories: () => ({ query: `?organization_id=${OURS}` }),
  createCategory: () => ({
    body: { organization_id: OURS, title: { th: `ก ${newDomain()}`, en: `A ${newDomain()}` } },
  }),
  getCategory: ({ category }) => ({ id: category.id }),
  updateCategory: ({ category }) => ({ id: category.id, body: { gcm: [] } }),
  enableCategory: ({ category }) => ({ id: category.id, body: {} }),
  deleteCategory: ({ category }) => ({ id: category.id }),
  createCookie: ({ site, categories }) => ({
    body: {
      application_id: site.id,
      category_id: categories[3],
      name: newDomain(),
      provider: 'Example',
      purpose: { th: 'ทดสอบ', en: 'Test' },
      expiry: 86_400,
      type: 1,
    },
  }),
  listCookies: ({ site }) => ({ query: `?application_id=${site.id}` }),
  getCookie: ({ cookie }) => ({ id: cookie.id }),
  updateCookie: ({ cookie }) => ({ id: cookie.id, body: { provider: 'Other' } }),
  deleteCookie: ({ cookie }) => ({ id: cookie.id }),
  listOrganizationReassign: () => ({ id: OURS }),
  reassignCookies: ({ cookie, categories }) => ({
    body: { items: [{ cookie_id: cookie.id, category_id: categories[4] }] },
  }),
  createImport: () => ({ body: { source: 'csv', text: 'name,category\n_ga,statistics' } }),
  applyImport: () => ({ body: { categories: {} } }),
  undoImport: () => ({ body: {} }),
  savePolicy: ({ policy: { answers, etag } }) => ({ body: { answers }, headers: { 'if-match': etag } }),
  listReviewWebsites: () => ({ id: OURS }),
  addReviewRemark: ({ review: { version } }) => ({
    body: { version, text_path: 'banner.title', remark: 'Too long.' },
  }),
  settleReviewRemark: () => ({ body: { settled: true } }),
  signReview: ({ review }) => ({ body: review }),
  getReviewCertificate: () => ({ query: '?by=reviewer' }),
  listGroups: () => ({ query: `?organization_id=${OURS}` }),
  createGroup: () => ({ body: { organization_id: OURS, name: newDomain() } }),
  getGroup: ({ group }) => ({ id: group.id }),
  updateGroup: ({ group: { id, etag } }) => ({ id, body: { position: 3 }, headers: { 'if-match': etag } }),
  saveGroupDraft: ({ group: { id, etag } }) => ({
    id,
    body: { sections: {} },
    headers: { 'if-match': etag },
  }),
  deleteGroup: ({ group: { id, name } }) => ({ id, query: `?confirm=${encodeURIComponent(name)}` }),
  listGroupVersions: ({ group }) => ({ id: group.id }),
  getGroupVersion: ({ group }) => ({ id: group.id }),
  getGroupLogo: ({ group }) => ({ id: group.id }),
  saveGroupLogo: ({ group }) => ({ id: group.id, form: { logo: PNG } }),
  deleteGroupLogo: ({ group }) => ({ id: group.id }),
  getGroupTag: ({ group }) => ({ id: group.id }),
  makeGroupTag: ({ group }) => ({ id: group.id, body: {} }),
  removeGroupTag: ({ group }) => ({ id: group.id }),
  ignoreTagHost: ({ group }) => ({ id: group.id, body: { host: 'elsewhere.ac.th', ignored: true } }),
  publishGroup: ({ group }) => ({ id: group.id, body: { dry_run: true } }),
  listGroupPublications: ({ group }) => ({ id: group.id }),
  getGroupPublication: ({ group }) => ({ id: group.id }),
  listPublicationRows: ({ group }) => ({ id: group.id }),
  getPublicationCsv: ({ group }) => ({ id: group.id }),
  steerGroupPublication: ({ group }) => ({ id: group.id, body: {} }),
  compareInheritance: () => ({ query: '?sections=design' }),
  takeInheritance: ({ seen }) => ({ body: { sections: ['design'], seen } }),
  keepSections: () => ({ body: { sections: ['design'] } }),
  moveApplication: ({ group }) => ({ body: { group_id: group.id } }),
  listInheritance: ({ group }) => ({ id: group.id }),
  takeGroupInheritance: ({ group, site, seen }) => ({
    id: group.id,
    body: { items: [{ application_id: site.id, sections: ['design'], seen }] },
  }),
  startBulkAction: ({ site }) => ({
    body: { organization_id: OURS, operation: { action: 'snippets' }, application_ids: [site.id] },
  }),
  listBulkActions: () => ({ query: `?organization_id=${OURS}` }),
  importWebsites: () => ({ body: { organization_id: OURS, csv: `domain\n${newDomain()}` } }),
  getBulkAction: ({ bulk }) => ({ id: bulk }),
  listBulkRows: ({ bulk }) => ({ id: bulk }),
  getBulkCsv: ({ bulk }) => ({ id: bulk }),
  steerBulkAction: ({ bulk }) => ({ id: bulk, body: {} }),
  decideProposals: () => ({ body: { decision: 'dismiss', ids: [OURS] } }),
};

const send = (endpoint: AnyEndpoint, things: Things, user: string | null) => {
  const { query = '', id = things.site.id, ...sending } = REQUESTS[endpoint.name]?.(things) ?? {};
  const path = endpoint.path
    .replace(':id', id)
    .replace(':categoryId', things.categories[3] ?? '')
    .replace(':importId', things.imported[endpoint.name === 'applyImport' ? 'preview' : 'applied'])
    .replace(':publicationId', things.planned)
    .replace(':remarkId', things.remark)
    .replace(':act', 'pause')
    .replace(':version', '1');
  return user === null
    ? websites.send(endpoint.method, path + query, sending)
    : websites.as(user)(endpoint.method, path + query, sending);
};

const ROLE_OF = { reviewer: 0, viewer: 1, member: 10, admin: 1000 } as const;
const calls = [...endpointsOf('websites'), ...endpointsOf('groups'), ...endpointsOf('bulk')].filter(
  ({ auth }) => auth === 'bearer',
);
it('every call that removes something removes what was made for it', () => {
  const removing = calls.filter(({ method }) => method === 'DELETE').map(({ name }) => name);
  expect(removing.filter((name) => !(name in RENEWED))).toEqual([]);
});

const named = calls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(named)('T-04: %s', (_title, endpoint) => {
  it('needs a living session', async () => {
    expect((await send(endpoint, things, null)).status).toBe(401);
    expect((await send(endpoint, things, 'ghost')).status).toBe(401);
  });

  it('T-01, T-03: is not there for another organization, suspended members and the merely invited', async () => {
    for (const user of ['foreigner', 'suspended']) {
      const { status, body } = await send(endpoint, things, user);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
    }
  });

  it.each(Object.entries(ROLE_OF))('judges a %s by the role it declares', async (user, role) => {
    const granted = role >= Number(endpoint.role);
    const renewed = granted ? await RENEWED[endpoint.name]?.(websites, things) : undefined;
    const { status, body } = await send(endpoint, { ...things, ...renewed }, user);
    if (granted) expect({ ok: status < 300, body }).toMatchObject({ ok: true });
    else expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
  });
});

it('T-05: a role that was taken away counts from the next call on', async () => {
  const site = await publishedSite(websites);
  const leaving = { userId: 'leaving', organizationId: OURS, role: 10 as const };
  websites.identity.memberships.push(leaving);
  const rename = () =>
    websites.as('leaving')('PUT', `/applications/${site.id}`, { body: { name: 'Renamed' } });
  expect((await rename()).status).toBe(200);
  websites.identity.memberships.splice(websites.identity.memberships.indexOf(leaving), 1);
  expect((await rename()).status).toBe(404);
});

it('T-01: what belongs to others answers like what does not exist, and the owner learns of it', async () => {
  const site = await publishedSite(websites);
  const foreign = await websites.as('foreigner')('GET', `/applications/${site.id}`);
  const missing = await websites.as('foreigner')('GET', `/applications/${'1'.repeat(24)}`);
  const { request_id: _one, ...foreignBody } = foreign.body;
  const { request_id: _other, ...missingBody } = missing.body;
  expect(foreignBody).toEqual(missingBody);
  expect(websites.identity.audit).toContainEqual(
    expect.objectContaining({
      organization_id: OURS,
      result: 'denied',
      target: expect.objectContaining({ id: site.id }),
    }),
  );
});
