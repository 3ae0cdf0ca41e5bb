import { type CodeName, CODES } from './codes';

/** An error that is answered to the client; anything else that is thrown is a fault of the server. */
export class MongoError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: CodeName,
    message: string,
    /** More fields of the reply, for example keyPattern and keyValue of a duplicate. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'MongoError';
    this.code = CODES[codeName];
  }
}

/** The error for a value that cannot be meant. */
export function badValue(message: string): MongoError {
  return new MongoError('BadValue', message);
}

/** The error for what has not the form that it must have. */
export function failedToParse(message: string): MongoError {
  return new MongoError('FailedToParse', message);
}

/** The error for a value of another type than is asked for. */
export function typeMismatch(message: string): MongoError {
  return new MongoError('TypeMismatch', message);
}

/** Why something failed, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const ELSEWHERE = 'is not supported by the embedded database, set MONGODB_URI to use a MongoDB server';

/** The refusal of everything that is left to a real MongoDB. */
export function notSupported(what: string, codeName: CodeName = 'NotImplemented'): MongoError {
  return new MongoError(codeName, `${what} ${ELSEWHERE}`);
}
