import type { AnswerOf, AnyEndpoint } from '@yinyom/contracts/endpoint';

/** A call as the platform received it. */
export interface ReceivedCall {
  endpoint: AnyEndpoint;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
}

type Answer = { status: number; body: unknown; headers?: Record<string, string> };
type Handler = (call: ReceivedCall) => Answer | Response | Promise<Answer>;
interface Registered {
  endpoint: AnyEndpoint;
  handler: Handler;
}

const pattern = (endpoint: AnyEndpoint): RegExp =>
  new RegExp(`^/api/v1${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const paramsOf = ({ path }: AnyEndpoint): number => path.split('/:').length;

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  if (!text) return undefined;
  const isForm = request.headers.get('content-type')?.includes('urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as unknown);
};

/**
 * Stands in for the platform in a component test: the real code sends real requests, this answers them by
 * contract. An answer that the contract does not allow fails the test; a call nobody expected answers 404.
 */
export const fakeGateway = () => {
  const registered = new Map<string, Registered>();
  const received: ReceivedCall[] = [];

  const handle = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    for (const { endpoint, handler } of inOrder()) {
      const match = endpoint.method === request.method ? pattern(endpoint).exec(url.pathname) : null;
      if (!match) continue;
      const call: ReceivedCall = {
        endpoint,
        params: { ...match.groups },
        query: Object.fromEntries(url.searchParams),
        body: await bodyOf(request),
        headers: request.headers,
      };
      received.push(call);
      const answer = await handler(call);
      if (answer instanceof Response) return answer;
      return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
        status: answer.status,
        headers: { 'Content-Type': 'application/json', ...answer.headers },
      });
    }
    const body = { message: 'Not found', code: 'not_found', request_id: 'test' };
    return new Response(JSON.stringify(body), {
      status: 404,
      headers: { 'Content-Type': 'application/json' },
    });
  };

  /** `/websites/summary` is asked before `/websites/:id`. Only registered calls count: the list of all is large to load. */
  const inOrder = (): Registered[] =>
    [...registered.values()].sort((one, other) => paramsOf(one.endpoint) - paramsOf(other.endpoint));
  const register = (endpoint: AnyEndpoint, handler: Handler): void => {
    registered.set(endpoint.name, { endpoint, handler });
  };
  globalThis.fetch = handle as typeof fetch;

  return {
    /** Answers a call with a value, or with what a function makes of the call. */
    answer: <E extends AnyEndpoint>(
      endpoint: E,
      value: AnswerOf<E> | null | ((call: ReceivedCall) => AnswerOf<E> | null | Promise<AnswerOf<E> | null>),
    ) =>
      register(endpoint, async (call) => {
        const data: unknown =
          typeof value === 'function' ? await (value as (c: ReceivedCall) => unknown)(call) : value;
        if (!endpoint.answer) return { status: 204, body: undefined };
        const checked = endpoint.answer.safeParse(data);
        if (!checked.success) {
          throw new Error(`${endpoint.name} cannot answer this: ${JSON.stringify(checked.error.issues)}`);
        }
        return { status: endpoint.status ?? 200, body: data };
      }),
    /** Refuses a call with a status and an error body. */
    refuse: (
      endpoint: AnyEndpoint,
      status: number,
      code: string,
      more: { message?: string; errors?: { field: string; code: string; message: string }[] } = {},
    ) =>
      register(endpoint, () => ({
        status,
        body: { message: more.message ?? code, code, errors: more.errors, request_id: 'test' },
      })),
    /** Breaks the connection of a call. */
    disconnect: (endpoint: AnyEndpoint) =>
      register(endpoint, () => {
        throw new TypeError('fetch failed');
      }),
    /** Answers a call with a picture or another file; with a `name` it is one to save. */
    answerFile: (endpoint: AnyEndpoint, type: string, bytes: string, name?: string) =>
      register(endpoint, () => {
        const headers = new Headers({ 'Content-Type': type });
        if (name) headers.set('Content-Disposition', `attachment; filename="${name}"`);
        return new Response(bytes, { headers });
      }),
    /** Answers a call with server-sent events, written by the test. */
    stream: (endpoint: AnyEndpoint) => {
      const encoder = new TextEncoder();
      let writer: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (writer = controller) });
      register(endpoint, () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
      return {
        /** @param event its name, where the stream has several kinds */
        send: (data: unknown, event?: string) =>
          writer?.enqueue(
            encoder.encode(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
          ),
        end: () => writer?.close(),
        fail: () => writer?.error(new TypeError('network error')),
      };
    },
    /** The calls received so far, of one endpoint or all, oldest first. */
    received: (endpoint?: AnyEndpoint): readonly ReceivedCall[] =>
      endpoint ? received.filter((call) => call.endpoint.name === endpoint.name) : received,
  };
};
