import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import { fromPlain, type Plain, plainDocument, setPlain, toPlain } from '../bson/plainValue';
import { getField, type RawValue, T, textOf } from '../bson/rawValue';
import { MongoError, notSupported } from '../errors';
import { comparisonOperators } from './comparisonOperators';
import { dateOperators } from './dateOperators';
import { valueOperators } from './valueOperators';

type Options = Parameters<typeof evalExpr>[2];
type Updatable = Options & { update(locals: { root: unknown }): Updatable };

const FORBIDDEN = new Set(['$function', '$accumulator', '$where', '$toHashedIndexKey', '$meta']);
let captured: Options | undefined;

const allowed = (operators: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(operators).filter(([name]) => name[0] === '$' && !FORBIDDEN.has(name)));

/** Ours win over those of mingo, which differ from MongoDB in the points that our versions exist for. */
const context = Context.init({
  expression: {
    ...allowed(expressions),
    ...comparisonOperators,
    ...dateOperators,
    ...valueOperators,
    $capture: (_obj: unknown, _expr: unknown, options: Options) => void (captured = options),
  } as never,
  accumulator: allowed(accumulators) as never,
});

let stageContext = context;

/** Adds the stages and window operators of mingo, for the stages that are left to it. */
export function registerStages(stages: Record<string, unknown>, windows: Record<string, unknown>): void {
  stageContext = Context.from(context)
    .addPipelineOps(stages as never)
    .addWindowOps(windows as never)
    // mingo runs its own functions through this operator; operands of clients were searched for it before.
    .addExpressionOps({ $function: expressions.$function } as never);
}

/** Whether an accumulator is known. */
export function hasAccumulator(name: string): boolean {
  return context.getOperator('accumulator' as never, name) !== null;
}

/** Runs an accumulator of mingo over plain documents. */
export function runAccumulator(
  name: string,
  documents: unknown[],
  operand: unknown,
  evaluator: Evaluator,
): unknown {
  const accumulate = context.getOperator('accumulator' as never, name) as (
    docs: unknown[],
    expr: unknown,
    options: unknown,
  ) => unknown;
  const result = evaluator.guard(() => accumulate(documents, operand, evaluator.stageOptions()));
  // These two mean one value, but come as a list of one.
  const single = name === '$top' || name === '$bottom';
  return single && Array.isArray(result) ? (result[0] as unknown) : result;
}

/** An expression, looked through once: what it is and which fields it reads. */
export interface Expression {
  constant?: { value: RawValue | undefined };
  path?: string[];
  plain: unknown;
  /** The top-level fields that it reads; undefined: all. */
  fields?: string[];
}

/** Evaluates expressions on documents; the variables of `let` are fixed for a command. */
export class Evaluator {
  private prepared?: Updatable;
  private readonly compiled = new Map<RawValue, Expression>();

  constructor(readonly variables: Plain = {}) {}

  /** The options that operators of mingo take; made at the first use, because most commands need none. */
  get mingoOptions(): Updatable {
    if (!this.prepared) {
      const { variables } = this;
      evalExpr({}, { $capture: 1 }, {
        context,
        variables,
        scriptEnabled: false,
        useStrictMode: true,
      } as never);
      this.prepared = captured as Updatable;
    }
    return this.prepared;
  }

  /** Options for operators of mingo that go over many documents: without a root of their own. */
  stageOptions(): Options {
    const { variables } = this;
    const options = { context: stageContext, variables, scriptEnabled: true, useStrictMode: true };
    evalExpr(null, { $capture: 1 }, options as never);
    return captured!;
  }

  /** The same command with more variables. */
  with(variables: Plain): Evaluator {
    return new Evaluator({ ...this.variables, ...variables });
  }

  /** The value of an expression on a document; undefined when missing. */
  readonly evaluate = (expression: RawValue, doc: RawValue): RawValue | undefined => {
    let known = this.compiled.get(expression);
    if (!known) this.compiled.set(expression, (known = compileExpression(expression)));
    return this.run(known, doc);
  };

  run(expression: Expression, doc: RawValue): RawValue | undefined {
    if (expression.constant) return expression.constant.value;
    if (expression.path) {
      const value = simplePath(doc, expression.path);
      if (value !== SLOW) return value;
    }
    return fromPlain(this.runPlain(expression, doc));
  }

  /** The value of an expression as JavaScript. */
  runPlain(expression: Expression, doc: RawValue): unknown {
    return this.evaluatePlain(
      expression.plain,
      expression.fields ? partOf(doc, expression.fields) : plainDocument(doc),
    );
  }

  /** Evaluates on a plain object. */
  evaluatePlain(expression: unknown, root: unknown): unknown {
    return this.guard(() => evalExpr(root as never, expression as never, this.mingoOptions.update({ root })));
  }

  /** Turns errors of mingo into errors of the protocol. */
  guard<R>(run: () => R): R {
    try {
      return run();
    } catch (error) {
      if (error instanceof MongoError) throw error;
      const message = error instanceof Error ? error.message : String(error);
      const unknown = /(?:accumulator|operator) '(\$\w+)' is not registered/.exec(message);
      if (unknown)
        throw new MongoError(
          'Location40324',
          `Unrecognized expression '${unknown[1]}' (the embedded database has no such operator, set MONGODB_URI to use a MongoDB server)`,
        );
      throw new MongoError('BadValue', message);
    }
  }
}

const SLOW = Symbol('an array stands in the path');

function simplePath(doc: RawValue, path: string[]): RawValue | undefined | typeof SLOW {
  let value: RawValue | undefined = doc;
  for (const part of path) {
    if (!value) return undefined;
    if (value.type === T.array) return SLOW;
    if (value.type !== T.object) return undefined;
    value = getField(value, part);
  }
  return value?.type === T.undefined ? undefined : value;
}

function partOf(doc: RawValue, fields: string[]): Plain {
  const part: Plain = {};
  for (const name of fields) {
    const value = getField(doc, name);
    if (value) setPlain(part, name, toPlain(value));
  }
  return part;
}

/** Looks through an expression. */
export function compileExpression(expression: RawValue): Expression {
  if (expression.type === T.string) {
    const text = textOf(expression);
    if (text[0] === '$' && text[1] !== '$') {
      const path = text.slice(1).split('.');
      if (path.some((part) => part === ''))
        throw new MongoError('Location40324', `FieldPath '${text}' is not valid`);
      return { path, plain: text, fields: [path[0]!] };
    }
  }
  const plain = toPlain(expression);
  const fields = new Set<string>();
  const use = { all: false, operators: false };
  findFields(plain, fields, use);
  if (!use.all && !use.operators && fields.size === 0) return { constant: { value: expression }, plain };
  return { plain, fields: use.all ? undefined : [...fields] };
}

const WHOLE = new Set(['$getField', '$setField', '$unsetField', '$rand', '$sampleRate']);

function findFields(plain: unknown, fields: Set<string>, use: { all: boolean; operators: boolean }): void {
  if (typeof plain === 'string') {
    if (plain.startsWith('$$')) {
      const name = plain.slice(2).split('.')[0]!;
      use.operators = true;
      if (name === 'ROOT' || name === 'CURRENT') use.all = true;
      if (['SEARCH_META', 'USER_ROLES', 'CLUSTER_TIME', 'JS_SCOPE', 'IS_MR'].includes(name))
        throw notSupported(`The variable $$${name}`);
    } else if (plain.length > 1 && plain[0] === '$') fields.add(plain.slice(1).split('.')[0]!);
    return;
  }
  if (Array.isArray(plain)) for (const item of plain) findFields(item, fields, use);
  else if (
    plain !== null &&
    typeof plain === 'object' &&
    (plain.constructor === Object || !plain.constructor)
  ) {
    for (const [name, value] of Object.entries(plain)) {
      if (name[0] === '$') {
        use.operators = true;
        if (FORBIDDEN.has(name)) throw notSupported(`The operator ${name}`, 'BadValue');
        if (WHOLE.has(name)) use.all = true;
        if (name === '$literal') continue;
      }
      findFields(value, fields, use);
    }
  }
}
