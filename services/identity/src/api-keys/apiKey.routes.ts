import {
  createApiKey,
  listApiKeys,
  removeApiKey,
  rotateApiKey,
  updateApiKey,
} from '@yinyom/contracts/identity/apiKeys';
import { getKey } from '@yinyom/contracts/identity/ownKey';
import { callerOf } from '@yinyom/service-kit/auth/authorizer';
import { seenRevision } from '@yinyom/service-kit/http/ifMatch';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { ApiKeyService } from './apiKey.service';
import type { OwnKey } from './ownKey';

export const apiKeyRoutes = (bind: RouteBinder, keys: ApiKeyService, ownKey: OwnKey): void => {
  bind(getKey, (call) => ownKey(callerOf(call.context)));
  bind(listApiKeys, async (call) => keys.list(await call.member(call.params.id)));
  bind(createApiKey, async (call) =>
    keys.create(await call.member(call.params.id), call.body, visitOf(call)),
  );
  bind(updateApiKey, async (call) =>
    keys.update(
      await call.member(call.params.id),
      call.params.keyId,
      call.body,
      visitOf(call),
      seenRevision(call.req),
    ),
  );
  bind(rotateApiKey, async (call) =>
    keys.rotate(await call.member(call.params.id), call.params.keyId, call.body, visitOf(call)),
  );
  bind(removeApiKey, async (call) =>
    keys.revoke(await call.member(call.params.id), call.params.keyId, visitOf(call)),
  );
};
