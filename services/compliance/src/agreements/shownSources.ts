import type { Scope } from '@yinyom/contracts/identity/scopes';
import type { ProcessorSource, ProcessorSourceKind } from '@yinyom/contracts/papers/processorSources';
import { needsScope, type Member } from '@yinyom/service-kit/auth/authorizer';

/** What an API key needs besides `papers:read`: the scopes of the calls that read the same. Of keys only the audit log speaks. */
const SCOPES: Record<ProcessorSourceKind, Scope> = {
  api_key: 'audit:read',
  scan: 'scans:read',
  webhook: 'webhooks:read',
};

export type IsShown = (source: Pick<ProcessorSource, 'source'>) => boolean;

/** Which sources of possible processors a caller is shown; people see all. Pure. */
export const shownTo =
  ({ key }: Pick<Member, 'key'>): IsShown =>
  ({ source }) =>
    !key || key.scopes.includes(SCOPES[source]);

/** @throws AppError 403 scope_missing where a key names a source that it may not read: the answer would say what is known of it */
export const needsSources = (
  caller: Pick<Member, 'key'>,
  sources: readonly Pick<ProcessorSource, 'source'>[],
): void => {
  for (const { source } of sources) needsScope(caller, SCOPES[source]);
};
