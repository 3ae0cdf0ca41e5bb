import type { MemberScope } from '@yinyom/contracts/identity/memberScope';
import type { RoleValue } from './RoleSelect';

/** What a form asks about the websites of a person. */
export interface ReachValues {
  role: RoleValue;
  reach: 'all' | 'chosen';
  websites: readonly string[];
  /** Groups whose websites the person sees, with those of the groups below them. */
  groups: readonly string[];
}

/** The fields of the form for a person as they are. */
export const reachOf = (scope: MemberScope | undefined): Omit<ReachValues, 'role'> => ({
  reach: scope ? 'chosen' : 'all',
  websites: scope?.websites ?? [],
  groups: scope?.groups ?? [],
});

/** The scope that the fields say; null: every website. */
export const scopeOf = ({ role, reach, websites, groups }: ReachValues): MemberScope =>
  role === '1000' || reach === 'all'
    ? null
    : { websites: [...websites], ...(groups.length > 0 && { groups: [...groups] }) };

/** The form's name of a field of the request: what is wrong with the scope stands at the websites. */
export const reachField = (path: string): string => {
  const [first = ''] = path.split('.');
  return first === 'scope' ? 'websites' : first;
};
