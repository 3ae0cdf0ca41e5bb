import type { RequestHandler } from 'express';
import { LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { AppError } from '@yinyom/service-kit/AppError';
import { html } from '@yinyom/service-kit/markup/html';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { messageText } from '@yinyom/texts/sentences/messageText';
import type { RateLimits } from './rateLimits';

const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Counts what is sent from the form as the calls of the API that do the same. A person who sends too much gets a page in
 * their language: a browser shows it, as no script reads an answer in JSON there.
 */
export const countForms =
  (limits: Pick<RateLimits, 'network'>): RequestHandler =>
  async ({ method, path: below, query }, res, next) => {
    const [, , step] = below.split('/');
    const name = step === 'verify' ? 'request_code' : step === 'status' ? 'request_status' : 'request_form';
    if (method !== 'POST') return next();
    const context = contextOf(res);
    try {
      await limits.network(name, context.ip);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 429) throw error;
      const { values, retryAfterSeconds = 60 } = error.details;
      const lang = LANGUAGES.find((one) => one === query['lang']) ?? context.lang;
      const text = messageText(error.code, lang, values);
      const page = html`<!doctype html>
        <html lang="${LOCALE_TAGS[lang]}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${text}</title>
          </head>
          <body>
            <main><h1>${text}</h1></main>
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
