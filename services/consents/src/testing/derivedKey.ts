import { createPrivateKey, hkdfSync } from 'node:crypto';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import type { Connection } from 'mongoose';
import { databaseOf } from '../database/databaseOf';
import { signingKeyOf, type SigningKey } from '../sealing/signingKey';

/** ASN.1 head of an Ed25519 private key (RFC 8410); the 32 bytes of the key follow. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that versions up to 1.11 signed with: whoever has INGEST_SECRET has it. */
export const derivedKey = ({ current }: KeyRing): SigningKey => {
  const seed = Buffer.from(hkdfSync('sha256', current.secret, '', 'yinyom daily roots', 32));
  return signingKeyOf(
    createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' }),
  );
};

/** What such a version did with it at its start. */
export const rememberDerivedKey = async (database: Connection, key: SigningKey): Promise<void> => {
  await databaseOf(database)
    .collection<{ _id: string }>('signing_keys')
    .updateOne(
      { _id: key.id },
      { $setOnInsert: { public_key: key.publicPem, since: new Date('2026-01-01') } },
      { upsert: true },
    );
};
