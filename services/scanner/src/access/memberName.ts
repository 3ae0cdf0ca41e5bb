import type { IdentityClient } from '@yinyom/service-kit/auth/authorizer';

/** How somebody of an organization is called there; empty when nobody is found. */
export const createMemberName =
  (identity: Pick<IdentityClient, 'findMembers'>) =>
  async (organizationId: string, userId: string): Promise<string> => {
    const [found] = await identity.findMembers({
      organization_id: organizationId,
      emails: [],
      user_ids: [userId],
    });
    return found?.name ?? '';
  };
