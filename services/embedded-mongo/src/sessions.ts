import { serialize } from 'bson';
import { toPlain } from './bson/plainValue';
import { getField, type RawValue, rawDocument, T } from './bson/rawValue';
import { MongoError } from './errors';
import { type Store } from './store/store';
import { TransactionView } from './store/transactionView';
import type { View } from './store/view';

const TRANSACTION_MS = 60_000;
const SESSION_MS = 30 * 60_000;

interface Transaction {
  number: bigint;
  state: 'active' | 'committing' | 'committed' | 'aborted';
  view: TransactionView;
  timer: NodeJS.Timeout;
  commit?: Promise<void>;
}

interface Session {
  transaction?: Transaction;
  usedAt: number;
}

/** What a command says about its session. */
export interface SessionInfo {
  id: Buffer;
  txnNumber?: bigint;
  /** Part of a transaction of several statements. */
  inTransaction: boolean;
  starts: boolean;
}

const transient = (codeName: 'NoSuchTransaction' | 'SnapshotUnavailable', message: string) =>
  new MongoError(codeName, message, {}, ['TransientTransactionError']);

/** Reads lsid, txnNumber, autocommit and startTransaction of a command. */
export function sessionOf(body: RawValue): SessionInfo | undefined {
  const lsid = getField(body, 'lsid');
  const number = getField(body, 'txnNumber');
  const autocommit = getField(body, 'autocommit');
  if (!lsid) {
    if (number)
      throw new MongoError('InvalidOptions', 'Transaction number requires a session ID to also be specified');
    return undefined;
  }
  const id = lsid.type === T.object ? getField(lsid, 'id') : undefined;
  if (id?.type !== T.binary || id.end - id.at !== 21)
    throw new MongoError('BadValue', 'lsid.id must be a UUID');
  const txnNumber = number && BigInt(toPlain(number) as number | bigint);
  const inTransaction = autocommit !== undefined;
  if (inTransaction && (txnNumber === undefined || toPlain(autocommit) !== false))
    throw new MongoError('InvalidOptions', "'autocommit' must be false and needs a transaction number");
  const starts = toPlain(getField(body, 'startTransaction') ?? NOTHING) === true;
  if (starts && !inTransaction)
    throw new MongoError('InvalidOptions', "'startTransaction' needs 'autocommit'");
  return { id: Buffer.from(id.buf.subarray(id.at + 5, id.end)), txnNumber, inTransaction, starts };
}

const NOTHING = rawDocument(Buffer.from([5, 0, 0, 0, 0]));

/** Sessions, their transactions and the replies kept for retried writes. */
export class Sessions {
  private readonly sessions = new Map<string, Session>();
  private readonly locks = new Map<string, TransactionView>();
  readonly stats = { started: 0, committed: 0, aborted: 0 };

  constructor(
    private readonly store: Store,
    private readonly generation: () => number,
  ) {}

  private session(id: Buffer): Session {
    const name = id.latin1Slice();
    let session = this.sessions.get(name);
    if (!session) this.sessions.set(name, (session = { usedAt: 0 }));
    session.usedAt = Date.now();
    return session;
  }

  get openTransactions(): number {
    return [...this.sessions.values()].filter(({ transaction }) => transaction?.state === 'active').length;
  }

  /** The view of the transaction that a command belongs to; begins it when the command says so. */
  transactionView(info: SessionInfo): TransactionView {
    const session = this.session(info.id);
    const current = session.transaction;
    const number = info.txnNumber!;
    if (current && number < current.number)
      throw new MongoError(
        'TransactionTooOld',
        `Cannot use transaction ${number}: a newer one has already started on the session`,
      );
    if (info.starts) {
      if (current?.number === number && current.state !== 'aborted')
        throw new MongoError('InvalidOptions', `Transaction ${number} has already started`);
      this.abort(current);
      session.transaction = this.begin(number);
      return session.transaction.view;
    }
    if (!current || current.number !== number || current.state === 'aborted')
      throw transient(
        'NoSuchTransaction',
        `Given transaction number ${number} does not match any in-progress transactions.`,
      );
    if (current.state !== 'active')
      throw new MongoError(
        'TransactionCommitted',
        `Transaction with { txnNumber: ${number} } has been committed.`,
      );
    return current.view;
  }

  private begin(number: bigint): Transaction {
    this.stats.started++;
    const view = new TransactionView(this.store, this.locks, this.generation());
    const transaction: Transaction = {
      number,
      state: 'active',
      view,
      timer: setTimeout(() => this.abort(transaction), TRANSACTION_MS).unref(),
    };
    return transaction;
  }

  private abort(transaction: Transaction | undefined): void {
    if (transaction?.state !== 'active') return;
    this.finish(transaction, 'aborted');
    this.stats.aborted++;
  }

  private finish(transaction: Transaction, state: 'committed' | 'aborted'): void {
    transaction.state = state;
    clearTimeout(transaction.timer);
    transaction.view.release();
  }

  /** A failed command ends its transaction. */
  abortOf(info: SessionInfo): void {
    const transaction = this.sessions.get(info.id.latin1Slice())?.transaction;
    if (transaction?.number === info.txnNumber) this.abort(transaction);
  }

  /** Commits; a repeated commit is answered like the first. */
  async commit(info: SessionInfo): Promise<void> {
    const transaction = this.sessions.get(info.id.latin1Slice())?.transaction;
    if (!transaction || transaction.number !== info.txnNumber) {
      if (this.wasCommitted(info)) return;
      throw transient(
        'NoSuchTransaction',
        `Given transaction number ${info.txnNumber} does not match any in-progress transactions.`,
      );
    }
    if (transaction.state === 'aborted')
      throw transient('NoSuchTransaction', `Transaction ${info.txnNumber} has been aborted.`);
    if (transaction.state === 'committed') return;
    if (transaction.state === 'active') {
      transaction.state = 'committing';
      transaction.commit = this.applyCommit(info, transaction);
    }
    await transaction.commit;
  }

  private async applyCommit(info: SessionInfo, transaction: Transaction): Promise<void> {
    try {
      if (!transaction.view.isEmpty)
        await this.store.write((view) => {
          transaction.view.apply(view);
          this.remember(view, info, serialize({ ok: 1 }));
        });
      this.finish(transaction, 'committed');
      this.stats.committed++;
    } catch (error) {
      this.finish(transaction, 'aborted');
      this.stats.aborted++;
      throw error;
    }
  }

  /** Whether the number was committed before a restart of the server. */
  private wasCommitted(info: SessionInfo): boolean {
    return this.recall(this.store.view, info) !== undefined;
  }

  /** Aborts on request of the client. */
  abortTransaction(info: SessionInfo): void {
    const transaction = this.sessions.get(info.id.latin1Slice())?.transaction;
    if (!transaction || transaction.number !== info.txnNumber || transaction.state === 'aborted')
      throw transient(
        'NoSuchTransaction',
        `Given transaction number ${info.txnNumber} does not match any in-progress transactions.`,
      );
    if (transaction.state !== 'active')
      throw new MongoError(
        'TransactionCommitted',
        `Transaction with { txnNumber: ${info.txnNumber} } has been committed.`,
      );
    this.abort(transaction);
  }

  /** Ends sessions: their transactions are aborted. */
  end(ids: Buffer[]): void {
    for (const id of ids) {
      this.abort(this.sessions.get(id.latin1Slice())?.transaction);
      this.sessions.delete(id.latin1Slice());
    }
  }

  /** Aborts everything, when the server closes. */
  close(): void {
    for (const { transaction } of this.sessions.values()) this.abort(transaction);
  }

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
    for (const [name, session] of this.sessions)
      if (session.usedAt < limit && session.transaction?.state !== 'active') this.sessions.delete(name);
    return this.store.write((view) => {
      for (const { key, value } of view.range('meta', Buffer.from('r'), Buffer.from('s'), 100_000))
        if (value.readDoubleBE(0) < limit) view.remove('meta', key);
    });
  }
}

function retryKey(id: Buffer): Buffer {
  return Buffer.concat([Buffer.from('r'), id]);
}
