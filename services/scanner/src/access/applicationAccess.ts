import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { Call } from '@yinyom/service-kit/http/route';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import type { ScanTarget, WebsitesClient } from './WebsitesClient';

/** A website opened by a member who may do what was asked for. */
export interface Site extends ScanTarget {
  id: string;
  member: Member;
}

/** Checks that the caller may use a call on a website, at this moment. */
export const createApplicationAccess =
  (websites: WebsitesClient) =>
  /** @throws AppError 401, 403, or 404 for an unknown, deleted or foreign website alike */
  async (call: Pick<Call<AnyEndpoint>, 'member'>, id: string): Promise<Site> => {
    const target = await websites.getScanTarget({ application_id: id });
    const { owned, member } = await openOwned(call, target, {
      application: id,
      group_path: target?.group_path,
    });
    return { ...owned, id, member };
  };
export type ApplicationAccess = ReturnType<typeof createApplicationAccess>;
