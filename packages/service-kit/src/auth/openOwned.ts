import type { Role } from '@yinyom/contracts/constants';
import { notFound } from '../AppError';
import type { About, Member } from './authorizer';
import { NOBODY } from './nobody';

/**
 * Opens what belongs to an organization for a caller who may do there, at this moment, what was asked for. For what
 * does not exist the same is asked as for what belongs to others (threats T-01 and T-15).
 * @param found null where nothing was found
 * @param confirmedBy least role of a person who confirms the call of an agent, where it is above the call's
 * @throws AppError 401, 403, or 404 for what is unknown, deleted or of another organization alike
 */
export const openOwned = async <Owned extends { organization_id: string }>(
  call: { member(organizationId: string, about?: About, confirmedBy?: Role): Promise<Member> },
  found: Owned | null,
  about: About = null,
  confirmedBy?: Role,
): Promise<{ owned: Owned; member: Member }> => {
  const member = await call.member(found?.organization_id ?? NOBODY, about, confirmedBy);
  if (!found) throw notFound();
  return { owned: found, member };
};
