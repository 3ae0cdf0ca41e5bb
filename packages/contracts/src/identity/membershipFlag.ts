import type { MemberScope } from './memberScope';

/**
 * What a membership can carry besides its role. `dpo`: the person does the work of a data protection officer and reads and writes
 * requests of data subjects, whatever the role. An Admin sets it. A person of one group alone has the papers of its client, and of clients of groups below it.
 */
export const MEMBERSHIP_FLAGS = ['dpo'] as const;
export type MembershipFlag = (typeof MEMBERSHIP_FLAGS)[number];

/**
 * Whether a person with these limits can carry the flag `dpo`: one of all websites, and one of a single group and nothing else, who then
 * has the papers of the client that the group names. Pure.
 */
export const canCarryFlag = (scope: MemberScope | undefined): boolean =>
  !scope || (scope.websites.length === 0 && scope.groups?.length === 1);
