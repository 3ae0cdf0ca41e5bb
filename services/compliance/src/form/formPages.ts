import { Router, urlencoded, type Request, type Response } from 'express';
import { API_PATH, DEFAULT_LANGUAGE, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { isMessageCode, messageText } from '@yinyom/texts/sentences/messageText';
import {
  publicRequestInput,
  REQUEST_FORM_PATH,
  requestToken,
  type PublicRequestInput,
} from '@yinyom/contracts/requests/publicRequest';
import { addPublicRequestFiles } from '@yinyom/contracts/requests/requestFiles';
import { AppError, notFound } from '@yinyom/service-kit/AppError';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { uploadedFiles } from '@yinyom/service-kit/http/uploadedFiles';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { newToken } from '../register/formCodes';
import { pagePolicy } from '../page/frame';
import type { PageBrands } from '../page/pageBrands';
import { UPLOADED } from '../request-files/requestFiles.service';
import { codePage, formPage, lookUpPage, type Page, type Typed } from './formPage';
import type { FormService, OpenForm } from './form.service';
import { WORK_SCRIPT } from './formWork';
import type { Opened } from './opened';
import { statusPage } from './statusPage';

const BODY_LIMIT = 32 * 1024;

const languageOf = ({ query, headers }: Request, fallback: Lang): Lang => {
  const wanted = query['lang'];
  const asked = LANGUAGES.find((lang) => lang === wanted);
  return asked ?? (headers['accept-language'] ? fallback : DEFAULT_LANGUAGE);
};

/** The privacy notice of the website in a language, or the first there is; null: none is published. */
const privacyUrl = ({ privacyUrls }: OpenForm, lang: Lang): string | null => {
  const url = privacyUrls[lang] ?? Object.values(privacyUrls)[0];
  if (url?.startsWith('/')) return API_PATH + url;
  return url !== undefined && /^https?:/.test(url) ? url : null;
};

/** What was typed wrong, as sentences by field: what is missing is said before what is wrong with it. */
const problemsOf = (
  issues: readonly { path: PropertyKey[]; message: string }[],
  lang: Lang,
): Map<string, string> =>
  new Map(
    // The first issue of a field is the last to be set.
    issues
      .toReversed()
      .map(({ path, message }) => [
        path.map(String).join('_'),
        messageText(isMessageCode(message) ? message : 'invalid_value', lang),
      ]),
  );

/** Maps fields of the page to those of the call; a representative is an object of its own. */
const givenBy = ({
  representative_name: name,
  representative_authority: authority,
  ...typed
}: Typed): Partial<Record<keyof PublicRequestInput, unknown>> => ({
  ...typed,
  ...((name || authority) && { representative: { name, authority } }),
});

interface Deps {
  form: FormService;
  opened: Opened;
  brandOf: PageBrands;
  now(): Date;
}

/** The pages of the public form, `/r/{site key}`: they work without a script, in five languages. */
export const createFormPages = ({ form, opened, brandOf, now }: Deps): Router => {
  const router = Router({ caseSensitive: true });
  const show = (res: Response, { brand }: Page, page: string, status = 200, script?: string): void => {
    res.status(status);
    res.setHeader('Content-Security-Policy', pagePolicy(brand, script));
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.type('html').send(page);
  };
  const pageOf = async (req: Request, res: Response, open: OpenForm): Promise<Page> => {
    const lang = languageOf(req, contextOf(res).lang);
    return {
      lang,
      path: `${REQUEST_FORM_PATH}/${encodeURIComponent(String(req.params['siteKey']))}`,
      organization: open.organizationName,
      contact: open.contact,
      privacyUrl: privacyUrl(open, lang),
      brand: await brandOf(open.organizationId),
    };
  };
  const fields = urlencoded({ extended: false, limit: BODY_LIMIT, parameterLimit: 40 });
  const keyOf = (req: Request): string => String(req.params['siteKey']);
  const showForm = (
    res: Response,
    page: Page,
    { settings }: OpenForm,
    filled: Pick<Parameters<typeof formPage>[1], 'typed' | 'wrong' | 'notice'>,
    { shown = opened.at(now()), status = filled.notice === undefined ? 200 : 422 } = {},
  ): void =>
    show(
      res,
      page,
      formPage(page, { ...filled, opened: shown, subjectKinds: settings.subject_kinds }),
      status,
      WORK_SCRIPT,
    );
  const bodyOf = (req: Request): Typed => (req.body ?? {}) as Typed;

  router.get(`${REQUEST_FORM_PATH}/:siteKey`, async (req, res) => {
    const open = await form.open(keyOf(req));
    showForm(res, await pageOf(req, res, open), open, { typed: {}, wrong: new Map() });
  });

  // Where a page that was posted for another language is loaded once more, or a link to it is opened.
  router.get(`${REQUEST_FORM_PATH}/:siteKey/language`, async (req, res) => {
    const page = await pageOf(req, res, await form.open(keyOf(req)));
    res.redirect(303, `${page.path}?lang=${page.lang}`);
  });

  router.post(`${REQUEST_FORM_PATH}/:siteKey/language`, fields, async (req, res) => {
    const open = await form.open(keyOf(req));
    const page = await pageOf(req, res, open);
    const { opened: shown, work: _work, homepage: _homepage, token, ...typed } = bodyOf(req);
    const known = requestToken.safeParse(token);
    if (known.success) return show(res, page, codePage(page, known.data));
    // It was shown when it was first shown: who changes its language fills in no faster.
    const before = String(shown ?? '');
    const isStale = opened.screen({ opened: before }, now()) === 'stale';
    showForm(res, page, open, { typed, wrong: new Map() }, isStale ? {} : { shown: before });
  });

  router.post(`${REQUEST_FORM_PATH}/:siteKey`, fields, async (req, res) => {
    const open = await form.open(keyOf(req));
    const page = await pageOf(req, res, open);
    const { opened: shown, work, homepage, rights, ...typed } = bodyOf(req);
    const again = (notice: string, wrong = new Map<string, string>(), status = 422): void =>
      showForm(res, page, open, { typed: { ...typed, rights }, wrong, notice }, { status });
    const words = REQUESTS_WORDS[page.lang];
    const screened = opened.screen(
      { opened: String(shown ?? ''), work: String(work ?? ''), homepage: String(homepage ?? '') },
      now(),
    );
    if (screened === 'stale') return again(words.send_again);
    // A program gets the usual page; nothing is stored.
    if (screened === 'program') return show(res, page, codePage(page, newToken()));
    const read = publicRequestInput.safeParse({
      ...givenBy(typed),
      rights: [rights ?? []].flat(),
      language: page.lang,
    });
    if (!read.success) return again(words.check_fields, problemsOf(read.error.issues, page.lang));
    try {
      const { token } = await form.create(keyOf(req), read.data, screened.solved, contextOf(res).ip);
      show(res, page, codePage(page, token));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.status === 429) {
        const seconds = error.details.retryAfterSeconds ?? 60;
        res.setHeader('Retry-After', String(seconds));
        const busy = fillText(words.busy, { minutes: Math.max(1, Math.ceil(seconds / 60)) });
        return again(`${busy} ${words.kept}`, new Map(), 429);
      }
      const fields = error.status === 422 ? (error.details.errors ?? []) : [];
      if (fields.length === 0) throw error;
      const wrong = fields.map(({ field, code }) => ({ path: [field], message: code }));
      again(words.check_fields, problemsOf(wrong, page.lang));
    }
  });

  router.post(`${REQUEST_FORM_PATH}/:siteKey/verify`, fields, async (req, res) => {
    const page = await pageOf(req, res, await form.open(keyOf(req)));
    const { token, code } = bodyOf(req);
    const words = REQUESTS_WORDS[page.lang];
    const known = requestToken.safeParse(token);
    if (!known.success)
      return show(res, page, lookUpPage(page, messageText('request_code_ended', page.lang)), 422);
    try {
      show(
        res,
        page,
        statusPage(page, known.data, await form.verify(keyOf(req), known.data, String(code ?? '').trim()), {
          begun: true,
        }),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 422) throw error;
      const ended = error.details.errors?.[0]?.code === 'request_code_ended';
      show(
        res,
        page,
        codePage(page, known.data, { wrong: ended ? words.code_ended : words.code_wrong }),
        422,
      );
    }
  });

  router.post(`${REQUEST_FORM_PATH}/:siteKey/code`, fields, async (req, res) => {
    const page = await pageOf(req, res, await form.open(keyOf(req)));
    const known = requestToken.safeParse(bodyOf(req)['token']);
    if (!known.success)
      return show(res, page, lookUpPage(page, REQUESTS_WORDS[page.lang].reference_unknown), 422);
    await form.sendCodeAgain(keyOf(req), known.data);
    show(res, page, codePage(page, known.data, { again: true }));
  });

  router.post(
    `${REQUEST_FORM_PATH}/:siteKey/files/:token`,
    async (req, _res, next) => {
      // Nothing is read for those who hold no confirmed request.
      const token = requestToken.safeParse(req.params['token']);
      if (!token.success) throw notFound();
      await form.confirmed(keyOf(req), token.data);
      next();
    },
    async (req, res) => {
      const page = await pageOf(req, res, await form.open(keyOf(req)));
      const token = String(req.params['token']);
      try {
        // What is longer than three whole files is answered in the person's words, too.
        await form.addFiles(keyOf(req), token, uploadedFiles(req, addPublicRequestFiles, UPLOADED));
        show(res, page, statusPage(page, token, await form.status(keyOf(req), token)));
      } catch (error) {
        if (!(error instanceof AppError) || (error.status !== 422 && error.status !== 409)) throw error;
        const notice = messageText(error.details.errors?.[0]?.code ?? error.code, page.lang);
        const status = await form.status(keyOf(req), token);
        show(res, page, statusPage(page, token, status, { notice }), error.status);
      }
    },
  );

  router.get(`${REQUEST_FORM_PATH}/:siteKey/status`, async (req, res) => {
    const page = await pageOf(req, res, await form.open(keyOf(req)));
    show(res, page, lookUpPage(page));
  });

  const showStatus = async (req: Request, res: Response, token: unknown): Promise<void> => {
    const page = await pageOf(req, res, await form.open(keyOf(req)));
    const known = requestToken.safeParse(token);
    const status = known.success
      ? await form.status(keyOf(req), known.data).catch((error: unknown) => {
          if (error instanceof AppError && error.status === 404) return null;
          throw error;
        })
      : null;
    if (!known.success || !status)
      return show(res, page, lookUpPage(page, REQUESTS_WORDS[page.lang].reference_unknown), 404);
    show(res, page, statusPage(page, known.data, status));
  };
  router.post(`${REQUEST_FORM_PATH}/:siteKey/status`, fields, (req, res) =>
    showStatus(req, res, bodyOf(req)['token']),
  );
  // The link of the receipt. Looking changes nothing: programs that check mails open links.
  router.get(`${REQUEST_FORM_PATH}/:siteKey/status/:token`, (req, res) =>
    showStatus(req, res, req.params['token']),
  );

  return router;
};
