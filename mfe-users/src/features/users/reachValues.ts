import type { MemberScope } from '@yinyom/contracts/identity/memberScope';
import type { RoleValue } from './RoleSelect';

/** What a form asks about the websites of a person. */
export interface ReachValues {
  role: RoleValue;
  reach: 'all' | 'chosen';
  websites: readonly string[];
}

/** The fields of the form for a person as they are. */
export const reachOf = (scope: MemberScope | undefined): Omit<ReachValues, 'role'> => ({
  reach: scope ? 'chosen' : 'all',
  websites: scope?.websites ?? [],
});

/** The scope that the fields say; null: every website. */
export const scopeOf = ({ role, reach, websites }: ReachValues): MemberScope =>
  role === '1000' || reach === 'all' ? null : { websites: [...websites] };

/** The form's name of a field of the request: what is wrong with the scope stands at the websites. */
export const reachField = (path: string): string => {
  const [first = ''] = path.split('.');
  return first === 'scope' ? 'websites' : first;
};
