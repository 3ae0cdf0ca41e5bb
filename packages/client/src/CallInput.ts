import type { AnswerOf, AnyEndpoint, BodyInputOf, ParamsOf, QueryInputOf } from '@yinyom/contracts/endpoint';

/** A part of a call's input: needed when the call has it and something in it must be given. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<string, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** Files are sent as forms. */
type Sent<E extends AnyEndpoint> = E['bodyKind'] extends 'file' ? FormData : BodyInputOf<E>;

/** The `etag` that was read, where a call takes it: it is refused with 412 when another user has changed the same meanwhile. */
type Seen<E extends AnyEndpoint> = [E['ifMatch']] extends [undefined]
  ? unknown
  : 'required' extends E['ifMatch']
    ? { ifMatch: string }
    : { ifMatch?: string };

/** What a call is given: the parts of its address, its query, its body, and the version that the caller read. */
export type CallInput<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInputOf<E>> &
  Part<'body', Sent<E>> &
  Seen<E> & {
    /** Of an agent's key: the id of what a person confirmed, from the refusal of the same call. */
    confirmation?: string;
  };

/** What a call gives; a file comes as the whole response, so that it can be read as it arrives. */
export type CallAnswer<E extends AnyEndpoint> = [AnswerOf<E>] extends [undefined] ? Response : AnswerOf<E>;

/** Arguments of a call: none where nothing must be given. */
export type CallArguments<E extends AnyEndpoint> =
  Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];
