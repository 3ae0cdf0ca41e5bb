import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { DOCUMENT_LIMITS, DOCUMENTS_OF_A_PROCESS } from '../documentLimits';
import type { DocumentAnswer, DocumentTask } from '../findInDocument';
import { frameOf, LENGTH_BYTES } from './frames';
import { permissionArgs } from './permissionArgs';

/** A document that no answer came of: it took too long, needed too much memory, or ended its process. */
export type ReadAnswer =
  | DocumentAnswer
  | { ok: false; code: 'took_too_long' | 'too_much_memory' | 'could_not_be_read' };

export interface DocumentReader {
  /** Reads one document, after those before it. Never rejects. */
  read(bytes: Buffer, task: DocumentTask): Promise<ReadAnswer>;
  close(): void;
}

interface ReaderOptions {
  /** Lower ones are for tests. */
  limits?: { ms: number; memory: number };
  /** How many times longer work takes on this machine now than on an idle one. */
  slowness?(this: void): number;
  /** Answers say which modules the process has loaded; for tests. */
  showsModules?: boolean;
}

const ENDING = path.extname(__filename);
const HEAP_MB = 384;
/** Most of what a parser makes is needed for a moment only. */
const YOUNG_MB = 32;
const WATCH_MS = 100;
const LONGEST_ANSWER = 8 << 20;
/** Seconds of processor time after which the system ends a process that nobody watches any more. */
const MOST_SECONDS = 600;

type Child = ChildProcessByStdio<Writable, Readable, null>;

const startProcess = (showsModules: boolean): Child => {
  const loader = ENDING === '.ts' ? process.env['YINYOM_SOURCE_LOADER'] : undefined;
  const args = [
    `--max-old-space-size=${HEAP_MB}`,
    `--max-semi-space-size=${YOUNG_MB}`,
    // A warning would load what writes to terminals, and that what opens sockets.
    '--no-warnings',
    '--disable-proto=delete',
    '--disallow-code-generation-from-strings',
    ...(loader ? ['--conditions=yinyom-source', '--require', loader] : permissionArgs()),
    path.join(__dirname, `readerProcess${ENDING}`),
    ...(showsModules ? ['--modules'] : []),
  ];
  const options = { env: {}, stdio: ['pipe', 'pipe', 'ignore'] } as const;
  if (process.platform === 'win32')
    return spawn(process.execPath, args, { ...options, stdio: ['pipe', 'pipe', 'ignore'] });
  const limited = `ulimit -t ${MOST_SECONDS}; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', limited, process.execPath, ...args], {
    ...options,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
};

/** Resident memory of a process in bytes; 0 where the system does not say it. */
const residentOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
};

/** One process and the document that it reads now. */
const startOne = (showsModules: boolean) => {
  const child = startProcess(showsModules);
  let received = Buffer.alloc(0);
  let settle: ((answer: ReadAnswer) => void) | null = null;
  let isEnded = false;
  const answer = (given: ReadAnswer) => {
    const waiting = settle;
    settle = null;
    waiting?.(given);
  };
  const end = (code: 'took_too_long' | 'too_much_memory' | 'could_not_be_read') => {
    isEnded = true;
    child.kill('SIGKILL');
    answer({ ok: false, code });
  };
  child.on('error', () => end('could_not_be_read'));
  child.on('exit', () => end('could_not_be_read'));
  child.stdin.on('error', () => undefined);
  child.stdout.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece]);
    if (received.length < LENGTH_BYTES) return;
    const length = received.readUInt32LE();
    if (length > LONGEST_ANSWER) return end('could_not_be_read');
    if (received.length < LENGTH_BYTES + length) return;
    const text = received.subarray(LENGTH_BYTES, LENGTH_BYTES + length).toString('utf8');
    received = Buffer.alloc(0);
    try {
      answer(JSON.parse(text) as ReadAnswer);
    } catch {
      end('could_not_be_read');
    }
  });
  return {
    isEnded: () => isEnded,
    end,
    ask: (bytes: Buffer, task: DocumentTask, limits: { ms: number; memory: number }): Promise<ReadAnswer> =>
      new Promise((resolve) => {
        const timer = setTimeout(() => end('took_too_long'), limits.ms);
        const watch = setInterval(() => {
          void residentOf(child.pid ?? 0).then((resident) => {
            if (settle && resident > limits.memory) end('too_much_memory');
          });
        }, WATCH_MS);
        settle = (given) => {
          clearTimeout(timer);
          clearInterval(watch);
          resolve(given);
        };
        child.stdin.write(frameOf(Buffer.from(JSON.stringify(task)), bytes));
      }),
  };
};

/**
 * Reads documents in a process apart: no settings, no secrets, no network module, bounded in time and memory. A process
 * that a document ends costs that document only.
 */
export const startReader = ({
  limits = DOCUMENT_LIMITS,
  slowness = () => 1,
  showsModules = false,
}: ReaderOptions = {}): DocumentReader => {
  let current: { one: ReturnType<typeof startOne>; documents: number } | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const processFor = () => {
    if (current && (current.one.isEnded() || current.documents >= DOCUMENTS_OF_A_PROCESS)) {
      current.one.end('could_not_be_read');
      current = null;
    }
    current ??= { one: startOne(showsModules), documents: 0 };
    current.documents += 1;
    return current.one;
  };
  return {
    read: (bytes, task) => {
      const done = last.then(() => processFor().ask(bytes, task, { ...limits, ms: limits.ms * slowness() }));
      last = done;
      return done;
    },
    close: () => current?.one.end('could_not_be_read'),
  };
};
