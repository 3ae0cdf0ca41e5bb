import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { SECRET_NAMES } from '@yinyom/contracts/secretNames';
import { withoutPersonalData } from './log/withoutPersonalData';
import { prettyLine } from './log/prettyLine';
import type { Settings } from './settings/definitions';

export type { Logger } from 'pino';

/** What must never stand in a log, wherever it appears. */
const SECRET_PATHS = [...SECRET_NAMES, 'authorization', 'cookie'].flatMap((name) => [name, `*.${name}`]);

/** Messages of errors quote what they met: a mail server the address, the database the key that was there already. */
const serializers = { err: (error: Error) => withoutPersonalData(stdSerializers.err(error)) };

/** Structured logs as JSON lines; values are escaped, so one event is always one line. */
export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: null,
    serializers,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_PATHS, censor: '[hidden]' },
  };
  return destination ? pino(options, destination) : pino(options);
};

/** The log of a process, as its settings want it. */
export const processLogger = ({
  LOG_LEVEL,
  LOG_FORMAT,
}: Pick<Settings, 'LOG_LEVEL' | 'LOG_FORMAT'>): Logger =>
  createLogger(
    LOG_LEVEL,
    LOG_FORMAT === 'pretty' ? { write: (line) => void process.stdout.write(prettyLine(line)) } : undefined,
  );
