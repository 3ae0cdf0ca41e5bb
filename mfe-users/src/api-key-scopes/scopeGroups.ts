import { OFFERED_SCOPES, type Scope } from '@yinyom/contracts/identity/scopes';

/** Scopes about one thing, as the form shows them together. */
export interface ScopeGroup {
  noun: string;
  scopes: { scope: Scope; verb: string }[];
}

const partsOf = (scope: Scope): [noun: string, verb: string] => {
  const [noun = '', verb = ''] = scope.split(':');
  return [noun, verb];
};

/** Every scope that can be given, by what it is about. */
export const SCOPE_GROUPS: readonly ScopeGroup[] = [
  ...new Set(OFFERED_SCOPES.map((scope) => partsOf(scope)[0])),
].map((noun) => ({
  noun,
  scopes: OFFERED_SCOPES.filter((scope) => partsOf(scope)[0] === noun).map((scope) => ({
    scope,
    verb: partsOf(scope)[1],
  })),
}));
