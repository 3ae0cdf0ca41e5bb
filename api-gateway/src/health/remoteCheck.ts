import type { ErrorBody } from '@yinyom/contracts/errors';
import { PASS_HEADER, signPass } from '@yinyom/service-kit/auth/gatewayPass';
import { PASS_REFUSED_HEADER } from '@yinyom/service-kit/auth/passRefused';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { HealthCheck } from './healthRouter';

const TIMEOUT_MS = 2_000;

/** Asks a service in another process whether it can be used by this one: it is up, and takes what this one signs. */
export const remoteCheck =
  (url: string, internalSecret: KeyRing): HealthCheck =>
  async () => {
    const pass = signPass({ caller: null, ip: '' }, 'GET', '/readyz', internalSecret);
    const response = await fetch(`${url}/readyz`, {
      headers: { [PASS_HEADER]: pass },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.headers.has(PASS_REFUSED_HEADER)) return 'refused';
    if (response.ok) return 'ok';
    const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
    return body?.code === 'storage_full' ? 'full' : 'down';
  };
