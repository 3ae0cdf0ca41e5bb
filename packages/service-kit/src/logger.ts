import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** What must never stand in a log, wherever it appears. */
const SECRET_PATHS = [
  'password',
  'token',
  'refresh_token',
  'token_otp',
  'secret',
  'authorization',
  'cookie',
].flatMap((name) => [name, `*.${name}`]);

/** Structured logs as JSON lines; values are escaped, so one event is always one line. */
export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, base: null, redact: { paths: SECRET_PATHS, censor: '[hidden]' } };
  return destination ? pino(options, destination) : pino(options);
};
