import { toPlain } from '../bson/plainValue';
import { getField, rawDocument, type RawValue, T } from '../bson/rawValue';
import { badValue, MongoError, notSupported } from '../errors/mongoError';
import type { Store } from '../store/store';
import type { View } from '../store/view';

const SESSION_MS = 30 * 60_000;

/** What a command says about its session. */
export interface SessionInfo {
  id: Buffer;
  /** The number of a retryable write. */
  txnNumber?: bigint;
}

/** Reads lsid and txnNumber of a command. A transaction of several statements is refused by name. */
export function sessionOf(body: RawValue): SessionInfo | undefined {
  if (getField(body, 'autocommit') || getField(body, 'startTransaction'))
    throw notSupported('A transaction of several statements');
  const lsid = getField(body, 'lsid');
  const number = getField(body, 'txnNumber');
  if (!lsid) {
    if (number)
      throw new MongoError('InvalidOptions', 'Transaction number requires a session ID to also be specified');
    return undefined;
  }
  const id = lsid.type === T.object ? getField(lsid, 'id') : undefined;
  if (id?.type !== T.binary || id.end - id.at !== 21) throw badValue('lsid.id must be a UUID');
  const txnNumber = number && BigInt(toPlain(number) as number | bigint);
  return { id: Buffer.from(id.buf.subarray(id.at + 5, id.end)), txnNumber };
}

/** The replies kept for retried writes. */
export class RetryRecords {
  constructor(private readonly store: Store) {}

  /** The reply to a write that was already done under this number, kept with the write itself. */
  recall(view: View, info: SessionInfo): RawValue | undefined {
    const record = view.get('meta', retryKey(info.id));
    if (!record) return undefined;
    const number = record.readBigInt64BE(8);
    if (info.txnNumber! < number)
      throw new MongoError(
        'TransactionTooOld',
        `Retryable write with txnNumber ${info.txnNumber} is prohibited on session because a newer one with txnNumber ${number} has already started`,
      );
    return info.txnNumber === number ? rawDocument(record.subarray(16)) : undefined;
  }

  /** Keeps a reply; must run in the same job as the write. */
  remember(view: View, info: SessionInfo, reply: Uint8Array): void {
    const head = Buffer.allocUnsafe(16);
    head.writeDoubleBE(Date.now(), 0);
    head.writeBigInt64BE(info.txnNumber!, 8);
    view.put('meta', retryKey(info.id), Buffer.concat([head, reply]));
  }

  /** Forgets what is older than a session may be. */
  prune(): Promise<void> {
    const limit = Date.now() - SESSION_MS;
    return this.store.write(
      (view) => {
        for (const { key, value } of view.range('meta', Buffer.from('r'), Buffer.from('s'), 100_000))
          if (value.readDoubleBE(0) < limit) view.remove('meta', key);
      },
      { frees: true },
    );
  }
}

function retryKey(id: Buffer): Buffer {
  return Buffer.concat([Buffer.from('r'), id]);
}
