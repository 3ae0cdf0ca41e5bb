/** The error codes that applications test, by the names of MongoDB. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  UnsupportedFormat: 12,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  ProtocolError: 17,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  OperationFailed: 96,
  ClientDisconnect: 279,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  QueryFeatureNotAllowed: 224,
  TransactionTooOld: 225,
  NotImplemented: 238,
  DataCorruptionDetected: 246,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  Location16410: 16410,
  Location28667: 28667,
  Location40324: 40324,
  Location40415: 40415,
  Location40573: 40573,
} as const;

export type CodeName = keyof typeof CODES;

/** An error that is answered to the client; anything else that is thrown is a fault of the server. */
export class MongoError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: CodeName,
    message: string,
    /** More fields of the reply, for example keyPattern and keyValue of a duplicate. */
    readonly details: Record<string, unknown> = {},
    readonly labels: string[] = [],
  ) {
    super(message);
    this.name = 'MongoError';
    this.code = CODES[codeName];
  }
}

const ELSEWHERE = 'is not supported by the embedded database, set MONGODB_URI to use a MongoDB server';

/** The refusal of everything that is left to a real MongoDB. */
export function notSupported(what: string, codeName: CodeName = 'NotImplemented'): MongoError {
  return new MongoError(codeName, `${what} ${ELSEWHERE}`);
}
