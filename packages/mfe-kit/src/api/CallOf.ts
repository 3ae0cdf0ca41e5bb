import type { AnswerOf, AnyEndpoint, BodyInputOf, ParamsOf, QueryInputOf } from '@yinyom/contracts/endpoint';
import type { RequestDescription } from './RequestDescription';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? object
  : object extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

type Extras = Pick<RequestDescription, 'ifMatch' | 'quiet'>;

type Parts<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', BodyInputOf<E>> &
  Extras;

/** What the caller gives: the contract's params, query and body, each only if the contract has it. */
export type CallOf<E extends AnyEndpoint> = object extends Parts<E> ? Parts<E> | void : Parts<E>;

/** What a call answers; `null` when the contract has no answer. */
export type AnswerTo<E extends AnyEndpoint> = [AnswerOf<E>] extends [undefined] ? null : AnswerOf<E>;
