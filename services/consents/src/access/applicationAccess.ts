import type { Call } from '@yinyom/service-kit/http/route';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import type { Member } from '@yinyom/service-kit/auth/authorizer';
import { NOBODY } from '@yinyom/service-kit/auth/nobody';
import { openOwned } from '@yinyom/service-kit/auth/openOwned';
import { isId } from '@yinyom/contracts/fields';
import type { WebsitesClient } from '../sites/siteDirectory';

/** An application that the caller may look at, with the caller's membership. */
export interface OwnedApplication {
  id: string;
  domain_name: string;
  name: string;
  site_key: string;
  /** Made up, for the demo. */
  sample?: true;
  member: Member;
}

/** Checks that the caller may use a call on an application, at this moment. */
export const createApplicationAccess =
  (websites: WebsitesClient) =>
  /** @throws AppError 401, 403, or 404 for an unknown, deleted or foreign application alike */
  async (
    call: Pick<Call<AnyEndpoint>, 'member'>,
    applicationId: string | null,
  ): Promise<OwnedApplication> => {
    const id = applicationId !== null && isId(applicationId) ? applicationId : NOBODY;
    const owner = await websites.getApplicationOwner({ application_id: id });
    const { owned, member } = await openOwned(call, owner, {
      application: id,
      group_path: owner?.group_path,
    });
    const { domain_name, name, site_key, sample } = owned;
    return { id, domain_name, name, site_key, ...(sample && { sample }), member };
  };
export type ApplicationAccess = ReturnType<typeof createApplicationAccess>;
