import type { Router } from 'express';
import type { Lang } from '@yinyom/contracts/constants';
import { getDeclaration, getDeclarationPage, type Declaration } from '@yinyom/contracts/websites/declaration';
import { AppError } from '@yinyom/service-kit/AppError';
import type { RouteBinder, SENT } from '@yinyom/service-kit/http/route';
import type { Request, Response } from '@yinyom/service-kit/request/requestContext';
import type { OpenSite } from '../public-site/openSite';
import { answerPreflight, DOCUMENT_CACHE, openToAll, sendDocument } from '../public-site/sendPublic';
import type { Declarations } from './declaration.service';
import { declarationPage } from './declarationPage';
import { PAGE_POLICY } from './pageStyle';

interface Parts {
  openSite: OpenSite;
  declarations: Declarations;
}

/** Row 87, and the same as a page. */
export const bindDeclarationRoutes = (bind: RouteBinder, router: Router, parts: Parts): void => {
  const { openSite, declarations } = parts;
  for (const { path } of [getDeclaration, getDeclarationPage]) router.options(path, answerPreflight);

  const find = async (siteKey: string, language: Lang | undefined): Promise<Declaration> => {
    const { live } = await openSite(siteKey);
    if (!live) throw new AppError(404, 'site_unpublished');
    const declaration = await declarations.of(live, language);
    if (!declaration) throw new AppError(410, 'site_gone');
    return declaration;
  };

  const sendPage = (req: Request, res: Response, declaration: Declaration): typeof SENT => {
    res.setHeader('Content-Security-Policy', PAGE_POLICY);
    res.removeHeader('X-Frame-Options');
    const tag = `${declaration.hash}-html`;
    return sendDocument(req, res, { text: declarationPage(declaration), type: 'html', tag });
  };

  bind(getDeclaration, async ({ params, query, req, res }) => {
    openToAll(res);
    const declaration = await find(params.site_key, query.lang);
    if (query.format === 'html') return sendPage(req, res, declaration);
    const text = JSON.stringify(declaration);
    return sendDocument(req, res, { text, type: 'json', tag: declaration.hash, cache: DOCUMENT_CACHE });
  });

  bind(getDeclarationPage, async ({ params, query, req, res }) => {
    openToAll(res);
    return sendPage(req, res, await find(params.site_key, query.lang));
  });
};
