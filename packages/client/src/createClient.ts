import { withoutEnd } from '@yinyom/contracts/withoutEnd';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CONFIRMATION_HEADER } from '@yinyom/contracts/identity/agentCalls';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { calls, type Calls } from './calls';
import type { CallAnswer, CallArguments } from './CallInput';
import { errorOf } from './errorOf';

export interface ClientOptions {
  /** Address of the installation, such as `https://consent.example.ac.th`. */
  url: string;
  /** An API key. */
  key: string;
  /** How often a call is tried again that the platform could not take (429, 503); default 4. */
  retries?: number;
  /** Language of the messages of errors; default English. */
  language?: string;
}

type Given = { params?: object; query?: object; body?: unknown; ifMatch?: string; confirmation?: string };

/** Calls that give lists, whose entries can be gone through. */
type ListName = {
  [Name in keyof Calls]: CallAnswer<Calls[Name]> extends { entities: unknown[]; next_cursor: string | null }
    ? Name
    : never;
}[keyof Calls];
type EntryOf<Name extends ListName> =
  CallAnswer<Calls[Name]> extends { entities: (infer Entry)[] } ? Entry : never;

export type Client = {
  [Name in keyof Calls]: (...input: CallArguments<Calls[Name]>) => Promise<CallAnswer<Calls[Name]>>;
} & {
  /** Goes through all entries of a list, page after page, as they are needed. */
  each<Name extends ListName>(
    name: Name,
    ...input: CallArguments<Calls[Name]>
  ): AsyncGenerator<EntryOf<Name>>;
};

/** A call waits no longer than this for one more try: where the platform asks for more, it fails at once. */
const MOST_SECONDS = 60;
const WAITS = [429, 503];

/** Seconds until the next try; null where waiting is of no use. */
const secondsOf = (answer: Response, tries: number): number | null => {
  if (!WAITS.includes(answer.status)) return null;
  const asked = Number(answer.headers.get('retry-after') ?? NaN);
  const seconds = Number.isFinite(asked) ? asked : 2 ** tries;
  return seconds <= MOST_SECONDS ? seconds : null;
};

const addressOf = ({ path }: AnyEndpoint, { params = {}, query = {} }: Given): string => {
  const values = params as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return asked.size > 0 ? `${filled}?${asked}` : filled;
};

/** A client of one installation with one API key. Its calls have the names of the API's document. */
export const createClient = ({ url, key, retries = 4, language = 'en' }: ClientOptions): Client => {
  const base = `${withoutEnd(url, '/')}/api/v1`;

  const call = async (endpoint: AnyEndpoint, given: Given = {}): Promise<unknown> => {
    const { method, status } = endpoint;
    const { body, ifMatch, confirmation } = given;
    const isForm = body instanceof FormData;
    const creates = method === 'POST' && (status === 201 || status === 202);
    const headers = {
      authorization: `Bearer ${key}`,
      'accept-language': language,
      // All tries of a call are one call to the platform.
      ...(creates && { 'idempotency-key': randomUUID() }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      ...(confirmation !== undefined && { [CONFIRMATION_HEADER]: confirmation }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    };
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(base + addressOf(endpoint, given), {
        method,
        headers,
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      const seconds = secondsOf(answer, tries);
      if (seconds !== null && tries < retries) {
        await answer.body?.cancel();
        await wait(seconds * 1_000);
        continue;
      }
      if (!answer.ok) throw await errorOf(answer);
      return endpoint.answer ? answer.json() : answer;
    }
  };

  async function* each(name: keyof Calls, given: Given = {}): AsyncGenerator<unknown> {
    let more: object = {};
    for (;;) {
      const page = (await call(calls[name], { ...given, query: { ...given.query, ...more } })) as {
        entities: unknown[];
        has_more: boolean;
        next_cursor: string | null;
        page?: number;
      };
      yield* page.entities;
      if (!page.has_more) return;
      more = page.next_cursor ? { cursor: page.next_cursor } : { page: (page.page ?? 1) + 1 };
    }
  }

  const bound = Object.entries(calls).map(([name, endpoint]) => [
    name,
    (given?: Given) => call(endpoint, given),
  ]);
  return { ...Object.fromEntries(bound), each } as Client;
};
