import { isId } from '@yinyom/contracts/fields';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { MAX_PAPER_WEBSITES, type websitePaperCalls } from '@yinyom/contracts/internal/papers';
import type { ApplicationRecord } from '../application/ApplicationRecord';
import type { ApplicationStore } from '../application/application.store';
import type { Controllers } from '../inheritance/controllers';
import type { SiteContent } from '../publish/siteContent';
import type { PolicyVersionStore } from '../policy/policyVersion.store';
import type { PrivacyFileStore } from '../privacy-file/privacyFile.store';
import type { LinkedNoticeStore } from '../privacy-look/linkedNotice.store';
import type { LookStore } from '../privacy-look/look.store';
import { settingsOf } from '../settings/settingsOf';

/** Policies, and files, that one paper has of a website. */
const MOST_NOTICES = 50;

interface Parts {
  applications: Pick<ApplicationStore, 'ofOrganization' | 'organizationOf' | 'deletedWithin'>;
  controllers: Pick<Controllers, 'of' | 'whose'>;
  content: Pick<SiteContent, 'categoriesOf' | 'cookiesOf'>;
  policyVersions: Pick<PolicyVersionStore, 'before'>;
  privacyFiles: Pick<PrivacyFileStore, 'before' | 'read'>;
  linkedNotices: Pick<LinkedNoticeStore, 'within' | 'read'>;
  privacyLooks: Pick<LookStore, 'ofApplications'>;
}

/** What papers of an organization say of its websites. */
export const createPaperCalls = ({
  applications,
  controllers,
  content,
  policyVersions,
  privacyFiles,
  linkedNotices,
  privacyLooks,
}: Parts): InternalHandlers<typeof websitePaperCalls> => {
  const clientOf = async (application: ApplicationRecord) => {
    if (!application.group_path?.length) return null;
    const controller = await controllers.of(application);
    if (controller?.group_id === undefined) return null;
    const { group_id, name, contact_email, dpo } = controller;
    return { group_id, name, ...(contact_email && { contact_email }), dpo };
  };

  /** Whose data the websites are, in their order. Websites of one group are looked up once. */
  const clientsOf = async (owned: readonly ApplicationRecord[]) => {
    const placeOf = ({ group_path = [] }: ApplicationRecord): string => group_path.join(' ');
    const places = new Map(owned.map((application) => [placeOf(application), application]));
    const found = new Map(
      await Promise.all([...places].map(async ([place, one]) => [place, await clientOf(one)] as const)),
    );
    return owned.map((application) => found.get(placeOf(application)) ?? null);
  };
  type Client = Awaited<ReturnType<typeof clientsOf>>[number];

  const counted = (clients: readonly Client[]) => {
    const byGroup = new Map<string, NonNullable<Client> & { websites: number }>();
    for (const client of clients)
      if (client)
        byGroup.set(client.group_id, {
          ...client,
          websites: (byGroup.get(client.group_id)?.websites ?? 0) + 1,
        });
    return [...byGroup.values()];
  };

  const factsOf = async (application: ApplicationRecord, client: Client) => {
    const [categories, cookies] = await Promise.all([
      content.categoriesOf(application),
      content.cookiesOf(application),
    ]);
    const { store_ip, store_ua, consent_expiry_days } = settingsOf(application);
    return {
      id: String(application._id),
      domain_name: application.domain_name,
      site_key: application.site_key,
      client,
      store_ip,
      store_ua,
      consent_expiry_days,
      categories: categories
        .filter(({ enabled }) => enabled)
        .map(({ id, title, description }) => ({
          id,
          title,
          description,
          cookies: cookies
            .filter(({ category_id, stale }) => category_id === id && !stale)
            .map(({ name, purpose, expiry, domain }) => ({
              name,
              purpose,
              expiry,
              ...(domain && { domain }),
            })),
        })),
    };
  };

  /** Websites that are there, the oldest first. */
  const ownedBy = async (
    organization_id: string,
    controller: string | null | undefined,
    ids?: readonly string[],
  ): Promise<ApplicationRecord[]> => {
    const all = isId(organization_id) ? await applications.ofOrganization(organization_id, ids) : [];
    return controller === undefined ? all : controllers.whose(all, controller);
  };

  /** Papers of a period have its websites, also after these were deleted. */
  const isTheirs = async (organization_id: string, application_id: string): Promise<boolean> =>
    isId(application_id) && (await applications.organizationOf(application_id)) === organization_id;

  return {
    paperNotices: async ({ organization_id, application_id, from, until, hashes_only = false }) => {
      if (!(await isTheirs(organization_id, application_id)))
        return { policies: [], files: [], linked: [], unread: [] };
      const [begin, end] = [new Date(from), new Date(until)];
      const [linked, [look], policies, files] = await Promise.all([
        linkedNotices.within(application_id, begin, end),
        privacyLooks.ofApplications([application_id]),
        policyVersions.before(application_id, end, MOST_NOTICES),
        privacyFiles.before(application_id, end, MOST_NOTICES),
      ]);
      // Newest first: those of the period, and the one that was in force when it began.
      const before = policies.findIndex(({ published_at }) => published_at <= begin);
      const inUse = before === -1 ? policies : policies.slice(0, before + 1);
      return {
        policies: inUse.reverse().map(({ version, published_at, policy_sha256, documents }) => ({
          version,
          published_at: published_at.toISOString(),
          sha256: policy_sha256,
          documents: hashes_only ? {} : documents,
        })),
        files: files.map(({ _id, language, sha256, created_at }) => ({
          id: String(_id),
          language,
          sha256,
          created_at: created_at.toISOString(),
        })),
        linked: linked.map(({ _id, url, media_type, text_sha256, bytes, seen_at, last_seen_at }) => ({
          id: String(_id),
          url,
          media_type,
          sha256: text_sha256,
          bytes,
          seen_at: seen_at.toISOString(),
          last_seen_at: last_seen_at.toISOString(),
        })),
        // The latest look alone is known: of another time it says nothing about the period.
        unread: look?.at && look.at >= begin && look.at < end ? (look.unread ?? []) : [],
      };
    },

    linkedNotice: async ({ organization_id, application_id, copy_id }) => {
      const theirs = isId(copy_id) && (await isTheirs(organization_id, application_id));
      const bytes = theirs ? await linkedNotices.read(copy_id, application_id) : null;
      return { content: bytes?.toString('base64') ?? null };
    },

    paperNoticeFile: async ({ organization_id, application_id, file_id }) => {
      const theirs = isId(file_id) && (await isTheirs(organization_id, application_id));
      const bytes = theirs ? await privacyFiles.read(file_id, application_id) : null;
      return { content: bytes?.toString('base64') ?? null };
    },

    deletedWebsites: async ({ organization_id, controller, application_ids, from, until }) => {
      const period = { from: new Date(from), until: new Date(until) };
      const ids = application_ids?.filter(isId);
      const all = isId(organization_id) ? await applications.deletedWithin(organization_id, period, ids) : [];
      const theirs = controller === undefined ? all : await controllers.whose(all, controller);
      return {
        total: theirs.length,
        described: theirs.slice(0, MAX_PAPER_WEBSITES).map(({ _id, domain_name, deleted_at }) => ({
          id: String(_id),
          domain_name,
          deleted_at: deleted_at.toISOString(),
        })),
      };
    },

    websiteNames: async ({ organization_id, controller }) =>
      (await ownedBy(organization_id, controller)).map(({ _id, domain_name }) => ({
        id: String(_id),
        domain_name,
      })),

    websiteFacts: async ({ organization_id, controller, application_ids }) => {
      const owned = await ownedBy(organization_id, controller, application_ids?.filter(isId));
      const clients = await clientsOf(owned);
      return {
        total: owned.length,
        clients: counted(clients),
        described: await Promise.all(
          owned
            .slice(0, MAX_PAPER_WEBSITES)
            .map((application, at) => factsOf(application, clients[at] ?? null)),
        ),
      };
    },
  };
};
