import type { GroupSections } from '@yinyom/contracts/groups/sections';

export type Rules = NonNullable<GroupSections['block_rules']>;
export const NO_RULES: Rules = { own: [], unblocked_hosts: [] };

/** The rules with an address that waits for a category; null: it no longer waits. Pure. */
export const withRule = (rules: Rules, host: string, category_id: string | null): Rules => ({
  ...rules,
  own: [
    ...rules.own.filter((rule) => rule.host !== host),
    ...(category_id === null ? [] : [{ host, category_id }]),
  ],
});

/** The rules with a host that loads before consent, or without it. Pure. */
export const withHost = (rules: Rules, host: string, unblocked: boolean): Rules => ({
  ...rules,
  unblocked_hosts: [...rules.unblocked_hosts.filter((each) => each !== host), ...(unblocked ? [host] : [])],
});
