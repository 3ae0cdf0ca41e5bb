import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { mongo } from 'mongoose';

/**
 * What a primary that steps down does to a write of the ledger:
 * `refused` it is no primary any more and writes nothing; `unanswered` it writes, and the connection ends before the
 * answer; `unsure` it writes, and cannot say whether a majority will keep it.
 */
export type StepDown = 'refused' | 'unanswered' | 'unsure';

type Reply = Record<string, unknown>;
const STEPPED_DOWN = { code: 11_602, codeName: 'InterruptedDueToReplStateChange' };
const RETRYABLE = { errorLabels: ['RetryableWriteError'] };
const REFUSAL: Reply = {
  ok: 0,
  errmsg: 'not primary',
  code: 10_107,
  codeName: 'NotWritablePrimary',
  ...RETRYABLE,
};

const HEADER = 16;
const BODY = HEADER + 5;
const OP_MSG = 2013;
const idOf = (frame: Buffer): number => frame.readInt32LE(4);
const answeredId = (frame: Buffer): number => frame.readInt32LE(8);
const bodyOf = (frame: Buffer): Reply | null =>
  frame.readInt32LE(12) === OP_MSG
    ? mongo.BSON.deserialize(frame.subarray(BODY, BODY + frame.readInt32LE(BODY)))
    : null;

const frameOf = (answered: number, reply: Reply): Buffer => {
  const body = Buffer.from(mongo.BSON.serialize(reply));
  const head = Buffer.alloc(BODY);
  head.writeInt32LE(BODY + body.length, 0);
  head.writeInt32LE(answered, 8);
  head.writeInt32LE(OP_MSG, 12);
  return Buffer.concat([head, body]);
};

/** Gives whole messages of a stream. */
const onFrame = (socket: net.Socket, take: (frame: Buffer) => void): void => {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      take(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
};

/** Stands between a driver and the embedded database, and lets it behave like a primary that steps down. */
export const startSteppingDown = async (databaseUri: string) => {
  const [, host = ''] = /^mongodb:\/\/([^/?]+)/.exec(databaseUri) ?? [];
  const path = decodeURIComponent(host);
  let fault: StepDown | null = null;
  let times = 0;
  const sockets = new Set<net.Socket>();

  const server = net.createServer((driver) => {
    const database = net.connect(path);
    const struck = new Map<number, StepDown>();
    for (const socket of [driver, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [driver, database].forEach((one) => one.destroy()));
    }
    onFrame(driver, (frame) => {
      const command = bodyOf(frame);
      if (command?.['insert'] === 'consent_logs' && fault && times > 0) {
        times -= 1;
        if (fault === 'refused') return void driver.write(frameOf(idOf(frame), REFUSAL));
        struck.set(idOf(frame), fault);
      }
      database.write(frame);
    });
    onFrame(database, (frame) => {
      const what = struck.get(answeredId(frame));
      if (what === 'unanswered') return void driver.destroy();
      const unsure = { writeConcernError: { ...STEPPED_DOWN, errmsg: 'stepped down' }, ...RETRYABLE };
      driver.write(what === 'unsure' ? frameOf(answeredId(frame), { ...bodyOf(frame), ...unsure }) : frame);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    uri: `mongodb://127.0.0.1:${port}/`,
    /** The next writes of the ledger meet this. */
    stepDown: (kind: StepDown, writes: number): void => {
      fault = kind;
      times = writes;
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
export type SteppingDown = Awaited<ReturnType<typeof startSteppingDown>>;
