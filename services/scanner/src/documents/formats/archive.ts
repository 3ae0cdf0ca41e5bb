import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Budget } from '../budget';
import { DOCUMENT_LIMITS } from '../documentLimits';
import { Unreadable } from '../ReadContent';

/** A file of a packed document. */
export interface PackedFile {
  name: string;
  /** Unpacks it piece by piece, until `take` returns true. */
  read(take: (piece: Buffer) => boolean): Promise<void>;
}

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (zip) resolve(zip);
      else reject(error ?? new Unreadable('could_not_be_read'));
    });
  });

/**
 * The files of a packed document, by name. Together they unpack to no more than the limit, whatever they claim.
 * @throws Unreadable, or an error of the packing
 */
export const openArchive = async (bytes: Buffer): Promise<Map<string, PackedFile>> => {
  const zip = await open(bytes);
  let unpacked = 0;
  const read = (entry: Entry, take: (piece: Buffer) => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      zip.openReadStream(entry, (error, stream) => {
        if (!stream) return reject(error ?? new Unreadable('could_not_be_read'));
        stream.on('error', reject);
        stream.on('end', resolve);
        stream.on('data', (piece: Buffer) => {
          unpacked += piece.length;
          try {
            if (unpacked > DOCUMENT_LIMITS.unpacked) throw new Unreadable('could_not_be_read');
            if (!take(piece)) return;
            stream.destroy();
            resolve();
          } catch (problem) {
            stream.destroy();
            reject(problem instanceof Error ? problem : new Unreadable('could_not_be_read'));
          }
        });
      });
    });
  const files = new Map<string, PackedFile>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve());
    zip.on('entry', (entry: Entry) => {
      if (entry.isEncrypted()) return reject(new Unreadable('protected'));
      files.set(entry.fileName, { name: entry.fileName, read: (take) => read(entry, take) });
      if (files.size > DOCUMENT_LIMITS.entries) return reject(new Unreadable('could_not_be_read'));
      zip.readEntry();
    });
    zip.readEntry();
  });
  return files;
};

export interface XmlHandlers {
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads the markup of a packed file as it unpacks, until the budget is spent. Entities of its own are unknown, and nothing is
 * fetched.
 */
export const readXml = async (
  file: PackedFile,
  handlers: XmlHandlers,
  budget: Pick<Budget, 'isCut'>,
): Promise<void> => {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag: SaxesTagPlain) => handlers.open?.(localName(tag.name), tag.attributes));
  parser.on('closetag', (tag: SaxesTagPlain) => handlers.close?.(localName(tag.name)));
  parser.on('text', (text) => handlers.text?.(text));
  const decoder = new TextDecoder('utf-8');
  await file.read((piece) => {
    parser.write(decoder.decode(piece, { stream: true }));
    return budget.isCut;
  });
  if (!budget.isCut) parser.write(decoder.decode()).close();
};
