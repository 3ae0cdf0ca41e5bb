import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const PRIVATE_PREFIX = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b656e032100', 'hex');
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const privateKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
const publicKeyOf = (bytes: Buffer): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, bytes]), format: 'der', type: 'spki' });
const bytesOf = (key: KeyObject): Buffer =>
  key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length);
const secretOf = (privateKey: KeyObject, publicKey: KeyObject): Buffer =>
  Buffer.from(hkdfSync('sha256', diffieHellman({ privateKey, publicKey }), '', 'leak watch', KEY_BYTES));

/** A new secret of a website, and the key with which workers close what only its holder opens. */
export const newBox = (): { seed: Buffer; publicKey: Buffer } => {
  const seed = randomBytes(KEY_BYTES);
  return { seed, publicKey: bytesOf(createPublicKey(privateKeyOf(seed))) };
};

/** Closes bytes for the holder of a secret (X25519, AES-256-GCM). Who closes them needs no secret. */
export const closeFor = (publicKey: Buffer, bytes: Buffer): Buffer => {
  const own = generateKeyPairSync('x25519');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secretOf(own.privateKey, publicKeyOf(publicKey)), iv);
  const closed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([bytesOf(own.publicKey), iv, cipher.getAuthTag(), closed]);
};

/** @throws Error when it was closed for another secret, or changed */
export const openWith = (seed: Buffer, box: Buffer): Buffer => {
  const [ivAt, tagAt, textAt] = [KEY_BYTES, KEY_BYTES + IV_BYTES, KEY_BYTES + IV_BYTES + TAG_BYTES];
  const secret = secretOf(privateKeyOf(seed), publicKeyOf(box.subarray(0, ivAt)));
  const decipher = createDecipheriv('aes-256-gcm', secret, box.subarray(ivAt, tagAt));
  decipher.setAuthTag(box.subarray(tagAt, textAt));
  return Buffer.concat([decipher.update(box.subarray(textAt)), decipher.final()]);
};
