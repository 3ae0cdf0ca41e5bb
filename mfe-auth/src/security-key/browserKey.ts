import type {
  CreationOptions,
  KeyAssertion,
  NewCredential,
  RequestOptions,
} from '@yinyom/contracts/identity/securityKeys';

/** Why a browser gave no key: the name of the text that says it. */
type KeyProblem =
  | 'security_key.unsupported'
  | 'security_key.cancelled'
  | 'security_key.failed'
  | 'messages:security_key_known';

export class KeyError extends Error {
  constructor(readonly text: KeyProblem) {
    super(text);
  }
}

const REASONS: Record<string, KeyProblem> = {
  // Cancelled, or nobody touched the key in time: browsers do not tell which.
  NotAllowedError: 'security_key.cancelled',
  AbortError: 'security_key.cancelled',
  InvalidStateError: 'messages:security_key_known',
};

const ask = async <T>(question: () => Promise<T>): Promise<T> => {
  if (!('PublicKeyCredential' in window)) throw new KeyError('security_key.unsupported');
  try {
    return await question();
  } catch (error) {
    throw new KeyError(REASONS[(error as Error).name] ?? 'security_key.failed');
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
