import type { RequestHandler } from 'express';
import { LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { AppError } from '@yinyom/service-kit/AppError';
import { policyHash } from '@yinyom/service-kit/brand/pageBrand';
import { html, Html } from '@yinyom/service-kit/markup/html';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { LimitName } from './limits';
import type { RateLimits } from './rateLimits';

const STYLE =
  'body{margin:0;font:16px/1.6 system-ui,"Noto Sans Thai","Noto Sans Khmer",sans-serif;color:#1d2330;background:#fff}' +
  'main{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 3rem;overflow-wrap:anywhere}h1{font-size:1.5rem}';
const POLICY = `default-src 'none'; style-src ${policyHash(STYLE)}; base-uri 'none'; frame-ancestors 'none'`;

const OF_STEPS = new Map<string, LimitName>([
  ['code', 'request_code'],
  ['verify', 'request_code'],
  ['status', 'request_status'],
  ['files', 'request_files'],
  ['language', 'request_status'],
]);

/**
 * Counts what is sent from the form as the calls of the API that do the same. A person who sends too much gets a page in
 * their language: a browser shows it, as no script reads an answer in JSON there.
 */
export const countForms =
  (limits: Pick<RateLimits, 'network'>): RequestHandler =>
  async ({ method, path: below, query }, res, next) => {
    const [, key, step = '', token] = below.split('/');
    // The page of an answer, whose code is asked for and typed in, and from which its files are downloaded: no request is sent there.
    const ofAnswer = token === 'files' ? 'request_status' : 'request_code';
    const name = key === 'answers' ? ofAnswer : (OF_STEPS.get(step) ?? 'request_form');
    // The link of a receipt looks a request up as its form does.
    const isLink = step === 'status' && token !== undefined;
    if (method !== 'POST' && !isLink) return next();
    const context = contextOf(res);
    try {
      await limits.network(name, context.ip);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error;
      const { retryAfterSeconds = 60 } = error.details;
      const lang = LANGUAGES.find((one) => one === query['lang']) ?? context.lang;
      const words = REQUESTS_WORDS[lang];
      const text = fillText(words.busy, { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) });
      const page = html`<!doctype html>
        <html lang="${LOCALE_TAGS[lang]}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${words.busy_title}</title>
            ${new Html(`<style>${STYLE}</style>`)}
          </head>
          <body>
            <main>
              <h1>${words.busy_title}</h1>
              <p>${text}</p>
            </main>
          </body>
        </html>`.text;
      res.status(429);
      res.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
      res.setHeader('Cache-Control', 'no-store');
      res.setHeader('Content-Security-Policy', POLICY);
      res.type('html').send(page.trim());
      return;
    }
    next();
  };
