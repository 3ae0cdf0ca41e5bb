import type { ServerResponse } from 'node:http';

const ROUTE = Symbol('route');

interface Routed {
  [ROUTE]?: string;
}

/** Says which template took a request, once it is known. */
export const markRoute = (res: ServerResponse, template: string): void => {
  (res as Routed)[ROUTE] = template;
};

/** Templates of what no declared call takes; the first that fits. */
const FILES: [RegExp, string][] = [
  [/^\/healthz(?:\?|$)/, '/healthz'],
  [/^\/readyz(?:\?|$)/, '/readyz'],
  [/^\/sdk\/v1\/parts\//, '/sdk/v1/parts/*'],
  [/^\/sdk\/v1\/fonts\//, '/sdk/v1/fonts/*'],
  [/^\/sdk\/v1\/[^/]+\.js(?:\?|$)/, '/sdk/v1/:site_key.js'],
  [/^\/sdk\/v1\/[^/]+\.inline(?:\?|$)/, '/sdk/v1/:site_key.inline'],
  [/^\/sdk\//, '/sdk/*'],
  [/^\/api\//, '/api/*'],
  [/^\/internal\//, '/internal/*'],
  [/^\/mfe\//, '/mfe/*'],
  [/^\/mf\//, '/mf/*'],
];

/** The template of a request's route. It never holds anything of the address itself: paths carry ids and tokens. */
export const routeOf = (res: ServerResponse, url: string): string =>
  (res as Routed)[ROUTE] ?? FILES.find(([pattern]) => pattern.test(url))?.[1] ?? '/*';
