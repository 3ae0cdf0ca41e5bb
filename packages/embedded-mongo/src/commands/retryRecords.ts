import { toPlain } from '../bson/plainValue';
import { getField, rawDocument, type RawValue, T } from '../bson/rawValue';
import { badValue, MongoError, notSupported } from '../errors/mongoError';
import type { Store } from '../store/store';
import type { View } from '../store/view';

const SESSION_MS = 30 * 60_000;

/** Which retryable write a command is. */
export interface Retry {
  session: Buffer;
  number: bigint;
}

/** Reads lsid and txnNumber of a command. A transaction of several statements is refused by name. */
export function retryOf(body: RawValue): Retry | undefined {
  if (getField(body, 'autocommit') || getField(body, 'startTransaction'))
    throw notSupported('A transaction of several statements');
  const lsid = getField(body, 'lsid');
  const number = getField(body, 'txnNumber');
  if (number && !lsid)
    throw new MongoError('InvalidOptions', 'Transaction number requires a session ID to also be specified');
  if (!lsid) return undefined;
  const id = lsid.type === T.object ? getField(lsid, 'id') : undefined;
  if (id?.type !== T.binary || id.end - id.at !== 21) throw badValue('lsid.id must be a UUID');
  const session = Buffer.from(id.buf.subarray(id.at + 5, id.end));
  return number && { session, number: BigInt(toPlain(number) as number | bigint) };
}

/** The reply to a write that was already done under this number, kept with the write itself. */
export function recallReply(view: View, retry: Retry | undefined): RawValue | undefined {
  const record = retry && view.get('meta', retryKey(retry.session));
  if (!record) return undefined;
  const number = record.readBigInt64BE(8);
  if (retry.number < number)
    throw new MongoError(
      'TransactionTooOld',
      `Retryable write with txnNumber ${retry.number} is prohibited on session because a newer one with txnNumber ${number} has already started`,
    );
  return retry.number === number ? rawDocument(record.subarray(16)) : undefined;
}

/** Keeps the reply to a write that may be sent again; must run in the same job as the write. */
export function keepReply(view: View, retry: Retry | undefined, reply: Uint8Array): void {
  if (!retry) return;
  const head = Buffer.allocUnsafe(16);
  head.writeDoubleBE(Date.now(), 0);
  head.writeBigInt64BE(retry.number, 8);
  view.put('meta', retryKey(retry.session), Buffer.concat([head, reply]));
}

/** Forgets what is older than a session may be. */
export function pruneReplies(store: Store): Promise<void> {
  const limit = Date.now() - SESSION_MS;
  return store.free((view) => {
    for (const { key, value } of view.range('meta', Buffer.from('r'), Buffer.from('s'), 100_000))
      if (value.readDoubleBE(0) < limit) view.remove('meta', key);
  });
}

function retryKey(session: Buffer): Buffer {
  return Buffer.concat([Buffer.from('r'), session]);
}
