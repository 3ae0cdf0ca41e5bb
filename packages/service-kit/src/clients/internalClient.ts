import type { InternalContract, InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { AppError } from '../AppError';
import { digestOf } from '../auth/bodyDigest';
import { PASS_HEADER, signPass } from '../auth/gatewayPass';
import { PASS_REFUSED_HEADER, passRefused } from '../auth/passRefused';
import type { KeyRing } from '../secrets/keyRing';

const TIMEOUT_MS = 5_000;

/** Where a service in another process is, and its name, which passes for it carry. */
export interface RemoteService {
  url: string;
  service: string;
}

const unavailable = (cause: unknown): never => {
  throw new AppError(503, 'unavailable', { retryAfterSeconds: 5, cause });
};

/**
 * The functions of a service that runs elsewhere, with the same interface as in process.
 * @throws AppError 503 when the service cannot be reached, ends in the middle or does not take our pass
 */
export const internalClient = <C extends InternalContract>(
  contract: C,
  { url, service }: RemoteService,
  ring: KeyRing,
): InternalHandlers<C> => {
  const call = async (name: string, input: unknown): Promise<unknown> => {
    const path = `/internal/${name}`;
    const body = JSON.stringify(input);
    const use = { service, method: 'POST', url: path, digest: digestOf(body) };
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [PASS_HEADER]: signPass({ caller: null, ip: '' }, use, ring),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(unavailable);
    if (response.headers.has(PASS_REFUSED_HEADER)) unavailable(passRefused());
    if (response.status === 503) unavailable(new Error(`internal call ${name} answered 503`));
    if (!response.ok) throw new Error(`internal call ${name} answered ${response.status}`);
    return ((await response.json().catch(unavailable)) as { output: unknown }).output;
  };
  const names = Object.keys(contract);
  return Object.fromEntries(
    names.map((name) => [name, (input: unknown) => call(name, input)]),
  ) as unknown as InternalHandlers<C>;
};
