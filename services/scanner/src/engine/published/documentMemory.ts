import { createDocumentTokens } from '../../documents/documentTokens';
import type { KnownDocuments } from '../ScanOutcome';

/** What of an answer tells whether a document is still the same. */
interface Seen {
  contentType: string;
  validator: string | null;
  body: Buffer;
}
interface Remembered {
  /** Pages without a text layer, where an earlier scan read the same document; null: it has to be read. */
  picturePages: number | null;
  /** What stands for it in later scans. */
  tokens: string[];
}

interface Options {
  known: KnownDocuments | undefined;
  ownDomain: string;
  ownPhones: ReadonlySet<string>;
}

/** Recognizes documents that an earlier scan read: by what the server says of their version, or by their bytes. */
export const createDocumentMemory = ({ known, ownDomain, ownPhones }: Options) => {
  const tokens = known && createDocumentTokens({ salt: known.salt, ownDomain, ownPhones });
  // How bytes are read depends on what the server calls them, too.
  const keyOf = (url: string, { contentType }: Seen) => `${url} ${contentType}`;
  const ofValidator = async (url: string, seen: Seen): Promise<string[]> =>
    tokens && seen.validator !== null ? [await tokens.ofValidator(keyOf(url, seen), seen.validator)] : [];
  const remember = (given: string[]): Remembered => {
    const pages = given.map((token) => known?.picturePages.get(token)).find((count) => count !== undefined);
    return { picturePages: pages ?? null, tokens: given };
  };
  return {
    /** Whether it is of use to ask for the version before the document. */
    asksFirst: known !== undefined && known.picturePages.size > 0,
    byValidator: async (url: string, seen: Seen) => remember(await ofValidator(url, seen)),
    byBytes: async (url: string, seen: Seen): Promise<Remembered> =>
      tokens
        ? remember([...(await ofValidator(url, seen)), await tokens.ofBytes(keyOf(url, seen), seen.body)])
        : { picturePages: null, tokens: [] },
  };
};
