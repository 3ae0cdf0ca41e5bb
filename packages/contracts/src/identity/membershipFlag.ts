/**
 * What a membership can carry besides its role. `dpo`: the person does the work of a data protection officer and reads and writes
 * requests of data subjects, whatever the role. An Admin sets it.
 */
export const MEMBERSHIP_FLAGS = ['dpo'] as const;
export type MembershipFlag = (typeof MEMBERSHIP_FLAGS)[number];
