import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createDataCipher } from '@yinyom/service-kit/secrets/dataCipher';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { BinderRecord } from './BinderRecord';

const PURPOSE = 'files of binders';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a piece is: its cipher is bound to that, so that pieces cannot be moved, taken out or cut off unseen. */
export interface Place {
  generation: string;
  number: number;
  last: boolean;
}

const aad = ({ generation, number, last }: Place): Buffer =>
  Buffer.from(`${generation} ${number} ${String(last)}`);

/** AES-256-GCM, piece by piece. @param key of one binder */
export const pieceCipher = (key: Buffer) => ({
  seal: (bytes: Buffer, place: Place): Buffer => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad(place));
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  },
  /** @throws Error when it was changed, or is of another place */
  open: (sealed: Buffer, place: Place): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
      .setAAD(aad(place))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    const opened = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    // In this mode nothing follows: it only checks the tag.
    decipher.final();
    return opened;
  },
});

type Owner = Pick<BinderRecord, '_id' | 'organization_id'>;
type Sealed = Pick<BinderRecord, 'file_key' | 'sealed_with'>;
const ownerOf = ({ _id, organization_id }: Owner): string => `${organization_id}:${String(_id)}`;

/** Each binder has a key of its own, sealed with DATA_SECRET: when that changes, only the keys are sealed again. */
export const createBinderKeys = (ring: KeyRing) => {
  const cipher = createDataCipher(ring, PURPOSE);
  const seal = (owner: Owner, text: string): Sealed => ({
    file_key: cipher.seal(text, ownerOf(owner)),
    sealed_with: ring.current.id,
  });
  return {
    current: ring.current.id,
    newKey: (owner: Owner): Sealed => seal(owner, randomBytes(32).toString('base64')),
    /** @throws SealedForAnother when DATA_SECRET is another one by now */
    open: (owner: Owner & Sealed): Buffer =>
      Buffer.from(cipher.open(owner.file_key, ownerOf(owner)).text, 'base64'),
    /** @throws SealedForAnother */
    sealAgain: (owner: Owner & Sealed): Sealed =>
      seal(owner, cipher.open(owner.file_key, ownerOf(owner)).text),
  };
};
export type BinderKeys = ReturnType<typeof createBinderKeys>;
