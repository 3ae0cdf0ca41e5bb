import type { RequestHandler, Router } from 'express';
import {
  createPublicRequest,
  getPublicRequestForm,
  getPublicRequestStatus,
  REQUEST_FORM_PATH,
  requestToken,
  sendPublicRequestCode,
  verifyPublicRequest,
} from '@yinyom/contracts/requests/publicRequest';
import { addPublicRequestFiles } from '@yinyom/contracts/requests/requestFiles';
import { verifyBy } from '@yinyom/contracts/requests/requestClock';
import { invalidField, notFound } from '@yinyom/service-kit/AppError';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { ConsoleHosts } from '@yinyom/service-kit/settings/consoleHosts';
import { newToken } from '../register/formCodes';
import { UPLOADED } from '../request-files/requestFiles.service';
import type { FormService } from './form.service';
import { formWords } from './formWords';
import type { Opened } from './opened';

interface Deps {
  router: Router;
  bind: RouteBinder;
  form: FormService;
  opened: Opened;
  /** Which pages may send. */
  gate: RequestHandler;
  /** Origin of the platform that a controller uses. */
  originOf: ConsoleHosts['originOf'];
  now(): Date;
}

/** Calls of the public form: embedded in a page of the website, or made by programs. */
export const bindFormRoutes = ({ router, bind, form, opened, gate, originOf, now }: Deps): void => {
  for (const { path } of [
    getPublicRequestForm,
    createPublicRequest,
    verifyPublicRequest,
    sendPublicRequestCode,
    getPublicRequestStatus,
    addPublicRequestFiles,
  ])
    router.all(path, gate);
  router.post(addPublicRequestFiles.path, async (req, _res, next) => {
    const token = requestToken.safeParse(req.params['token']);
    if (!token.success) throw notFound();
    await form.confirmed(String(req.params['site_key']), token.data);
    next();
  });

  bind(getPublicRequestForm, async ({ params, query, context }) => {
    const { organizationId, organizationName, settings } = await form.open(params.site_key);
    const language = query.lang ?? context.lang;
    return {
      language,
      page: `${originOf(organizationId)}${REQUEST_FORM_PATH}/${encodeURIComponent(params.site_key)}?lang=${language}`,
      subject_kinds: settings.subject_kinds,
      opened: opened.at(now()),
      words: formWords(language, organizationName),
    };
  });
  bind(createPublicRequest, async ({ params, body, context }) => {
    const { opened: shown, work, homepage, ...given } = body;
    // A program that calls shows no form: it is braked as forms without scripts are.
    if (shown === undefined) return form.create(params.site_key, given, null, context.ip);
    const screened = opened.screen({ opened: shown, work, homepage }, now());
    if (screened === 'stale') throw invalidField('opened', 'invalid_value');
    if (screened !== 'program') return form.create(params.site_key, given, screened.solved, context.ip);
    // A program gets the usual answer; nothing is stored.
    await form.open(params.site_key);
    return { token: newToken(), verify_by: verifyBy(now()).toISOString() };
  });
  bind(verifyPublicRequest, ({ params, body }) => form.verify(params.site_key, body.token, body.code));
  bind(sendPublicRequestCode, ({ params, body }) => form.sendCodeAgain(params.site_key, body.token));
  bind(getPublicRequestStatus, ({ params, body }) => form.status(params.site_key, body.token));
  bind(
    addPublicRequestFiles,
    async ({ params, files }) => ({ files: await form.addFiles(params.site_key, params.token, files) }),
    { streamed: UPLOADED },
  );
};
