import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Router, urlencoded, type Request, type Response } from 'express';
import { DEFAULT_LANGUAGE, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import { isMessageCode, messageText } from '@yinyom/texts/sentences/messageText';
import {
  LEAST_FILL_SECONDS,
  publicRequestInput,
  REQUEST_FORM_PATH,
  requestToken,
} from '@yinyom/contracts/requests/publicRequest';
import { AppError } from '@yinyom/service-kit/AppError';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import type { KeyRing } from '@yinyom/service-kit/secrets/keyRing';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { newToken } from '../register/formCodes';
import { PAGE_POLICY, pagePolicy } from '../page/frame';
import { codePage, formPage, lookUpPage, statusPage, type Typed } from './formPage';
import type { FormService, OpenForm } from './form.service';
import { hasWork, WORK_SCRIPT } from './formWork';

/** Of the page with the form, whose script solves a puzzle. */
const FORM_POLICY = pagePolicy(WORK_SCRIPT);
const BODY_LIMIT = 32 * 1024;

/** Says when a form was shown, so that nobody can say another time. */
const createOpened = (ring: KeyRing) => {
  const key = Buffer.from(hkdfSync('sha256', ring.current.secret, '', 'when a form was shown', 32));
  const sign = (shown: string): string => createHmac('sha256', key).update(shown).digest('base64url');
  return {
    at: (now: Date): string => {
      // Two forms of one moment have two puzzles.
      const shown = `${now.getTime()}-${randomBytes(9).toString('base64url')}`;
      return `${shown}.${sign(shown)}`;
    },
    /** Milliseconds since a form was shown; null for what we did not write. */
    age: (opened: string, now: Date): number | null => {
      const [shown = '', given = ''] = opened.split('.');
      const [a, b] = [Buffer.from(sign(shown)), Buffer.from(given)];
      return a.length === b.length && timingSafeEqual(a, b)
        ? now.getTime() - Number.parseInt(shown, 10)
        : null;
    },
  };
};

const languageOf = ({ query, headers }: Request, fallback: Lang): Lang => {
  const wanted = query['lang'];
  const asked = LANGUAGES.find((lang) => lang === wanted);
  return asked ?? (headers['accept-language'] ? fallback : DEFAULT_LANGUAGE);
};

/** What was typed wrong, as sentences by field. */
const problemsOf = (
  issues: readonly { path: PropertyKey[]; message: string }[],
  lang: Lang,
): Map<string, string> =>
  new Map(
    issues.map(({ path, message }) => [
      String(path[0] ?? ''),
      messageText(isMessageCode(message) ? message : 'invalid_value', lang),
    ]),
  );

interface Deps {
  form: FormService;
  ring: KeyRing;
  now(): Date;
}

/** The pages of the public form, `/r/{site key}`: they work without a script, in five languages. */
export const createFormPages = ({ form, ring, now }: Deps): Router => {
  const opened = createOpened(ring);
  const router = Router({ caseSensitive: true });
  const show = (res: Response, page: string, status = 200, policy = PAGE_POLICY): void => {
    res.status(status);
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.type('html').send(page);
  };
  const pageOf = (req: Request, res: Response, { organizationName }: OpenForm) => ({
    lang: languageOf(req, contextOf(res).lang),
    path: `${REQUEST_FORM_PATH}/${encodeURIComponent(String(req.params['siteKey']))}`,
    organization: organizationName,
  });
  const fields = urlencoded({ extended: false, limit: BODY_LIMIT, parameterLimit: 40 });
  const keyOf = (req: Request): string => String(req.params['siteKey']);
  const bodyOf = (req: Request): Typed => (req.body ?? {}) as Typed;

  router.get(`${REQUEST_FORM_PATH}/:siteKey`, async (req, res) => {
    const open = await form.open(keyOf(req));
    const subjectKinds = open.settings.subject_kinds;
    show(
      res,
      formPage(pageOf(req, res, open), {
        typed: {},
        wrong: new Map(),
        opened: opened.at(now()),
        subjectKinds,
      }),
      200,
      FORM_POLICY,
    );
  });

  router.post(`${REQUEST_FORM_PATH}/:siteKey`, fields, async (req, res) => {
    const open = await form.open(keyOf(req));
    const page = pageOf(req, res, open);
    const { opened: shown, work, homepage, rights, ...typed } = bodyOf(req);
    const again = (notice: string, wrong = new Map<string, string>()): void =>
      show(
        res,
        formPage(page, {
          typed: { ...typed, rights },
          wrong,
          notice,
          opened: opened.at(now()),
          subjectKinds: open.settings.subject_kinds,
        }),
        422,
        FORM_POLICY,
      );
    const words = REQUESTS_WORDS[page.lang];
    const age = opened.age(String(shown ?? ''), now());
    if (age === null || age > DAY_MS) return again(words.send_again);
    // A program fills in what people do not see, or is too quick: it gets the page of everybody, and nothing is stored.
    if (homepage || age < LEAST_FILL_SECONDS * 1_000) return show(res, codePage(page, newToken()));
    const read = publicRequestInput.safeParse({
      ...typed,
      rights: [rights ?? []].flat(),
      language: page.lang,
    });
    if (!read.success) return again(words.check_fields, problemsOf(read.error.issues, page.lang));
    const solved = hasWork(String(shown), String(work ?? '')) ? String(shown) : null;
    const { token } = await form.create(keyOf(req), read.data, solved);
    show(res, codePage(page, token));
  });

  router.post(`${REQUEST_FORM_PATH}/:siteKey/verify`, fields, async (req, res) => {
    const page = pageOf(req, res, await form.open(keyOf(req)));
    const { token, code } = bodyOf(req);
    const words = REQUESTS_WORDS[page.lang];
    const known = requestToken.safeParse(token);
    if (!known.success) return show(res, lookUpPage(page, words.code_ended), 422);
    try {
      show(
        res,
        statusPage(page, known.data, await form.verify(keyOf(req), known.data, String(code ?? '').trim())),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 422) throw error;
      const ended = error.details.errors?.[0]?.code === 'request_code_ended';
      show(res, codePage(page, known.data, ended ? words.code_ended : words.code_wrong), 422);
    }
  });

  router.get(`${REQUEST_FORM_PATH}/:siteKey/status`, async (req, res) => {
    show(res, lookUpPage(pageOf(req, res, await form.open(keyOf(req)))));
  });

  router.post(`${REQUEST_FORM_PATH}/:siteKey/status`, fields, async (req, res) => {
    const page = pageOf(req, res, await form.open(keyOf(req)));
    const known = requestToken.safeParse(bodyOf(req)['token']);
    const status = known.success
      ? await form.status(keyOf(req), known.data).catch((error: unknown) => {
          if (error instanceof AppError && error.status === 404) return null;
          throw error;
        })
      : null;
    if (!known.success || !status)
      return show(res, lookUpPage(page, messageText('not_found', page.lang)), 404);
    show(res, statusPage(page, known.data, status));
  });

  return router;
};
