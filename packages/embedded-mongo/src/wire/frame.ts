import { RawValue, T, validateDocument } from '../bson/rawValue';
import { MongoError } from '../errors/mongoError';

export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER = 16;
const OP_QUERY = 2004;
const OP_REPLY = 1;
const OP_MSG = 2013;
const CHECKSUM = 1;
const MORE_TO_COME = 2;

/** One message of a client. */
export interface Request {
  id: number;
  body: RawValue;
  /** Document sequences that stand beside the body, by field name. */
  sequences: Map<string, RawValue[]>;
  /** The client does not want an answer. */
  silent: boolean;
  /** The old query message that drivers begin a connection with; it names the database itself. */
  legacyDatabase?: string;
}

/** A message that cannot be trusted: its connection is closed. */
export class BrokenFrame extends Error {}

/** How long the message at the start of the buffer is; undefined when that is not known yet. */
export function frameLength(buffered: Buffer): number | undefined {
  if (buffered.length < 4) return undefined;
  const length = buffered.readInt32LE(0);
  if (length < HEADER + 5 || length > MAX_MESSAGE_BYTES) throw new BrokenFrame(`message length ${length}`);
  return length;
}

/** Reads one whole message. */
export function parseFrame(frame: Buffer): Request {
  const opcode = frame.readInt32LE(12);
  if (opcode === OP_MSG) return parseMessage(frame);
  if (opcode === OP_QUERY) return parseQuery(frame);
  throw new BrokenFrame(`unknown opcode ${opcode}`);
}

/** The id of a message, for an answer to one that could not be read. */
export function requestId(frame: Buffer): number {
  return frame.readInt32LE(4);
}

/** A document inside of a command stands in a list of it: those two levels are not its own. */
const COMMAND_DEPTH = -1;

function documentAt(frame: Buffer, at: number, limit: number, depth?: number): RawValue {
  const end = validateDocument(frame, at, limit, depth);
  return new RawValue(T.object, frame, at, end);
}

function parseMessage(frame: Buffer): Request {
  const flags = frame.readUInt32LE(HEADER);
  if (flags & 0xffff & ~(CHECKSUM | MORE_TO_COME)) throw new BrokenFrame(`unknown required flags ${flags}`);
  const limit = flags & CHECKSUM ? frame.length - 4 : frame.length;
  const sequences = new Map<string, RawValue[]>();
  let body: RawValue | undefined;
  let at = HEADER + 4;
  while (at < limit) {
    const kind = frame[at++];
    if (kind === 0) {
      if (body) throw new BrokenFrame('two bodies');
      body = documentAt(frame, at, limit, COMMAND_DEPTH);
      at = body.end;
    } else if (kind === 1) {
      at = parseSequence(frame, at, limit, sequences);
    } else throw new BrokenFrame(`unknown section ${kind}`);
  }
  if (!body) throw new BrokenFrame('no body');
  return { id: requestId(frame), body, sequences, silent: (flags & MORE_TO_COME) !== 0 };
}

function parseSequence(frame: Buffer, at: number, limit: number, sequences: Map<string, RawValue[]>): number {
  if (at + 4 > limit) throw new BrokenFrame('sequence cut off');
  const end = at + frame.readInt32LE(at);
  const nameEnd = frame.indexOf(0, at + 4);
  if (end > limit || nameEnd < 0 || nameEnd >= end) throw new BrokenFrame('sequence length is wrong');
  const name = frame.toString('utf8', at + 4, nameEnd);
  if (sequences.has(name)) throw new BrokenFrame(`two sequences ${name}`);
  const documents: RawValue[] = [];
  let p = nameEnd + 1;
  while (p < end) {
    const document = documentAt(frame, p, end);
    documents.push(document);
    p = document.end;
  }
  sequences.set(name, documents);
  return end;
}

function parseQuery(frame: Buffer): Request {
  const nameEnd = frame.indexOf(0, HEADER + 4);
  if (nameEnd < 0 || nameEnd + 9 > frame.length) throw new BrokenFrame('query cut off');
  const name = frame.toString('utf8', HEADER + 4, nameEnd);
  if (!name.endsWith('.$cmd'))
    throw new MongoError('CommandNotSupported', 'Only commands are taken as OP_QUERY');
  const body = documentAt(frame, nameEnd + 9, frame.length);
  return {
    id: requestId(frame),
    body,
    sequences: new Map(),
    silent: false,
    legacyDatabase: name.slice(0, -5),
  };
}

let nextId = 1;

/** The answer to a message, in the form that the message had. */
export function replyFrame(request: Pick<Request, 'id' | 'legacyDatabase'>, document: Buffer): Buffer[] {
  const legacy = request.legacyDatabase !== undefined;
  const head = Buffer.alloc(legacy ? HEADER + 20 : HEADER + 5);
  head.writeInt32LE(head.length + document.length, 0);
  nextId = (nextId + 1) & 0x7fffffff;
  head.writeInt32LE(nextId, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12);
  if (legacy) {
    head.writeInt32LE(8, HEADER); // AwaitCapable, as every server answers
    head.writeInt32LE(1, HEADER + 16);
  }
  return [head, document];
}
