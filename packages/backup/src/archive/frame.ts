import { BackupError } from '../BackupError';
import { byteReader } from '../sealed/byteReader';

/** One piece of a backup: what it is, and its bytes. */
export interface Frame {
  head: FrameHead;
  body: Buffer;
}

export type FrameHead =
  /** First: what this backup is of (JSON of `backupAbout`). */
  | { kind: 'about' }
  /** A collection begins; the body has its indexes (canonical EJSON). */
  | { kind: 'collection'; service: string; name: string }
  /** Documents of the collection that began last: BSON, one after the other. */
  | { kind: 'documents'; count: number }
  /** A file begins, by its path below the data folder. */
  | { kind: 'file'; path: string }
  /** Bytes of the file that began last. */
  | { kind: 'bytes' }
  /** Last: what there is in it (JSON of `backupContents`). */
  | { kind: 'end' };

const LENGTHS = 8;
/** A document has 16 MB at most; whatever says more was not written by us. */
const MOST_BYTES = 32 * 1024 * 1024;

const NOTHING = Buffer.alloc(0);

export const frameBytes = (head: FrameHead, body: Buffer = NOTHING): Buffer => {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(LENGTHS);
  lengths.writeUInt32BE(text.length, 0);
  lengths.writeUInt32BE(body.length, 4);
  return Buffer.concat([lengths, text, body]);
};

/** @throws BackupError when it ends in the middle of a frame */
export const readFrames = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Frame, void> {
  const reader = byteReader(source);
  for (;;) {
    const lengths = await reader.take(LENGTHS);
    if (lengths.length === 0) return;
    const [text, body] =
      lengths.length === LENGTHS ? [lengths.readUInt32BE(0), lengths.readUInt32BE(4)] : [0, 0];
    if (text === 0 || text > MOST_BYTES || body > MOST_BYTES) throw unreadable();
    const bytes = await reader.take(text + body);
    if (bytes.length < text + body) throw unreadable();
    yield { head: JSON.parse(bytes.toString('utf8', 0, text)) as FrameHead, body: bytes.subarray(text) };
  }
};

const unreadable = (): BackupError =>
  new BackupError('This backup holds something that this version cannot read.');
