import type { Readable } from 'node:stream';
import { AppError } from '../AppError';
import { boundaryOf, HEAD_END, isFileHead, LAST, LONGEST_HEAD, MOST_PARTS } from './multipartHeads';

export interface FileLimits {
  /** Files with content that are taken; one more refuses the body. */
  most: number;
  /** Bytes of one file. */
  bytes: number;
  /** Bytes of the whole body. */
  total: number;
  /** What a longer file or body is refused with. */
  tooLong: () => AppError;
  /** What a body with more files, or more than 20 parts, is refused with: no file is left out without a word. */
  tooMany: () => AppError;
}

/** The body ends in the middle, or its sender is gone. */
const notWhole = (cause?: unknown): AppError => new AppError(400, 'malformed_json', { cause });

interface Pending {
  readonly bytes: Buffer;
  /** Takes bytes away from the beginning. */
  drop(count: number): void;
  /** Reads on. @returns false at the end of the body */
  more(): Promise<boolean>;
}

/** What was read of a body and not yet used. */
const createPending = (body: AsyncIterator<Buffer>, { total, tooLong }: FileLimits): Pending => {
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  return {
    get bytes() {
      return bytes;
    },
    drop: (count) => {
      bytes = bytes.subarray(count);
    },
    more: async () => {
      // The sender is gone: the body is not whole.
      const { done, value } = await body.next().catch((cause: unknown) => {
        throw notWhole(cause);
      });
      if (done) return false;
      length += value.length;
      if (length > total) throw tooLong();
      bytes = bytes.length === 0 ? value : Buffer.concat([bytes, value]);
      return true;
    },
  };
};

/** Drops what is before a mark. @returns whether the mark is there */
const skipTo = async (pending: Pending, mark: Buffer): Promise<boolean> => {
  for (;;) {
    const at = pending.bytes.indexOf(mark);
    if (at >= 0) {
      pending.drop(at);
      return true;
    }
    pending.drop(Math.max(0, pending.bytes.length - mark.length + 1));
    if (!(await pending.more())) return false;
  }
};

/** Whether a mark was the last one. */
const isLast = async (pending: Pending): Promise<boolean> => {
  while (pending.bytes.length < LAST.length) if (!(await pending.more())) throw notWhole();
  return pending.bytes.subarray(0, LAST.length).equals(LAST);
};

/** The lines before a part's content. @throws AppError 400 where they are not whole, or too long */
const headOf = async (pending: Pending): Promise<string> => {
  for (;;) {
    const end = pending.bytes.indexOf(HEAD_END);
    if (end > LONGEST_HEAD || (end < 0 && pending.bytes.length > LONGEST_HEAD + HEAD_END.length))
      throw notWhole();
    if (end >= 0) {
      const head = pending.bytes.toString('latin1', 0, end);
      pending.drop(end + HEAD_END.length);
      return head;
    }
    if (!(await pending.more())) throw notWhole();
  }
};

/** Takes everything before a mark, and the mark stays. @throws AppError 400 where it never comes */
const takeUntil = async (pending: Pending, mark: Buffer, take: (chunk: Buffer) => void): Promise<void> => {
  for (;;) {
    const at = pending.bytes.indexOf(mark);
    const count = at >= 0 ? at : Math.max(0, pending.bytes.length - mark.length + 1);
    take(pending.bytes.subarray(0, count));
    pending.drop(count);
    if (at >= 0) return;
    if (!(await pending.more())) throw notWhole();
  }
};

/** Collects the chunks of one file, and refuses one that is too long before it is whole. */
const collector = ({ bytes, tooLong }: FileLimits) => {
  const chunks: Buffer[] = [];
  let length = 0;
  return {
    take: (chunk: Buffer): void => {
      length += chunk.length;
      if (length > bytes) throw tooLong();
      chunks.push(chunk);
    },
    whole: (): Buffer => Buffer.concat(chunks, length),
  };
};

const wholeOf = async (pending: Pending, limits: FileLimits): Promise<Buffer> => {
  const file = collector(limits);
  while (await pending.more()) {
    file.take(pending.bytes);
    pending.drop(pending.bytes.length);
  }
  return file.whole();
};

async function* partsOf(pending: Pending, boundary: string, limits: FileLimits): AsyncGenerator<Buffer> {
  const mark = Buffer.from(`--${boundary}`);
  const next = Buffer.from(`\r\n--${boundary}`);
  if (!(await skipTo(pending, mark))) return;
  pending.drop(mark.length);
  for (let parts = 0, files = 0; !(await isLast(pending)); parts += 1) {
    if (parts === MOST_PARTS) throw limits.tooMany();
    const isFile = isFileHead(await headOf(pending));
    const file = collector(limits);
    // Fields are not kept.
    await takeUntil(pending, next, (chunk) => {
      if (isFile && chunk.length > 0 && files === limits.most) throw limits.tooMany();
      if (isFile) file.take(chunk);
    });
    pending.drop(next.length);
    if (!isFile) continue;
    const whole = file.whole();
    if (whole.length > 0) files += 1;
    yield whole;
  }
}

/**
 * The files of a body that comes, one after another: at most one of them lies in memory, and what is not asked for is not read. A body of
 * multipart/form-data has its files; a PDF as the body itself is one. Names and everything else about files are left aside.
 * @param contentType of the request
 * @throws AppError of `tooLong` and `tooMany`, 400 where the body is not whole
 */
export async function* fileParts(
  body: Readable,
  contentType: string,
  limits: FileLimits,
): AsyncGenerator<Buffer> {
  const read = body.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const pending = createPending(read, limits);
  const boundary = boundaryOf(contentType);
  try {
    if (/^application\/pdf\b/i.test(contentType)) yield await wholeOf(pending, limits);
    else if (boundary && /^multipart\/form-data\b/i.test(contentType))
      yield* partsOf(pending, boundary, limits);
  } finally {
    // Who is refused in the middle still gets the answer: the connection stays, and what is left of the body is dropped.
    await read.return?.();
    body.resume();
  }
}
