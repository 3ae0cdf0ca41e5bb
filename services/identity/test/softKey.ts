import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  KeyAssertion,
  NewCredential,
  RequestOptions,
} from '@yinyom/contracts/identity/securityKeys';

/** What an attacker would change of an honest ceremony. */
export interface Twist {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** The counter to sign; by default one more than before. */
  counter?: number;
  /** Whether somebody touched the key. */
  present?: boolean;
}

/** A security key in software (WebAuthn level 3, ES256, attestation "none"): it signs whatever it is told to. */
export interface SoftKey {
  id: string;
  create(options: Pick<CreationOptions, 'challenge' | 'rp'>, twist?: Twist): NewCredential;
  use(options: Pick<RequestOptions, 'challenge' | 'rpId'>, twist?: Twist): KeyAssertion;
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');
const bigEndian = (value: number, size: 2 | 4): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};
/** A short text string of CBOR. */
const textOf = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/**
 * @param origin of the page that the key is used on
 * @param id to pretend to be another key
 * @param counts whether it counts its signatures, as most keys do and passkeys do not
 */
export const createSoftKey = (
  origin: string,
  { id = randomBytes(32), counts = true }: { id?: Buffer; counts?: boolean } = {},
): SoftKey => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE_Key: EC2, ES256, P-256.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  let counter = 0;

  const clientData = (type: string, challenge: string, twist: Twist): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: twist.crossOrigin ?? false,
      }),
    );
  const authenticatorData = (rpId: string, twist: Twist, credential?: Buffer): Buffer => {
    if (counts) counter += 1;
    const present = twist.present === false ? 0 : USER_PRESENT;
    return Buffer.concat([
      sha256(twist.rpId ?? rpId),
      Buffer.from([present | (credential ? HAS_CREDENTIAL : 0)]),
      bigEndian(twist.counter ?? counter, 4),
      credential ?? Buffer.alloc(0),
    ]);
  };
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  return {
    id: named.id,
    create: ({ challenge, rp }, twist = {}) => {
      const credential = Buffer.concat([Buffer.alloc(16), bigEndian(id.length, 2), id, cose]);
      const data = authenticatorData(rp.id, twist, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        textOf('fmt'),
        textOf('none'),
        textOf('attStmt'),
        Buffer.from([0xa0]),
        textOf('authData'),
        Buffer.from([0x59]),
        bigEndian(data.length, 2),
        data,
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, twist)),
          attestationObject: base64url(attestation),
          transports: ['usb'],
        },
      };
    },
    use: ({ challenge, rpId }, twist = {}) => {
      const client = clientData('webauthn.get', challenge, twist);
      const data = authenticatorData(rpId, twist);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
};
