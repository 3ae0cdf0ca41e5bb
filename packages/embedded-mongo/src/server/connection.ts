import type { Socket } from 'node:net';
import { serialize } from 'bson';
import { getField, type RawValue, T, textOf } from '../bson/rawValue';
import { dispatch, errorReply, isOpenCommand } from '../commands/dispatch';
import type { Engine } from '../commands/engine';
import { badValue, MongoError } from '../errors/mongoError';
import { commandName } from '../wire/command';
import { BrokenFrame, frameLength, parseFrame, replyFrame, type Request, requestId } from '../wire/frame';
import { type Credentials, ScramConversation } from './scram';

/** A connection must send its first whole message within this time, and finish a message it has begun. */
const HANDSHAKE_MS = 30_000;
const MESSAGE_MS = 60_000;

let nextConnection = 1;

/** One client: cuts its bytes into messages and answers them one after another. */
export class Connection {
  private readonly id = nextConnection++;
  private chunks: Buffer[] = [];
  private buffered = 0;
  private wanted: number | undefined;
  private waiting: Buffer[] = [];
  private working = false;
  private authenticated: boolean;
  private conversation?: ScramConversation;
  private spoke = false;

  constructor(
    private readonly socket: Socket,
    private readonly engine: Engine,
    private readonly credentials: Credentials | undefined,
    /** The one database that this client may use; unset, all. */
    private readonly only?: string,
  ) {
    this.authenticated = credentials === undefined;
    socket.setNoDelay(true);
    socket.setTimeout(HANDSHAKE_MS, () => this.checkIdle());
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', () => socket.destroy());
  }

  private checkIdle(): void {
    // A driver may keep a finished connection open for as long as it likes.
    if (!this.spoke || this.buffered > 0) this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    try {
      this.cut();
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Takes whole messages out of what has arrived. */
  private cut(): void {
    for (;;) {
      if (this.wanted === undefined) {
        if (this.buffered < 4) return;
        this.wanted = frameLength(this.joined());
        if (this.wanted !== undefined && this.buffered < this.wanted) this.socket.setTimeout(MESSAGE_MS);
      }
      if (this.wanted === undefined || this.buffered < this.wanted) return;
      const all = this.joined();
      this.waiting.push(all.subarray(0, this.wanted));
      const rest = all.subarray(this.wanted);
      this.chunks = rest.length > 0 ? [rest] : [];
      this.buffered = rest.length;
      this.wanted = undefined;
      this.spoke = true;
      if (!this.working) void this.work();
      // A client that does not wait for answers is slowed down instead of filling the memory.
      if (this.waiting.length > 100) this.socket.pause();
    }
  }

  private joined(): Buffer {
    if (this.chunks.length > 1) this.chunks = [Buffer.concat(this.chunks)];
    return this.chunks[0] ?? Buffer.alloc(0);
  }

  private async work(): Promise<void> {
    this.working = true;
    for (let frame = this.waiting.shift(); frame && !this.socket.destroyed; frame = this.waiting.shift()) {
      if (this.waiting.length === 50) this.socket.resume();
      try {
        await this.answer(frame);
      } catch (error) {
        this.refuse(error);
      }
    }
    this.working = false;
  }

  private async answer(frame: Buffer): Promise<void> {
    let request: Request;
    try {
      request = parseFrame(frame);
    } catch (error) {
      if (error instanceof BrokenFrame || !(error instanceof MongoError)) throw error;
      return this.send({ id: requestId(frame) }, errorReply(error));
    }
    const reply = await this.perform(request);
    if (!request.silent) this.send(request, reply);
  }

  private async perform(request: Request): Promise<Buffer> {
    const name = commandName(request);
    if (name === 'saslStart' || name === 'saslContinue') return this.authenticate(name, request.body);
    if (!this.authenticated && !isOpenCommand(name))
      return errorReply(new MongoError('Unauthorized', `Command ${name} requires authentication`));
    return dispatch(this.engine, this.id, request, this.only);
  }

  private authenticate(name: string, body: RawValue): Buffer {
    try {
      const payload = getField(body, 'payload');
      if (!this.credentials)
        throw new MongoError(
          'AuthenticationFailed',
          'This socket takes no authentication: it belongs to its owner by file mode',
        );
      if (payload?.type !== T.binary) throw badValue('payload must be binary');
      const text = payload.buf.utf8Slice(payload.at + 5, payload.end);
      if (name === 'saslStart') {
        const mechanism = getField(body, 'mechanism');
        if (mechanism?.type !== T.string || textOf(mechanism) !== 'SCRAM-SHA-256')
          throw new MongoError('AuthenticationFailed', 'Only SCRAM-SHA-256 is offered');
        this.conversation = new ScramConversation(this.credentials);
        return saslReply(this.conversation.start(text), false);
      }
      if (!this.conversation) throw new MongoError('ProtocolError', 'No SASL session state found');
      // Some drivers send an empty last message, after the proofs were exchanged.
      if (this.authenticated && text === '') return saslReply('', true);
      const proof = this.conversation.finish(text);
      this.authenticated = true;
      return saslReply(proof, true);
    } catch (error) {
      this.conversation = undefined;
      return errorReply(error);
    }
  }

  private send(request: Pick<Request, 'id' | 'legacyDatabase'>, document: Buffer): void {
    if (this.socket.destroyed) return;
    const [head, body] = replyFrame(request, document) as [Buffer, Buffer];
    if (body.length < 16_384) this.socket.write(Buffer.concat([head, body]));
    else {
      this.socket.cork();
      this.socket.write(head);
      this.socket.write(body);
      this.socket.uncork();
    }
  }

  /** What cannot be understood ends the connection; other clients are not concerned. */
  private refuse(error: unknown): void {
    if (!(error instanceof BrokenFrame)) console.error('embedded database: connection closed', error);
    this.waiting = [];
    this.socket.destroy();
  }
}

function saslReply(text: string, done: boolean): Buffer {
  return Buffer.from(serialize({ conversationId: 1, done, payload: Buffer.from(text), ok: 1 }));
}
