import { createRequire } from 'node:module';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import {
  SECURITY_KEY_SECONDS,
  type CreationOptions,
  type KeyAssertion,
  type NewCredential,
  type RequestOptions,
} from '@yinyom/contracts/identity/securityKeys';
import { rejected } from '@yinyom/service-kit/AppError';
import { fullName } from '../users/toUser';
import type { SecurityKeyRecord, UserRecord } from '../users/userRecord';
import { keysOf } from '../users/keysOf';

const load = createRequire(__filename);
/** Read with the first key: what it knows of certificates takes a tenth of a start, and most people have no key. */
const webAuthn = () => load('@simplewebauthn/server') as typeof import('@simplewebauthn/server');

/** What is kept of a new key. */
export type ProvenKey = Pick<
  SecurityKeyRecord,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'synced'
>;

const TRANSPORTS: readonly string[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];
const isTransport = (name: string): name is AuthenticatorTransport => TRANSPORTS.includes(name);

const descriptorOf = ({ credential_id, transports }: SecurityKeyRecord) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports: transports.filter(isTransport),
});

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));

/** What a browser gave, as the library wants it; we ask for no extensions. */
const credentialOf = <Response>(ids: { id: string; rawId: string }, response: Response) => ({
  ...ids,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

/** Whether the key was used on our page inside somebody else's, where no page of ours ever stands. */
const isEmbedded = (clientDataJSON: string): boolean => {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      crossOrigin?: unknown;
    } | null;
    return said?.crossOrigin === true;
  } catch {
    return true;
  }
};

/**
 * The words of WebAuthn between a browser and this installation. Only its public address counts as origin and its host
 * name as relying party; attestation is not asked for, as no kind of key is preferred.
 * @param address public address of the installation
 */
export const createKeyCeremony = (address: string) => {
  const { origin, hostname: rpID } = new URL(address);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false };
  const timeout = SECURITY_KEY_SECONDS * 1000;

  return {
    /** Keys work at this name only. */
    host: rpID,

    creationOptions: async (user: UserRecord): Promise<CreationOptions> => {
      const excluded = keysOf(user).map(descriptorOf);
      const made = await webAuthn().generateRegistrationOptions({
        rpName: 'Yinyom',
        rpID,
        userID: bytesOf(user._id.toHexString()),
        userName: user.email,
        userDisplayName: fullName(user),
        timeout,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      const { challenge, rp, user: account, pubKeyCredParams } = made;
      return {
        challenge,
        rp: { id: rpID, name: rp.name },
        user: account,
        pubKeyCredParams,
        timeout,
        attestation: 'none',
        excludeCredentials: excluded,
        authenticatorSelection: {
          residentKey: 'preferred',
          requireResidentKey: false,
          userVerification: 'preferred',
        },
      };
    },

    requestOptions: async (user: UserRecord): Promise<RequestOptions> => {
      const { challenge } = await webAuthn().generateAuthenticationOptions({ rpID, timeout });
      return {
        challenge,
        rpId: rpID,
        timeout,
        allowCredentials: keysOf(user).map(descriptorOf),
        userVerification: 'preferred',
      };
    },

    /** @throws AppError 422 security_key_invalid */
    readNewKey: async (challenge: string, { id, rawId, response }: NewCredential): Promise<ProvenKey> => {
      if (isEmbedded(response.clientDataJSON)) throw rejected('security_key_invalid');
      const transports = (response.transports ?? []).filter(isTransport);
      const result = await webAuthn()
        .verifyRegistrationResponse({
          ...expected,
          expectedChallenge: challenge,
          response: credentialOf({ id, rawId }, { ...response, transports }),
        })
        .catch(() => null);
      if (!result?.verified) throw rejected('security_key_invalid');
      const { credential, credentialDeviceType } = result.registrationInfo;
      return {
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
        synced: credentialDeviceType === 'multiDevice',
      };
    },

    /**
     * Whether a key signed a challenge. A key that counts its signatures must have counted on since the last one:
     * otherwise there is a second one with the same secret.
     * @returns its counter, or null
     */
    counterOf: async (
      challenge: string,
      key: SecurityKeyRecord,
      { id, rawId, response }: KeyAssertion,
    ): Promise<number | null> => {
      const { clientDataJSON, authenticatorData, signature } = response;
      if (isEmbedded(clientDataJSON)) return null;
      const result = await webAuthn()
        .verifyAuthenticationResponse({
          ...expected,
          expectedChallenge: challenge,
          response: credentialOf({ id, rawId }, { clientDataJSON, authenticatorData, signature }),
          credential: { id: key.credential_id, publicKey: bytesOf(key.public_key), counter: key.counter },
        })
        .catch(() => null);
      return result?.verified ? result.authenticationInfo.newCounter : null;
    },
  };
};
export type KeyCeremony = ReturnType<typeof createKeyCeremony>;
