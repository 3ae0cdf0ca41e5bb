import { Router, urlencoded, type Request, type Response } from 'express';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { REQUEST_FORM_PATH, requestToken } from '@yinyom/contracts/requests/publicRequest';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { html } from '@yinyom/service-kit/markup/html';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { frame, PAGE_POLICY } from '../page/frame';
import type { AnswerService } from './answer.service';

const PATH = `${REQUEST_FORM_PATH}/answers/:token`;
const BODY_LIMIT = 4 * 1024;

const languageOf = (req: Request, res: Response): Lang =>
  LANGUAGES.find((lang) => lang === req.query['lang']) ?? contextOf(res).lang;

/** The one-time page of an answer. Looking at it takes no view: only a right code does. */
export const createAnswerPages = (answers: AnswerService): Router => {
  const router = Router();
  const fields = urlencoded({ extended: false, limit: BODY_LIMIT, parameterLimit: 10 });

  const show = (
    req: Request,
    res: Response,
    title: string,
    body: Parameters<typeof frame>[2],
    status = 200,
  ) => {
    res.status(status);
    res.setHeader('Content-Security-Policy', PAGE_POLICY);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.type('html').send(frame({ lang: languageOf(req, res), path: req.path }, title, body));
  };
  const opened = async (req: Request) => {
    const token = requestToken.safeParse(req.params['token']);
    const found = token.success ? await answers.find(token.data) : null;
    return token.success && found ? { token: token.data, found } : null;
  };
  const gone = (req: Request, res: Response): void => {
    const words = REQUESTS_WORDS[languageOf(req, res)].answer_page;
    show(req, res, words.title, html`<p>${words.gone}</p>`, 404);
  };
  const askCode = (req: Request, res: Response, notice?: string): void => {
    const words = REQUESTS_WORDS[languageOf(req, res)];
    show(
      req,
      res,
      words.answer_page.title,
      html`<p>${words.code_intro}</p>
        ${notice && html`<p class="wrong" role="alert">${notice}</p>`}
        <form method="post" action="${req.path}?lang=${languageOf(req, res)}">
          <label for="code">${words.code}</label>
          <input
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="6"
            required
          />
          <button>${words.confirm}</button>
        </form>`,
      notice ? 422 : 200,
    );
  };

  router.get(PATH, async (req, res) => {
    const at = await opened(req);
    if (!at) return gone(req, res);
    const words = REQUESTS_WORDS[languageOf(req, res)].answer_page;
    const left = String(at.found.letter.page?.views_left ?? 0);
    show(
      req,
      res,
      words.title,
      html`<p>${fillText(words.intro, { left })}</p>
        <form method="post" action="${req.path}?lang=${languageOf(req, res)}">
          <button>${words.send}</button>
        </form>`,
    );
  });

  router.post(PATH, fields, async (req, res) => {
    const at = await opened(req);
    if (!at) return gone(req, res);
    const code: unknown = (req.body as Record<string, unknown> | undefined)?.['code'];
    if (typeof code !== 'string') {
      await answers.sendCode(at.token, at.found);
      return askCode(req, res);
    }
    const letter = await answers.open(at.token, code.trim());
    if (!letter) return askCode(req, res, REQUESTS_WORDS[languageOf(req, res)].code_wrong);
    show(
      req,
      res,
      letter.heading,
      letter.paragraphs.map((text) => html`<p>${text}</p>`),
    );
  });

  return router;
};
