import type { AnyEndpoint } from '@yinyom/contracts/endpoint';

const ROLES: ReadonlyMap<AnyEndpoint['role'], string> = new Map([
  [1000, 'Admins'],
  [10, 'Members and Admins'],
  [1, 'Viewers and above'],
  [0, 'every role of the organization'],
]);

const OF_OTHERS: Partial<Record<AnyEndpoint['auth'], string>> = {
  none: 'Open to everybody.',
  otp: 'For the holder of a one-time token.',
  site: 'For visitors of a website, with its public key.',
  receipt: 'For the holder of a receipt.',
};

/** Who may call, in words: what `x-role`, `x-flag` and `x-scope` say to programs. */
export const rightsOf = ({ auth, role, flag, scope }: AnyEndpoint): string => {
  const people = [ROLES.get(role) ?? 'signed-in people', flag && `people with the flag \`${flag}\``];
  const keys = scope ? `; keys need \`${scope}\`` : '';
  return OF_OTHERS[auth] ?? `For ${people.filter(Boolean).join(' and ')}${keys}.`;
};
