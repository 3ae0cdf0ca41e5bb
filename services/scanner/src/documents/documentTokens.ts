import { createHash, scrypt } from 'node:crypto';

/** Rises with each change of a reader or detector (`readingVersion.test.ts`): documents that were read before it are read again. */
export const READING_VERSION = 4;

/**
 * About 50 ms of processor time each. A document may be one short value in a known form, so that a quick hash of it could be
 * guessed by whoever reads the database.
 */
const COST = { N: 16_384, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const BYTES = 16;

interface Basis {
  /** Another one for each website. */
  salt: string;
  ownDomain: string;
  ownPhones: ReadonlySet<string>;
}

/**
 * What stands for a document that was read, so that the same one is not read again: for its bytes, and for what the server says of
 * its version. The result of the reading depends on the rest of the input, too, so another version, domain or list of numbers gives
 * other tokens.
 */
export const createDocumentTokens = ({ salt, ownDomain, ownPhones }: Basis) => {
  const basis = JSON.stringify([READING_VERSION, ownDomain, [...ownPhones].sort()]);
  const tokenOf = (kind: 'bytes' | 'validator', url: string, content: Buffer | string): Promise<string> => {
    const digest = createHash('sha256').update(`${basis}\0${kind}\0${url}\0`).update(content).digest();
    return new Promise((resolve, reject) => {
      scrypt(digest, salt, BYTES, COST, (error, key) => {
        if (error) reject(error);
        else resolve(key.toString('base64url'));
      });
    });
  };
  return {
    ofBytes: (url: string, bytes: Buffer) => tokenOf('bytes', url, bytes),
    /** @param validator ETag and date, as the server names them */
    ofValidator: (url: string, validator: string) => tokenOf('validator', url, validator),
  };
};
