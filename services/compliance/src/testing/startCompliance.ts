import { sampleFacts as checkFacts } from '@yinyom/contracts/compliance/testing/sampleFacts';
import { createLogger, type Logger } from '@yinyom/service-kit/logger';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { identityStandIn, OURS, THEIRS } from '@yinyom/testing/identityStandIn';
import { startServiceHarness, testSecrets, testSettings } from '@yinyom/testing/serviceHarness';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { ownValue } from '@yinyom/contracts/ownValue';
import { createComplianceService, type ComplianceDeps } from '../createComplianceService';
import { sampleRecords } from './sampleRecords';
import { factsOfSites, sampleOrganization, sampleWebsite } from './sampleFacts';
import { processorCalls, sampleProcessors } from './sampleProcessors';

/** Ids of people: requests name them. */
export const ADMIN = 'ad'.repeat(12);
export const OFFICER = 'dd'.repeat(12);
export const MEMBER = 'be'.repeat(12);

/** A decision of a visitor of ours. */
export const DECISION = '7c'.repeat(12);

/** A website of ours whose form may be on. */
export const SITE_KEY = 'site-key-of-ours';
const PUBLISHED = {
  application_id: 'c'.repeat(24),
  organization_id: OURS,
  site_key: SITE_KEY,
  host: 'site.example.ac.th',
  shared_hosts: [],
  deleted: false,
  privacy_urls: {
    th: 'https://www.example.ac.th/privacy',
    en: `/public/sites/${SITE_KEY}/privacy/en`,
  },
} as unknown as Awaited<ReturnType<ComplianceDeps['websites']['getPublishedSite']>>;

interface Options extends Pick<ComplianceDeps, 'now' | 'patienceMs' | 'jobs' | 'ruleSets' | 'mailMs'> {
  logger?: Logger;
  /** DATA_SECRET. */
  ring?: KeyRing;
  /** Settings that differ. */
  env?: Record<string, string>;
  /** Calls of a consents service that runs, in place of samples. */
  consents?: Partial<ComplianceDeps['consents']>;
  /** One that is there already; default: a new one. */
  database?: Pick<TestDatabase, 'connect' | 'close'>;
}

/** The service on a real database over real HTTP, with an Admin, a Viewer who is the officer, and others. */
export const startCompliance = async (options: Options = {}) => {
  const { now, ring, logger, patienceMs, jobs, env, ruleSets, mailMs } = options;
  const database = options.database ?? (await startTestDatabase());
  const identity = identityStandIn();
  identity.memberships.push(
    { userId: ADMIN, organizationId: OURS, role: 1000 },
    { userId: OFFICER, organizationId: OURS, role: 1, flags: ['dpo'] },
    { userId: MEMBER, organizationId: OURS, role: 10 },
  );
  identity.client.organizationContact = async () => ({ name: 'มหาวิทยาลัยตัวอย่าง', dpo: null });
  const organization = sampleOrganization();
  identity.client.organizationFacts = async ({ organization_id }) =>
    organization_id === OURS
      ? organization
      : { ...organization, name: 'Other Co.', contact_email: 'office@other.example.com', dpo: null };
  /** Websites by organization; a test may change them at any time. */
  const sites = {
    [OURS]: [sampleWebsite('c'.repeat(24), 'www.example.ac.th')],
    [THEIRS]: [sampleWebsite('d'.repeat(24), 'other.example.com')],
  };
  /** Clients of ours; a test may add some, and take them away. */
  const clients: Awaited<ReturnType<ComplianceDeps['websites']['controllerGroups']>> = [];
  const sitesOf = (organizationId: string, controller?: string | null) =>
    (ownValue(sites, organizationId) ?? []).filter(
      ({ client }) => controller === undefined || (client?.group_id ?? null) === controller,
    );
  /** Own websites that there are besides; a test may change it. */
  const compliance = {
    undescribed: 0,
    /** Whether what led from the decision to its visitor is erased. */
    erased: false,
    /** An erasure is done, and its answer is lost. */
    losesAnswers: false,
    /** Roles that decisions were read with; undefined: with all that they say. */
    readers: [] as (number | undefined)[],
    /** Figures of each website. */
    hours: [] as Awaited<ReturnType<ComplianceDeps['consents']['watchFigures']>>['hours'],
    /** How the banner did in the latest scan; a test may change it. */
    banner: null as Awaited<ReturnType<NonNullable<ComplianceDeps['scanner']>['watchBanner']>>,
  };
  const records = sampleRecords(() => sites);
  /** Possible processors; a test may change them at any time. */
  const processors = sampleProcessors();
  const { writingKeys, ...others } = processorCalls(processors);
  identity.client.writingKeys = writingKeys;
  /** What was signed. */
  const signed: Record<string, unknown>[] = [];
  const websites: ComplianceDeps['websites'] = {
    getPublishedSite: async ({ site_key }) => (site_key === SITE_KEY ? PUBLISHED : null),
    websiteFacts: async ({ organization_id, controller, application_ids }) =>
      factsOfSites(
        sitesOf(organization_id, controller),
        controller ? 0 : compliance.undescribed,
        application_ids,
      ),
    websiteNames: async ({ organization_id, controller }) => sitesOf(organization_id, controller),
    listApplicationIds: async ({ organization_id, controller, limits = [] }) =>
      sitesOf(organization_id, controller)
        .map(({ id }) => id)
        // Which websites are in a group is not known here: a group has them all.
        .filter((id) => limits.every((limit) => limit.groups.length > 0 || limit.applications.includes(id))),
    controllerGroups: async ({ organization_id, group_id }) =>
      organization_id === OURS
        ? clients.filter((client) => group_id === undefined || client.group_id === group_id)
        : [],
    controllerOf: async ({ application_id }) => {
      const client = sitesOf(OURS).find(({ id }) => id === application_id)?.client ?? null;
      return client && { name: client.name, dpo: client.dpo, group_id: client.group_id };
    },
    ...records.websites,
    listComplianceFacts: async ({ organization_id, application_ids }) =>
      (ownValue(sites, organization_id) ?? [])
        .filter(({ id }) => application_ids?.includes(id))
        .map(({ id, domain_name }) => checkFacts({ application_id: id, organization_id, domain_name })),
  };
  const connection = await database.connect('compliance');
  const service = await createComplianceService({
    settings: testSettings({ RATE_LIMITS: 'false', ...env }),
    secrets: { ...testSecrets, ...(ring && { DATA_SECRET: ring }) },
    logger: logger ?? createLogger('silent'),
    database: connection,
    identity: identity.client,
    ...others,
    websites,
    scanner: { ...records.scanner, ...others.scanner, watchBanner: async () => compliance.banner },
    consents: {
      ...records.consents,
      signCertificate: async ({ content }) => {
        signed.push(content);
        return { key_id: 'key-of-tests', keys: [], signature: 'c2lnbmVk' };
      },
      listOwnRequests: async () => [],
      forgetOwnRequests: async () => null,
      decisionOwner: async ({ organization_id, consent_id }) =>
        organization_id === OURS && consent_id === DECISION
          ? { application_id: 'c'.repeat(24), erased: compliance.erased }
          : null,
      ownDecisions: async ({ language, role }) => {
        compliance.readers.push(role);
        const rows = [{ name: 'Result', value: 'Accepted all' }];
        const network = { name: 'Network', value: '203.0.113.0' };
        return {
          total: 60,
          decisions: [{ title: `Decided (${language})`, rows: role === 1 ? rows : [...rows, network] }],
          left_out: role === 1 ? [network.name] : [],
        };
      },
      eraseOwnDecisions: async ({ consent_id }) => {
        if (consent_id !== DECISION) return null;
        const erased = compliance.erased ? 0 : 2;
        compliance.erased = true;
        if (compliance.losesAnswers) throw new Error('the connection broke off');
        return { erased };
      },
      watchChain: async () => ({ ok: true }),
      watchFigures: async () => ({ hours: compliance.hours, shown_at: null }),
      ...options.consents,
    },
    ...(now && { now }),
    ...(jobs && { jobs }),
    ...(ruleSets && { ruleSets }),
    ...(patienceMs !== undefined && { patienceMs }),
    ...(mailMs !== undefined && { mailMs }),
  });
  const harness = await startServiceHarness(service);
  const as =
    (user: string) => (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
      harness.send(method, path, {
        token: harness.tokenFor(user, `session-of-${user}`),
        ...(body !== undefined && { body }),
        ...(headers && { headers }),
      });
  const officer = as(OFFICER);
  return Object.assign(compliance, {
    ...harness,
    service,
    identity,
    connection,
    organization,
    sites,
    clients,
    records,
    processors,
    /** Other services, for parts that a test makes by itself. */
    calls: { ...others, websites },
    signed,
    as,
    officer,
    admin: as(ADMIN),
    /** A file as the officer gets it. @param path below /api/v1 */
    download: async (path: string): Promise<{ status: number; type: string | null; bytes: Buffer }> => {
      const answer = await fetch(harness.url + path, {
        headers: { authorization: `Bearer ${harness.tokenFor(OFFICER, `session-of-${OFFICER}`)}` },
      });
      return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    },
    /** Enters a request as the officer. @returns its summary */
    enter: async (changes: Record<string, unknown> = {}) => {
      const { status, body } = await officer('POST', `/organizations/${OURS}/requests`, {
        channel: 'counter',
        rights: ['access'],
        person: { name: 'สุดา ใจดี', email: 'suda@example.com' },
        identity_level: 'document',
        ...changes,
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body as { id: string; number: string; etag: string; due_at: string; state: string };
    },
    close: async () => {
      await harness.close();
      await service.close();
      await database.close();
    },
  });
};
export type Compliance = Awaited<ReturnType<typeof startCompliance>>;
