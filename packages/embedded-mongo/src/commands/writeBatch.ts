import { serialize } from 'bson';
import { type Plain, plainDocument } from '../bson/plainValue';
import type { RawValue } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';
import { SLICE_MS } from '../store/turns';
import type { View } from '../store/view';
import type { Command } from '../wire/command';
import type { Context } from './engine';
import { reply } from './reply';
import { keepReply, recallReply } from './retryRecords';

/** What a write command has done so far. */
export interface Progress {
  n: number;
  nModified?: number;
  upserted?: Plain[];
  writeErrors?: Plain[];
  /** The statement to go on with, in the record of a command that is not complete. */
  next?: number;
}

/** One statement of a write command. */
export interface Statement {
  /** Runs it inside a write job; throws before it writes anything. */
  apply(view: View, progress: Progress, index: number): void;
  /** Set when the statement changes many documents and brings its own jobs. */
  applyMany?(progress: Progress, index: number): Promise<void>;
  /** Finds the document outside of the job when that needs a long scan. */
  prepare?(): Promise<void>;
}

/**
 * Runs the statements of an insert, update or delete in jobs of a few milliseconds. With a retryable number
 * the progress is kept in the same transaction as the writes, so that a retry goes on where it ended.
 */
export async function runBatch(
  { engine, retry }: Context,
  command: Command,
  statements: Statement[],
  start: Progress,
  { frees = false } = {},
): Promise<Buffer> {
  const ordered = !command.has('ordered') || command.flag('ordered');
  let progress = start;
  let next = 0;
  // What is on disk: a job that is run again, because another one spoilt its group, goes on from here.
  let stored = { progress: copyOf(start), next };
  let replay: RawValue | undefined;
  const failed = () => ordered && (progress.writeErrors?.length ?? 0) > 0;

  const runSome = (view: View): void => {
    progress = copyOf(stored.progress);
    next = stored.next;
    if (next === 0) {
      const record = recallReply(view, retry);
      const known = record && (plainDocument(record) as unknown as Progress);
      if (record && known?.next === undefined) {
        replay = record;
        return;
      }
      if (known) {
        progress = known;
        next = known.next ?? 0;
      }
    }
    const until = performance.now() + SLICE_MS;
    do {
      const statement = statements[next];
      if (!statement || statement.applyMany) break;
      try {
        statement.apply(view, progress, next);
      } catch (error) {
        note(progress, next, error);
      }
      next++;
    } while (!failed() && !statements[next]?.prepare && performance.now() < until);
    if (!retry) return;
    const done = next >= statements.length || failed();
    keepReply(view, retry, done ? replyTo(progress) : serialize({ ...progress, next }));
  };

  while (next < statements.length && !failed() && !replay) {
    const statement = statements[next]!;
    if (statement.applyMany) {
      const index = next++;
      try {
        await statement.applyMany(progress, index);
      } catch (error) {
        note(progress, index, error);
      }
    } else {
      await statement.prepare?.();
      await engine.store.write(runSome, { frees });
    }
    stored = { progress: copyOf(progress), next };
  }
  return replay ? Buffer.from(replay.bytes()) : replyTo(progress);
}

const copyOf = (progress: Progress): Progress => ({
  ...progress,
  ...(progress.upserted && { upserted: [...progress.upserted] }),
  ...(progress.writeErrors && { writeErrors: [...progress.writeErrors] }),
});

/** An error of one statement is part of the reply; storage errors are errors of the command. */
function note(progress: Progress, index: number, error: unknown): void {
  if (!(error instanceof MongoError)) throw error;
  if (['OutOfDiskSpace', 'InternalError', 'MaxTimeMSExpired'].includes(error.codeName)) throw error;
  (progress.writeErrors ??= []).push({ index, code: error.code, errmsg: error.message, ...error.details });
}

function replyTo({ n, nModified, upserted, writeErrors }: Progress): Buffer {
  return reply({ n, nModified, upserted, writeErrors });
}
