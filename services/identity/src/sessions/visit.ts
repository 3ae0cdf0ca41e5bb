import type { Lang } from '@yinyom/contracts/constants';
import type { RequestContext, Request } from '@yinyom/service-kit/request/requestContext';
import { deviceOf } from './device';

/** What a service function needs to know about the request it serves. */
export interface Visit {
  requestId: string;
  ip: string;
  device: string;
  lang: Lang;
  log: RequestContext['log'];
  /** The API key that acts in a person's name. */
  key?: { id: string; name: string; agent?: true };
}

const keyOf = (id: string, { name, agent }: { name: string; agent?: true }) => ({
  id,
  name,
  ...(agent && { agent }),
});

export const visitOf = ({ context, req }: { context: RequestContext; req: Request }): Visit => ({
  requestId: context.requestId,
  ip: context.ip,
  device: deviceOf(req.get('user-agent')),
  lang: context.lang,
  log: context.log,
  ...(context.caller?.key && { key: keyOf(context.caller.sessionId, context.caller.key) }),
});
