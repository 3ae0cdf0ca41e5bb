import type { Scope } from '@yinyom/contracts/identity/scopes';
import type { ProcessorSource, ProcessorSourceKind } from '@yinyom/contracts/papers/processorSources';
import type { Member } from '@yinyom/service-kit/auth/authorizer';

/** What an API key needs besides `papers:read`: the scopes of the calls that read the same. Of keys only the audit log speaks. */
const SCOPES: Partial<Record<ProcessorSourceKind, Scope>> = {
  api_key: 'audit:read',
  webhook: 'webhooks:read',
};

export type IsShown = (source: Pick<ProcessorSource, 'source'>) => boolean;

/** Which sources of possible processors a caller is shown; people see all. Pure. */
export const shownTo =
  ({ key }: Pick<Member, 'key'>): IsShown =>
  ({ source }) => {
    const scope = SCOPES[source];
    return !key || !scope || key.scopes.includes(scope);
  };
