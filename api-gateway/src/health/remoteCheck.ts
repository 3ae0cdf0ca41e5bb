import type { ErrorBody } from '@yinyom/contracts/errors';
import { digestOf } from '@yinyom/service-kit/auth/bodyDigest';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import { PASS_REFUSED_HEADER } from '@yinyom/service-kit/auth/passRefused';
import type { RemoteService } from '@yinyom/service-kit/clients/internalClient';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { HealthCheck } from './healthRouter';

const TIMEOUT_MS = 2_000;

/** What a service says of itself at /readyz. */
type ReadyAnswer = Partial<ErrorBody> & { dependencies?: { database?: string } };

/** Asks a service in another process whether it can be used by this one: it is up, and takes what this one signs. */
export const remoteCheck =
  ({ url, service }: RemoteService, internalSecret: KeyRing): HealthCheck =>
  async () => {
    const use = { service, method: 'GET', url: '/readyz', digest: digestOf('') };
    const pass = signPass({ caller: null, ip: '' }, use, internalSecret);
    const response = await fetch(`${url}/readyz`, {
      headers: { [PASS_HEADER]: pass },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.headers.has(PASS_REFUSED_HEADER)) return 'refused';
    const body = (await response.json().catch(() => null)) as ReadyAnswer | null;
    if (response.ok) return body?.dependencies?.database === 'damaged' ? 'damaged' : 'ok';
    return body?.code === 'storage_full' ? 'full' : 'down';
  };
