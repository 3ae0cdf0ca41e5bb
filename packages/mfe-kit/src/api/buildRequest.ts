import { DEFAULT_LANGUAGE, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { readTokens } from '../stored-session/storedSession';
import { currentLanguage } from '../texts/currentLanguage';
import { apiSettings } from './settings';
import type { RequestDescription } from './RequestDescription';

const fillPath = (path: string, params: RequestDescription['params'] = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

const queryString = (query: RequestDescription['query'] = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
};

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';

const bodyOf = ({ endpoint, body }: RequestDescription): BodyInit | undefined => {
  if (body === undefined) return undefined;
  if (endpoint.bodyKind === 'file') return body as Blob | FormData;
  if (endpoint.bodyKind !== 'form') return JSON.stringify(body);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form.toString();
};

/** The tokens of the session, by the kind of caller; none for other kinds. */
const sessionTokens = (): Partial<Record<string, string | null>> => {
  const { token, otpToken } = readTokens();
  return { bearer: token, otp: otpToken };
};

/**
 * Turns a described call into a fetch request: path, query, body, bearer or one-time token, language.
 * @param own the token of the part that makes the call, if it has one
 */
export const buildRequest = (call: RequestDescription, signal: AbortSignal, own?: string): Request => {
  const { endpoint } = call;
  const headers = new Headers({ 'Accept-Language': LOCALE_TAGS[currentLanguage() ?? DEFAULT_LANGUAGE] });
  const token = own ?? sessionTokens()[endpoint.auth];
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (call.ifMatch) headers.set('If-Match', call.ifMatch);
  if (call.idempotencyKey) headers.set('Idempotency-Key', call.idempotencyKey);
  if (call.lastEventId) headers.set('Last-Event-ID', call.lastEventId);
  if (call.fromByte) headers.set('Range', `bytes=${call.fromByte}-`);
  const body = bodyOf(call);
  if (typeof body === 'string') {
    headers.set('Content-Type', endpoint.bodyKind === 'form' ? FORM : 'application/json');
  }
  const path = `${apiSettings.baseUrl}${fillPath(endpoint.path, call.params)}${queryString(call.query)}`;
  return new Request(new URL(path, location.origin), {
    method: endpoint.method,
    headers,
    body,
    signal,
    credentials: 'same-origin',
  });
};
