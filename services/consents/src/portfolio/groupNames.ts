import { isGroupInScope, type WebsiteLimit } from '@yinyom/service-kit/auth/isInScope';
import type { WebsitesClient } from '../sites/siteDirectory';

/**
 * Names the place of websites in the tree of groups as the import of websites reads it: names from the top with slashes. Groups that
 * the caller does not see are left out, so that a path of a limited person is none to import. Each place is asked for once.
 */
export const createGroupNames = (
  websites: Pick<WebsitesClient, 'getGroupOwner'>,
  limits: readonly WebsiteLimit[] | undefined,
) => {
  const known = new Map<string, Promise<string>>();
  const read = async (path: readonly string[], group_id: string): Promise<string> => {
    const names = (await websites.getGroupOwner({ group_id }))?.names ?? [];
    return names.filter((_name, at) => isGroupInScope(limits, path.slice(0, at + 1))).join('/');
  };
  return async (path: readonly string[] = []): Promise<string> => {
    const group = path.at(-1);
    if (group === undefined) return '';
    const name = known.get(group) ?? read(path, group);
    known.set(group, name);
    return name;
  };
};
