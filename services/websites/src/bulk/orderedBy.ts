import type { Member } from '@yinyom/service-kit/auth/authorizer';
import type { RequestContext } from '@yinyom/service-kit/request/requestContext';
import type { OrderedBy } from './BulkActionRecord';

/** Who orders work for many websites. */
export const orderedBy = ({ caller }: RequestContext, { userId }: Member): OrderedBy => ({
  userId,
  sessionId: caller?.sessionId ?? '',
  kind: caller?.key ? 'api_key' : 'user',
  ...(caller?.key && { name: caller.key.name }),
});
