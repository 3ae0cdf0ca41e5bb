import { Router, urlencoded, type Request, type Response } from 'express';
import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { REQUEST_FORM_PATH, requestToken } from '@yinyom/contracts/requests/publicRequest';
import type { PageBrand } from '@yinyom/service-kit/brand/pageBrand';
import { contextOf } from '@yinyom/service-kit/request/requestContext';
import { html } from '@yinyom/service-kit/markup/html';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { REQUESTS_WORDS } from '@yinyom/texts/requests/requestsWords';
import { codeForm } from '../page/codeForm';
import { frame, pagePolicy } from '../page/frame';
import { letterBody } from '../page/letterLines';
import type { PageBrands } from '../page/pageBrands';
import { sendAttachment } from '../request-files/sendAttachment';
import type { AnswerService } from './answer.service';
import { answerFileList } from './answerFileList';

const PATH = `${REQUEST_FORM_PATH}/answers/:token`;
const BODY_LIMIT = 4 * 1024;

/** Whose answer a page is about. */
interface Owner {
  brand: PageBrand | null;
  /** Null for an organization that was closed. */
  organization: string | null;
}

const languageOf = (req: Request, res: Response): Lang =>
  LANGUAGES.find((lang) => lang === req.query['lang']) ?? contextOf(res).lang;

/** The one-time page of an answer. Looking at it takes no view: only a right code does. */
export const createAnswerPages = (answers: AnswerService, brandOf: PageBrands): Router => {
  const router = Router();
  const fields = urlencoded({ extended: false, limit: BODY_LIMIT, parameterLimit: 10 });

  const show = (
    req: Request,
    res: Response,
    owner: Owner | null,
    title: string,
    body: Parameters<typeof frame>[2],
    status = 200,
  ) => {
    res.status(status);
    const { brand = null, organization = null } = owner ?? {};
    res.setHeader('Content-Security-Policy', pagePolicy(brand));
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    const languages = req.method === 'POST' ? null : { path: req.path };
    const framed = {
      lang: languageOf(req, res),
      languages,
      brand,
      ...(organization !== null && { organization }),
    };
    res.type('html').send(frame(framed, title, body));
  };
  const opened = async (req: Request) => {
    const token = requestToken.safeParse(req.params['token']);
    const found = token.success ? await answers.find(token.data) : null;
    if (!token.success || !found) return null;
    const organization = await answers.controllerOf(found);
    return { token: token.data, found, organization, brand: await brandOf(found.record.organization_id) };
  };
  const gone = (req: Request, res: Response): void => {
    const words = REQUESTS_WORDS[languageOf(req, res)].answer_page;
    // An address that opens no answer does not show whose it was.
    show(req, res, null, words.title, html`<p>${words.gone}</p>`, 404);
  };
  /** @param said why the code is asked for once more, or that another one was asked for, whether or not it was mailed */
  const askCode = (
    req: Request,
    res: Response,
    owner: Owner,
    said: { wrong?: string; again?: boolean } = {},
  ): void => {
    const words = REQUESTS_WORDS[languageOf(req, res)];
    const action = `${req.path}?lang=${languageOf(req, res)}`;
    show(
      req,
      res,
      owner,
      words.answer_page.title,
      html`${said.again === true && html`<p role="status">${words.code_under_way}</p>`}
        ${codeForm(words, action, said.wrong)}
        <form method="post" action="${action}">
          <button class="second" name="again" value="1">${words.code_again}</button>
        </form>`,
      said.wrong ? 422 : 200,
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
      at,
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
    const { code, again } = (req.body ?? {}) as Record<string, unknown>;
    if (typeof code !== 'string') {
      await answers.sendCode(at.token, at.found);
      return askCode(req, res, at, { again: again !== undefined });
    }
    const answer = await answers.open(at.token, code.trim());
    if (!answer) return askCode(req, res, at, { wrong: REQUESTS_WORDS[languageOf(req, res)].code_wrong });
    const files = answerFileList(answer, languageOf(req, res), req.path);
    show(req, res, at, answer.letter.heading, letterBody(answer.letter, files));
  });

  // Below the page, so that a browser stays on the letter while it saves a file.
  router.post(`${PATH}/files/:fileId`, fields, async (req, res) => {
    const token = requestToken.safeParse(req.params['token']);
    if (!token.success) return gone(req, res);
    const { ticket } = (req.body ?? {}) as Record<string, unknown>;
    const fileId = String(req.params['fileId']);
    const file = typeof ticket === 'string' ? await answers.download(token.data, ticket, fileId) : null;
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    if (file) return sendAttachment(res, file.name, file.bytes);
    // The page says whether a new code opens it, or that it has ended.
    const page = `${REQUEST_FORM_PATH}/answers/${token.data}`;
    res.redirect(303, `${page}?lang=${languageOf(req, res)}`);
  });

  return router;
};
