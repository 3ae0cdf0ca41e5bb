import type {
  CreationOptions,
  KeyAssertion,
  NewCredential,
  RequestOptions,
} from '@yinyom/contracts/identity/securityKeys';

/** Why a browser gave no key: a text of this remote says it (`security_key.<reason>`). */
export type KeyProblem = 'unsupported' | 'cancelled' | 'known' | 'failed';

export class KeyError extends Error {
  constructor(readonly reason: KeyProblem) {
    super(reason);
  }
}

const REASONS: Record<string, KeyProblem> = {
  // Cancelled, or nobody touched the key in time: browsers do not tell which.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

const ask = async <T>(question: () => Promise<T>): Promise<T> => {
  if (!('PublicKeyCredential' in window)) throw new KeyError('unsupported');
  try {
    return await question();
  } catch (error) {
    throw new KeyError(REASONS[(error as Error).name] ?? 'failed');
  }
};

/** Loaded when a key is used: most logins need none. */
const library = () => import('@simplewebauthn/browser');

/** Lets the browser make a credential on a security key or as a passkey. Rejects with a KeyError. */
export const createKey = (optionsJSON: CreationOptions): Promise<NewCredential> =>
  ask(async () => {
    const { startRegistration } = await library();
    return startRegistration({ optionsJSON });
  });

/** Lets the browser sign with one of the keys. Rejects with a KeyError. */
export const signWithKey = (optionsJSON: RequestOptions): Promise<KeyAssertion> =>
  ask(async () => {
    const { startAuthentication } = await library();
    return startAuthentication({ optionsJSON });
  });
