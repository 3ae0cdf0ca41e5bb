import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { empty, id, line, list, timestamp } from '../fields';
import { password } from './password';
import { loginAnswer } from './guest';

/** Security keys and passkeys (WebAuthn) of one person. */
export const MAX_SECURITY_KEYS = 10;
/** How long what a key is asked to sign is good for, in seconds. */
export const SECURITY_KEY_SECONDS = 300;
export const SECURITY_KEY_NAME_LENGTH = 60;

/** Bytes as Base64url without padding. Longer than any real one is refused before it is decoded. */
const bytes = (most: number) =>
  z
    .string()
    .check(
      z.minLength(1, 'security_key_invalid'),
      z.maxLength(most, 'security_key_invalid'),
      z.regex(/^[A-Za-z0-9_-]*$/, 'security_key_invalid'),
    );
const credentialId = bytes(1_400);
const transport = z.enum(['ble', 'hybrid', 'internal', 'nfc', 'usb']);
/** Of the browser's answer only what is verified is read; other members may come and are dropped. */
const credential = <T extends z.ZodMiniType>(response: T) =>
  z.object({ id: credentialId, rawId: credentialId, type: z.literal('public-key'), response });
const newCredential = credential(
  z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    // Kinds of transport that are not known yet are no reason to refuse a key.
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
);
const assertion = credential(
  z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  }),
);
export type NewCredential = z.output<typeof newCredential>;
export type KeyAssertion = z.output<typeof assertion>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(transport)),
});
const userVerification = z.enum(['required', 'preferred', 'discouraged']);

/** What the browser is given to make a credential (PublicKeyCredentialCreationOptionsJSON). */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
});
/** What the browser is given to use one (PublicKeyCredentialRequestOptionsJSON). */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descriptor),
  userVerification,
});
export type CreationOptions = z.output<typeof creationOptions>;
export type RequestOptions = z.output<typeof requestOptions>;

export const securityKey = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by a password manager and so on several devices (a passkey), or on one device only. */
  synced: z.boolean(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
});
export type SecurityKey = z.output<typeof securityKey>;

const name = line(SECURITY_KEY_NAME_LENGTH);

export const listSecurityKeys = endpoint({
  name: 'listSecurityKeys',
  service: 'identity',
  method: 'GET',
  path: '/me/security-keys',
  auth: 'bearer',
  role: 'self',
  summary: 'The security keys and passkeys of the signed-in user, oldest first',
  answer: z.extend(list(securityKey), {
    /** The name of the platform at which keys work: they belong to one. */
    host: z.string(),
  }),
});

export const requestSecurityKey = endpoint({
  name: 'requestSecurityKey',
  service: 'identity',
  method: 'POST',
  path: '/me/security-keys/options',
  auth: 'bearer',
  role: 'self',
  summary: 'What a new security key is to sign (5 minutes, once, in this session); needs the password',
  body: z.strictObject({ password }),
  status: 200,
  answer: creationOptions,
});

/** `recovery_codes` only with the first second factor of a person: later ones leave those that stand. */
export const addSecurityKey = endpoint({
  name: 'addSecurityKey',
  service: 'identity',
  method: 'POST',
  path: '/me/security-keys',
  auth: 'bearer',
  role: 'self',
  summary: 'Adds a security key as a second factor; ends the other sessions of the user',
  body: z.strictObject({ name, credential: newCredential }),
  status: 201,
  answer: z.object({ key: securityKey, recovery_codes: z.array(z.string()) }),
  secrets: ['recovery_codes'],
});

export const renameSecurityKey = endpoint({
  name: 'renameSecurityKey',
  service: 'identity',
  method: 'PUT',
  path: '/me/security-keys/:id',
  auth: 'bearer',
  role: 'self',
  summary: 'Gives a security key another name',
  params: z.object({ id }),
  body: z.strictObject({ name }),
  answer: securityKey,
  resource: 'security_key',
});

export const removeSecurityKey = endpoint({
  name: 'removeSecurityKey',
  service: 'identity',
  method: 'DELETE',
  path: '/me/security-keys/:id',
  auth: 'bearer',
  role: 'self',
  summary: 'Removes a security key; needs the password and ends the other sessions of the user',
  params: z.object({ id }),
  body: z.strictObject({ password }),
  resource: 'security_key',
});

export const requestKeyLogin = endpoint({
  name: 'requestKeyLogin',
  service: 'identity',
  method: 'POST',
  path: '/guest/login-2fa/key-options',
  auth: 'otp',
  summary: 'What one of the security keys of the person is to sign in the second step of a login',
  body: empty,
  status: 200,
  answer: requestOptions,
});

export const loginWithKey = endpoint({
  name: 'loginWithKey',
  service: 'identity',
  method: 'POST',
  path: '/guest/login-2fa/key',
  auth: 'otp',
  summary: 'Second step of a login with a security key (counts as a try of the 5)',
  body: z.strictObject({ credential: assertion }),
  answer: loginAnswer,
  secrets: ['token', 'refresh_token'],
});
