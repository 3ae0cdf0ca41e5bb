/** An answer that was asked for before the code that needs it was there. */
interface EarlyAnswer {
  /** Who asked: the access token, null for nobody. */
  token: string | null;
  answer: Promise<Response>;
}

declare global {
  /** Filled by the document before any script is there (shell/src/prerender/earlyCalls.ts), by address with query. */
  var earlyAnswers: Record<string, EarlyAnswer> | undefined;
}

const addressOf = ({ url }: Pick<Request, 'url'>): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

const tokenOf = (request: Request): string | null =>
  request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? null;

/** What would not be the same answer is asked for anew. */
const isPlain = ({ method, headers }: Request): boolean =>
  method === 'GET' && !headers.has('Range') && !headers.has('If-Match');

/** Keeps an answer for the next call of the same address. */
export const offerAnswer = (address: string, early: EarlyAnswer): void => {
  (globalThis.earlyAnswers ??= {})[address] = early;
};

/** Takes what was asked for early at an address, once. */
export const takeAnswer = (address: string, token: string | null): Promise<Response> | undefined => {
  const early = globalThis.earlyAnswers?.[address];
  if (early === undefined) return undefined;
  Reflect.deleteProperty(globalThis.earlyAnswers ?? {}, address);
  return early.token === token ? early.answer : undefined;
};

/** Sends a request or, where the same was sent early, takes that answer; one that never came is asked for again. */
export const fetchOrTake = (request: Request): Promise<Response> => {
  const early = isPlain(request) ? takeAnswer(addressOf(request), tokenOf(request)) : undefined;
  return early ? early.catch(() => fetch(request)) : fetch(request);
};
