import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { apiKeyIdOf, apiKeyIn, isMeantAsApiKey } from '@yinyom/contracts/identity/apiKeyForm';
import { keyRefused, type IdentityClient } from '@yinyom/service-kit/auth/authorizer';
import { contextOf, type Caller, type RequestContext } from '@yinyom/service-kit/request/requestContext';

interface Parts {
  identity: Pick<IdentityClient, 'openKey'>;
  /** Counts a key that was refused, by network. @throws AppError 429 when there were too many */
  countRefused(ip: string): Promise<void>;
}

type Misuse = 'key_in_url' | 'key_in_browser';

const BEARER = /^bearer +(\S+)$/i;

/** The API key that a request brings where keys belong; null where it brings something else. */
export const presentedKey = (req: Request): string | null => {
  const token = BEARER.exec(req.get('authorization') ?? '')?.[1] ?? '';
  return isMeantAsApiKey(token) ? token : null;
};

/** Keys may be encoded in an address; one that cannot be decoded is no concern of ours. */
const keyInAddress = (url: string): string | null => {
  const plain = apiKeyIn(url);
  if (plain !== null) return plain;
  try {
    return apiKeyIn(decodeURIComponent(url));
  } catch {
    return null;
  }
};

/** Who calls with an API key. Each time the identity service is asked, so that a revoked key is refused at once. */
export const createKeyGuard = ({ identity, countRefused }: Parts) => {
  const open = async (
    key: string,
    { ip, requestId: request_id }: RequestContext,
    asked: { call: string; scope: AnyEndpoint['scope']; misuse?: Misuse },
  ): Promise<Caller> => {
    const key_id = apiKeyIdOf(key);
    // A typing error is told without a look-up.
    const opened =
      key_id === null
        ? { refusal: asked.misuse ?? ('key_invalid' as const), key: null }
        : await identity.openKey({
            key_id,
            sha256: createHash('sha256').update(key).digest('hex'),
            ip,
            request_id,
            ...asked,
            scope: asked.scope ?? null,
          });
    if (!opened.key) {
      await countRefused(ip);
      throw keyRefused(opened.refusal ?? 'key_invalid', { scope: asked.scope, ip });
    }
    const { id, user_id, organization_id, name, agent } = opened.key;
    return {
      userId: user_id,
      sessionId: id,
      kind: 'key',
      key: { organizationId: organization_id, name, ...(agent && { agent }) },
    };
  };

  return {
    /**
     * Refuses keys in addresses, which are logged in many places, and in browsers, where whoever opens a page can read them;
     * for every call alike, also those that take no key. Their organization learns of it.
     */
    refuseMisuse: (async (req, res, next) => {
      const inAddress = keyInAddress(req.originalUrl);
      const misuse = { call: 'any', scope: undefined };
      if (inAddress !== null) await open(inAddress, contextOf(res), { ...misuse, misuse: 'key_in_url' });
      const key = presentedKey(req);
      if (key !== null && req.get('origin') !== undefined)
        await open(key, contextOf(res), { ...misuse, misuse: 'key_in_browser' });
      next();
    }) satisfies RequestHandler,

    /** Lets the holder of a key into one call. */
    admit: async (key: string, endpoint: AnyEndpoint, context: RequestContext): Promise<void> => {
      context.caller = await open(key, context, { call: endpoint.name, scope: endpoint.scope });
    },
  };
};
export type KeyGuard = ReturnType<typeof createKeyGuard>;
