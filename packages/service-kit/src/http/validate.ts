import type * as z from 'zod/mini';
import type { MessageCode } from '@yinyom/contracts/messages/MessageCode';
import { isMessageCode } from '@yinyom/texts/sentences/messageText';
import { AppError, notFound, type FieldProblem } from '../AppError';
import { withoutReadOnly } from './readBack';

type Issue = z.core.$ZodIssue;

/** The message code of what zod found: the schema's own code when it names one, else one by kind of issue. */
const codeOf = (issue: Issue): MessageCode => {
  if (isMessageCode(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_type';
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'out_of_range';
    case 'too_small':
      return issue.origin === 'string' ? 'too_short' : 'out_of_range';
    default:
      return 'invalid_value';
  }
};

/** Codes that are about a limit. */
const OF_LIMITS: ReadonlySet<MessageCode> = new Set(['out_of_range', 'too_long', 'too_short']);

/** The limit that a value is beyond, where it is a number that would be accepted itself. */
const limitsOf = (issue: Issue): FieldProblem['limits'] => {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const [name, limit] =
    issue.code === 'too_big' ? (['max', issue.maximum] as const) : (['min', issue.minimum] as const);
  return typeof limit === 'number' && issue.inclusive !== false ? { [name]: limit } : undefined;
};

const problemsOf = (issue: Issue): FieldProblem[] => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), code: 'unknown_field' as const }));
  }
  const code = codeOf(issue);
  const limits = OF_LIMITS.has(code) ? limitsOf(issue) : undefined;
  return [{ field: path.join('.'), code, ...(limits && { limits }) }];
};

const failed = (issues: readonly Issue[]): AppError => {
  const errors = issues.flatMap(problemsOf);
  const unknown = errors.some(({ code }) => code === 'unknown_field');
  return new AppError(422, unknown ? 'unknown_field' : 'validation_failed', { errors });
};

/**
 * Checks a body.
 * @param answer of a call that changes what it answers: fields that only reading has are left out, not refused
 * @throws AppError 422 with one entry per wrong field
 */
export const parseBody = <S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  answer?: z.ZodMiniType,
): z.output<S> => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const writable = answer ? withoutReadOnly(value, parsed.error.issues, answer) : null;
  if (writable === null) throw failed(parsed.error.issues);
  return parseBody(schema, writable);
};

/** Checks path parameters. A parameter that cannot name anything is 404, never 422 or 500. */
export const parseParams = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw notFound();
  return parsed.data;
};

/**
 * Checks a query string.
 * @throws AppError 400 for an unknown or repeated parameter, 422 for a wrong value (API conventions)
 */
export const parseQuery = <S extends z.ZodMiniType>(
  schema: S | undefined,
  value: Record<string, unknown>,
): z.output<S> => {
  for (const [name, given] of Object.entries(value)) {
    // Schemas skip this key instead of refusing it.
    if (name === '__proto__') throw unknownParameter([name]);
    if (typeof given !== 'string')
      throw new AppError(400, 'repeated_parameter', {
        errors: [{ field: name, code: 'repeated_parameter' }],
      });
  }
  if (!schema) {
    const [first] = Object.keys(value);
    if (first !== undefined) throw unknownParameter([first]);
    return undefined as z.output<S>;
  }
  const parsed = schema.safeParse({ ...value }, { reportInput: true });
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );
  throw unknown.length > 0 ? unknownParameter(unknown) : failed(parsed.error.issues);
};

const unknownParameter = (names: string[]) =>
  new AppError(400, 'unknown_parameter', {
    errors: names.map((field) => ({ field, code: 'unknown_parameter' as const })),
  });
