import type { ErrorBody } from '@yinyom/contracts/errors';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';

/** One wrong field: where, and the code of what is wrong with it. */
export interface FieldProblem {
  field: string;
  code: MessageCode;
  /** Fills this field's message; the values of the whole failure apply too. */
  values?: Record<string, string | number>;
  /** The least or most that would be accepted. */
  limits?: { min?: number; max?: number };
}

interface Details {
  errors?: FieldProblem[];
  values?: Record<string, string | number>;
  retryAfterSeconds?: number;
  /** What a person has to confirm first. */
  confirmation?: NonNullable<ErrorBody['confirmation']>;
  cause?: unknown;
}

/**
 * An expected failure: an HTTP status and a code of the message catalogue. Everything else that is thrown is a
 * fault of ours and answers 500 without details.
 */
export class AppError extends Error {
  override name = 'AppError';

  constructor(
    readonly status: number,
    readonly code: MessageCode,
    readonly details: Details = {},
  ) {
    super(code, { cause: details.cause });
  }
}

export const notFound = () => new AppError(404, 'not_found');
export const forbidden = () => new AppError(403, 'forbidden');
export const unauthorized = () => new AppError(401, 'unauthorized');
export const conflict = (code: MessageCode) => new AppError(409, code);
/** Another user changed it since the caller read it. */
export const versionConflict = () => new AppError(412, 'version_conflict');
/** 422 with one wrong field. */
export const invalidField = (field: string, code: MessageCode) =>
  new AppError(422, 'validation_failed', { errors: [{ field, code }] });
/** 422 that is about the whole request, with its own code. */
export const rejected = (code: MessageCode, values?: Record<string, string | number>) =>
  new AppError(422, code, { values });
