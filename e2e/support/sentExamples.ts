import { isId } from '@yinyom/contracts/fields';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  example?: unknown;
}
export interface DocumentedCall {
  operationId: string;
  method: string;
  path: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}
/**
 * Ids that exist on the platform, by the name of the field or parameter that takes them, or by the address of their list. A parameter
 * or field with an empty one is left out.
 */
export type KnownIds = Readonly<Record<string, string>>;

/** What a call answered: its status, and the code of a refusal. */
export interface Outcome {
  call: string;
  status: number;
  code: string;
  /** Fields that were refused, with the code of each. */
  fields: readonly string[];
  /** Whether the platform has nothing of what the address names. */
  isAboutNothing: boolean;
}

interface Answer {
  status: number;
  etag: string;
  json: {
    id?: string;
    code?: string;
    etag?: string;
    errors?: { field: string; code: string }[];
    entities?: { id: string }[];
  } | null;
}

const JSON_TYPE = 'application/json';
/** What `If-Match` takes; lists and files have an ETag of their bytes. */
const VERSION = /^"\d+"$/;
const ORDER = { POST: 0, GET: 1, PUT: 2, DELETE: 3 } as const;

/** What makes comes before what reads, changes and, the innermost first, deletes it. */
export const inOrder = (calls: readonly DocumentedCall[]): DocumentedCall[] => {
  const depth = ({ method, path }: DocumentedCall) =>
    (ORDER[method as keyof typeof ORDER] ?? 1) * 100 +
    path.split('/').length * (method === 'DELETE' ? -1 : 1);
  return [...calls].sort((a, b) => depth(a) - depth(b));
};

/** A value with ids that exist in the place of those of examples. */
const withKnown = (value: unknown, known: KnownIds, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => withKnown(one, known, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => known[key] !== '')
        .map(([key, one]) => [key, withKnown(one, known, key)]),
    );
  return typeof value === 'string' && isId(value) ? (known[name] ?? value) : value;
};

/** Sends the examples of the API document, with ids that exist. @param base address of the API */
export const exampleSender = (base: string, authorization: string, known: KnownIds) => {
  /** The first entry of each list that was read, or what a call made there. */
  const found = new Map<string, string>();

  const send = async (method: string, address: string, more: RequestInit = {}): Promise<Answer> => {
    const headers = { authorization, connection: 'close', ...(more.headers as Record<string, string>) };
    const answer = await fetch(`${base}${address}`, { ...more, method, headers });
    const text = answer.headers.get('content-type')?.startsWith(JSON_TYPE) ? await answer.text() : '';
    await answer.body?.cancel().catch(() => undefined);
    return {
      status: answer.status,
      etag: answer.headers.get('etag') ?? '',
      json: text ? (JSON.parse(text) as Answer['json']) : null,
    };
  };

  /** Id of something in a list, if there is anything. */
  const idIn = async (list: string): Promise<string | undefined> => {
    if (!found.has(list)) {
      const about = [
        `?application_id=${known['application_id']}`,
        `?organization_id=${known['organization_id']}`,
      ];
      for (const asked of ['', ...about]) {
        const id = (await send('GET', `${list}${asked}`)).json?.entities?.[0]?.id;
        if (id) {
          found.set(list, id);
          break;
        }
      }
    }
    return found.get(list);
  };

  /** The address, and whether there is something at it. */
  const placeOf = async ({ path, parameters = [] }: DocumentedCall) => {
    let address = '';
    let isAboutNothing = false;
    for (const part of path.split('/').slice(1)) {
      const name = /^\{(\w+)\}$/.exec(part)?.[1] ?? '';
      const example = String(parameters.find((one) => one.in === 'path' && one.name === name)?.example ?? '');
      const exists = known[address] ?? (/^id$|I?d$/.test(name) ? await idIn(address) : undefined);
      if (isId(example) && exists === undefined) isAboutNothing = true;
      address += `/${name ? encodeURIComponent(exists ?? example) : part}`;
    }
    return { address, isAboutNothing };
  };

  /** The version of what a call changes: of what is at its address, or of what it is a step of. */
  const matchOf = async (address: string): Promise<Record<string, string>> => {
    for (const place of [address, address.replace(/\/[^/]+$/, '')]) {
      const { json, etag } = await send('GET', place);
      const version = json?.etag ?? etag;
      if (VERSION.test(version)) return { 'if-match': version };
    }
    return { 'if-match': '"3"' };
  };

  const bodyOf = ({ requestBody }: DocumentedCall): RequestInit & { headers: Record<string, string> } => {
    const [type = '', content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const value = withKnown(content?.example, known);
    if (value === undefined) return { headers: {} };
    const body =
      type === JSON_TYPE
        ? JSON.stringify(value)
        : String(new URLSearchParams(value as object as Record<string, string>));
    return { headers: { 'content-type': type }, body };
  };

  return async (call: DocumentedCall): Promise<Outcome> => {
    const { operationId, method, parameters = [] } = call;
    const { address, isAboutNothing } = await placeOf(call);
    const query = new URLSearchParams(
      parameters
        .filter((one) => one.in === 'query' && one.example !== undefined && known[one.name] !== '')
        .map(({ name, example }) => [name, String(withKnown(example, known, name))]),
    );
    const { headers, ...body } = bodyOf(call);
    if (parameters.some(({ name }) => name === 'If-Match')) Object.assign(headers, await matchOf(address));
    const { status, json } = await send(method, query.size > 0 ? `${address}?${query}` : address, {
      ...body,
      headers,
    });
    if (method === 'POST' && status < 300 && json?.id) found.set(address, json.id);
    const fields = (json?.errors ?? []).map(({ field, code }) => `${field} ${code}`);
    return { call: operationId, status, code: json?.code ?? '', fields, isAboutNothing };
  };
};
