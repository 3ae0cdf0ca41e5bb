import type { MemberScope } from '@yinyom/contracts/identity/memberScope';
import type { BrandSubject } from '../brand/shownBrands';

/** What a mail to a member is about: of a person who sees one group alone, as a client's people do, its brand comes first. */
export const aboutMember = (organization_id: string, scope: MemberScope | null | undefined): BrandSubject => {
  const [group, ...others] = scope?.groups ?? [];
  const isOfOne = group !== undefined && others.length === 0 && scope?.websites.length === 0;
  return isOfOne ? { organization_id, group_id: group } : { organization_id };
};
