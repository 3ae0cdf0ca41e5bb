import { HOST_PLACE, MAX_TAG_WEBSITES, type GroupTag } from '@yinyom/contracts/groups/groupTag';
import { notFound } from '@yinyom/service-kit/AppError';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { newSiteKey } from '../application/newSiteKey';
import { groupScriptUrl, groupSnippet } from '../application/snippets';
import type { WebsitePlaceStore } from '../group/websitePlace.store';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupRecord, SeenHost } from '../inheritance/GroupRecord';

interface Parts {
  groups: Pick<GroupStore, 'find' | 'giveKey' | 'takeKey' | 'ignoreHost'>;
  places: Pick<WebsitePlaceStore, 'forHost' | 'hostsBelow'>;
  originOf: ConsoleHosts['originOf'];
}

const NO_TAG: GroupTag = {
  group_key: null,
  snippet: null,
  host_snippet: null,
  script_url: null,
  websites: [],
  more_websites: false,
  unknown_hosts: [],
  ignored_hosts: [],
};

const newestFirst = (hosts: readonly SeenHost[]): GroupTag['unknown_hosts'] =>
  [...hosts].reverse().map(({ host, seen_at }) => ({ host, seen_at: seen_at.toISOString() }));

/** The one tag of a group of websites. */
export const createGroupTagService = ({ groups, places, originOf }: Parts) => {
  /** Those that are still no website of the group: one may have been added since. */
  const stillUnknown = async (group: GroupRecord): Promise<SeenHost[]> => {
    const hosts = group.unknown_hosts ?? [];
    const found = await Promise.all(hosts.map(({ host }) => places.forHost(group, host)));
    return hosts.filter((_host, at) => found[at] === null);
  };

  const show = async (group: GroupRecord): Promise<GroupTag> => {
    const { _id, group_key, ignored_hosts = [] } = group;
    if (!group_key) return NO_TAG;
    const origin = originOf(group.organization_id);
    const [below, unknown] = await Promise.all([
      places.hostsBelow(String(_id), MAX_TAG_WEBSITES + 1),
      stillUnknown(group),
    ]);
    return {
      group_key,
      snippet: groupSnippet(origin, group_key),
      host_snippet: groupSnippet(origin, group_key, HOST_PLACE),
      script_url: groupScriptUrl(origin, group_key),
      websites: below.slice(0, MAX_TAG_WEBSITES).map(({ _id: id, domain_name, shared_domains = [] }) => ({
        application_id: String(id),
        domain_name,
        hosts: [...(domain_name.includes('/') ? [] : [domain_name]), ...shared_domains],
      })),
      more_websites: below.length > MAX_TAG_WEBSITES,
      unknown_hosts: newestFirst(unknown),
      ignored_hosts: newestFirst(ignored_hosts),
    };
  };

  return {
    show,

    /** @throws AppError 404 */
    make: async ({ _id }: GroupRecord): Promise<GroupTag> => {
      await groups.giveKey(String(_id), newSiteKey());
      const made = await groups.find(String(_id));
      if (!made) throw notFound();
      return show(made);
    },

    /** A host that is not in the list it is taken from changes nothing. */
    ignore: async (
      group: GroupRecord,
      host: string,
      ignored: boolean,
    ): Promise<{ tag: GroupTag; changed: boolean }> => {
      const seen = (ignored ? group.unknown_hosts : group.ignored_hosts)?.find((each) => each.host === host);
      const after = seen && (await groups.ignoreHost(String(group._id), seen, ignored));
      return { tag: await show(after ?? group), changed: Boolean(after) };
    },

    remove: ({ _id }: GroupRecord): Promise<void> => groups.takeKey(String(_id)),
  };
};
export type GroupTagService = ReturnType<typeof createGroupTagService>;
