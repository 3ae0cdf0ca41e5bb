import { Types, type Connection } from 'mongoose';
import type { Role } from '@yinyom/contracts/constants';
import type { identityInternal } from '@yinyom/contracts/internal/identity';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { startServiceHarness, testSecrets, testSettings } from '@yinyom/testing/serviceHarness';
import type { Answer, Sending, ServiceHarness } from '@yinyom/testing/serviceHarness';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createLogger, type Logger } from '@yinyom/service-kit/logger';
import type { SampleRemover } from '../src/sample/sampleData.service';
import type { WebsiteOwners } from '../src/access/checkWebsites';
import type { WebsitesOfOrganization } from '../src/closing/closing.service';
import { createIdentityService } from '../src/createIdentityService';
import type { FirstWebsite } from '../src/signup/firstVisit';
import { createStores, type Stores } from '../src/createStores';
import { createPasswordHasher, LEAST_STRENGTH } from '../src/password/passwordHasher';
import type { MembershipRecord, UserRecord } from '../src/users/userRecord';

/** A password that meets every rule. */
export const PASSWORD = 'Lotus-Pond-27';

export interface Mail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

export interface Person {
  id: string;
  email: string;
  token: string;
  sessionId: string;
}

export interface Place {
  id: string;
  name: string;
}

export interface IdentityTest {
  harness: ServiceHarness;
  stores: Stores;
  /** The raw collections, to move time by changing what is stored. */
  database: Connection;
  /** What other services may ask. */
  internal: InternalHandlers<typeof identityInternal>;
  send(method: string, path: string, sending?: Sending): Promise<Answer>;
  /** Mails of the outbox, newest first. */
  mails(to?: string): Promise<Mail[]>;
  /** Token in the newest mail to an address. */
  mailedToken(to: string): Promise<string>;
  makeOrganization(name?: string, host?: string): Promise<Place>;
  /** Somebody with a living session and, when places are given, memberships. */
  makePerson(
    places?: { organization: Place; role: Role; status?: MembershipRecord['status'] }[],
    values?: Partial<UserRecord>,
  ): Promise<Person>;
  /** Audit actions of an organization, oldest first. */
  actions(organization: Place): Promise<string[]>;
  close(): Promise<void>;
}

type Websites = WebsitesOfOrganization & FirstWebsite & WebsiteOwners;
/** Answers like a websites service that was never asked before. */
const NO_WEBSITES: Websites = {
  getApplicationOwner: () => Promise.resolve(null),
  getGroupOwner: () => Promise.resolve(null),
  withdrawOrganization: () => Promise.resolve({ websites: 0 }),
  openFirstWebsite: () => Promise.resolve({ application_id: '64b000000000000000000001', made: true }),
};

let people = 0;
const passwordHash = createPasswordHasher(LEAST_STRENGTH).hash(PASSWORD);

/** The identity service on a real database behind a real HTTP server. */
export const startIdentity = async (
  env: Record<string, string> = {},
  logger: Logger = createLogger('silent'),
  {
    trustProxy = 1,
    websites = {},
    sample = null,
  }: { trustProxy?: number; websites?: Partial<Websites>; sample?: SampleRemover | null } = {},
): Promise<IdentityTest> => {
  const databases = await startTestDatabase();
  const database = await databases.connect('identity');
  const settings = testSettings({ PUBLIC_URL: 'https://console.example.ac.th', ...env });
  const service = await createIdentityService({
    settings,
    secrets: testSecrets,
    logger,
    database,
    websites: { ...NO_WEBSITES, ...websites },
    sample,
  });
  const harness = await startServiceHarness(service, { logger, trustProxy });
  const stores = createStores(database);

  const mails = async (to?: string): Promise<Mail[]> => {
    const response = await fetch(`${harness.origin}/outbox.json`);
    const all = (await response.json()) as Mail[];
    return all.filter((mail) => to === undefined || mail.to === to);
  };

  const makePerson: IdentityTest['makePerson'] = async (places = [], values = {}) => {
    people += 1;
    const now = new Date();
    const _id = values._id ?? new Types.ObjectId();
    const sessionId = new Types.ObjectId();
    const email = values.email ?? `person${people}@example.ac.th`;
    const user = {
      _id,
      email,
      email_verified_at: now,
      directory: false,
      first_name: 'Person',
      last_name: `Number ${people}`,
      password_hash: await passwordHash,
      status: 'active' as const,
      must_change_password: false,
      locale: 'en' as const,
      memberships: places.map(({ organization, role, status = 'active' }) => ({
        _id: new Types.ObjectId(),
        organization_id: new Types.ObjectId(organization.id),
        organization_name: organization.name,
        organization_requires_two_fa: false,
        role,
        status,
        added_at: now,
        joined_at: status === 'invited' ? null : now,
      })),
      created_at: now,
      sessions: [
        {
          _id: sessionId,
          created_at: now,
          last_used_at: now,
          expires_at: new Date(now.getTime() + 86_400_000),
          device: 'Test',
          ip_truncated: '127.0.0.0',
          authenticated_at: now,
        },
      ],
      ...values,
    };
    if (!(await stores.users.insert(user))) throw new Error(`${email} exists already`);
    for (const { organization, role, status = 'active' } of places) {
      if (role === 1000 && status === 'active') await stores.organizations.addAdmin(organization.id, _id);
    }
    const id = _id.toHexString();
    return {
      id,
      email,
      sessionId: sessionId.toHexString(),
      token: harness.tokenFor(id, sessionId.toHexString()),
    };
  };

  return {
    harness,
    stores,
    database,
    internal: service.internal,
    send: harness.send,
    mails,
    mailedToken: async (to) => {
      const [newest] = await mails(to);
      const token = new URL(newest?.links[0] ?? 'https://none.invalid/').searchParams.get('token');
      if (token === null) throw new Error(`no mail with a token to ${to}`);
      return token;
    },
    makeOrganization: async (name = 'Example University', host = 'www.example.ac.th') => {
      const _id = new Types.ObjectId();
      await stores.organizations.insert({
        _id,
        name,
        site_host: host,
        admin_ids: [],
        created_at: new Date(),
      });
      return { id: _id.toHexString(), name };
    },
    makePerson,
    actions: async (organization) => {
      const found: string[] = [];
      for await (const event of stores.audit.readAll(organization.id)) found.push(event.action);
      return found;
    },
    close: async () => {
      await harness.close();
      await service.close();
      await databases.close();
    },
  };
};
