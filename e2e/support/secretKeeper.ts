import { randomUUID } from 'node:crypto';
import { REPLAYED_HEADER } from '@yinyom/contracts/constants';
import type { AnswerOf, AnyEndpoint } from '@yinyom/contracts/endpoint';
import { SECRET_NAMES } from '@yinyom/contracts/secretNames';

interface Sending {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  token?: string;
  headers?: Record<string, string>;
}

const NAMES: readonly string[] = SECRET_NAMES;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value);

/** Calls the API and remembers each secret that is sent or answered, and which calls answered one. */
export const createSecretKeeper = (url: string) => {
  const secrets = new Map<string, string>();
  const answered = new Set<string>();

  const send = async (endpoint: AnyEndpoint, { params = {}, body, token, headers }: Sending) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const isForm = endpoint.bodyKind === 'form';
    const response = await fetch(`${url}/api/v1${path}`, {
      method: endpoint.method,
      headers: {
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && {
        body: isForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${text}`);
    return { answer: text === '' ? null : (JSON.parse(text) as unknown), headers: response.headers };
  };

  const note = (endpoint: AnyEndpoint, body: Record<string, unknown> = {}, answer: unknown) => {
    for (const [name, value] of Object.entries(body))
      if (NAMES.includes(name))
        for (const text of textsOf(value)) secrets.set(text, `${endpoint.name} ${name}`);
    for (const path of endpoint.secrets ?? [])
      for (const text of textsOf(at(answer, path))) {
        secrets.set(text, `${endpoint.name} → ${path}`);
        answered.add(endpoint.name);
      }
  };

  return {
    /** Secret texts, and where each came from. */
    secrets,
    answered,
    remember: (text: string, from: string) => void secrets.set(text, from),
    ask: async <E extends AnyEndpoint>(endpoint: E, sending: Sending): Promise<AnswerOf<E>> => {
      const { answer } = await send(endpoint, sending);
      note(endpoint, sending.body, answer);
      return answer as AnswerOf<E>;
    },
    /** Sends the same twice under one `Idempotency-Key`. @returns the first answer, and the second with how it was marked */
    askTwice: async <E extends AnyEndpoint>(endpoint: E, sending: Sending) => {
      const headers = { ...sending.headers, 'idempotency-key': randomUUID() };
      const first = await send(endpoint, { ...sending, headers });
      const second = await send(endpoint, { ...sending, headers });
      note(endpoint, sending.body, first.answer);
      return {
        first: first.answer as AnswerOf<E>,
        second: second.answer as AnswerOf<E>,
        replayed: [first, second].map((one) => one.headers.get(REPLAYED_HEADER)),
      };
    },
  };
};
