import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { notFound } from '@yinyom/service-kit/AppError';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { Call } from '@yinyom/service-kit/http/route';
import { NOBODY } from '@yinyom/service-kit/auth/nobody';
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
    const member = await call.member(target?.organization_id ?? NOBODY);
    if (!target) throw notFound();
    return { ...target, id, member };
  };
export type ApplicationAccess = ReturnType<typeof createApplicationAccess>;
