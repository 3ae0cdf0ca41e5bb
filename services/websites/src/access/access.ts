import type { Auditor } from '@yinyom/service-kit/auth/auditor';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import type { About, Member } from '@yinyom/service-kit/auth/authorizer';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import { NOBODY } from '@yinyom/service-kit/auth/nobody';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import type { ApplicationStore } from '../application/application.store';
import type { CategoryRecord } from '../category/CategoryRecord';
import type { CategoryStore } from '../category/category.store';
import type { CookieRecord } from '../cookie/CookieRecord';
import type { CookieStore } from '../cookie/cookie.store';
import type { GroupStore } from '../inheritance/group.store';
import type { GroupRecord } from '../inheritance/GroupRecord';
import type { Site } from './Site';

/** The part of a call that access needs. */
interface Asking {
  context: RequestContext;
  member(organizationId: string, about?: About): Promise<Member>;
}
/** Where something of an organization is: a website's groups, or a group's path. */
interface Placed {
  organization_id: string;
  group_path?: readonly string[];
  path?: readonly string[];
}

const aboutOf = (found: Placed | null, { type, id }: { type: string; id: string }): About => {
  if (type === 'application') return { application: id, group_path: found?.group_path };
  return type === 'group' ? { group: found?.path ?? [] } : null;
};

interface Parts {
  groups: GroupStore;
  applications: ApplicationStore;
  categories: CategoryStore;
  cookies: CookieStore;
  auditor: Auditor;
}

/**
 * Opens what a call names for its caller. What does not exist and what belongs to another organization give the
 * same 404 after the same work (threat T-01); the owner's audit log learns of the attempt.
 */
export const createAccess = ({ applications, categories, cookies, groups, auditor }: Parts) => {
  const open = async <Owned extends Placed>(
    call: Asking,
    found: Owned | null,
    target: { type: 'application' | 'category' | 'group'; id: string },
  ): Promise<{ owned: Owned; member: Member }> => {
    try {
      return await openOwned(call, found, aboutOf(found, target));
    } catch (error) {
      if (found && error instanceof AppError && error.status === 404)
        void auditor.denied(call.context, found.organization_id, {
          action: `${target.type}.open`,
          target: { ...target, label: '' },
        });
      throw error;
    }
  };

  const site = async (call: Asking, id: string): Promise<Site> => {
    const target = { type: 'application', id } as const;
    const { owned, member } = await open(call, await applications.find(id), target);
    return { application: owned, member, organizationName: member.organizationName };
  };

  return {
    site,

    /** A category of the caller's organization. */
    category: async (call: Asking, id: string): Promise<{ category: CategoryRecord; member: Member }> => {
      const { owned, member } = await open(call, await categories.find(id), { type: 'category', id });
      return { category: owned, member };
    },

    /** A group of the caller's organization. */
    group: async (call: Asking, id: string): Promise<{ group: GroupRecord; member: Member }> => {
      const { owned, member } = await open(call, await groups.find(id), { type: 'group', id });
      return { group: owned, member };
    },

    /** A cookie and the website it belongs to. */
    cookie: async (call: Asking, id: string): Promise<Site & { cookie: CookieRecord }> => {
      const cookie = await cookies.find(id);
      const opened = await site(call, cookie?.application_id ?? NOBODY);
      if (!cookie) throw notFound();
      return { ...opened, cookie };
    },
  };
};
export type Access = ReturnType<typeof createAccess>;
