import { createHash } from 'node:crypto';

/** The files of a body that is read as it comes. */
export interface Upload {
  /** One after another, once: none is read before it is asked for. */
  files: AsyncIterable<Buffer>;
  /** SHA-256 of the files that were read. Boundary and names, which differ in a repetition, are not in it. */
  digest(): string;
}

/** Hashes files while the handler reads them. */
export const hashedFiles = (given: AsyncIterable<Buffer>): Upload => {
  const hash = createHash('sha256');
  const read = async function* (): AsyncGenerator<Buffer> {
    for await (const file of given) {
      hash.update(`${file.length} `).update(file);
      yield file;
    }
  };
  return { files: read(), digest: () => hash.copy().digest('base64url') };
};
