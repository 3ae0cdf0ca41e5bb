import { lazyPart, useLang, useTexts } from '@yinyom/mfe-kit';
import type { ComponentType, ReactNode } from 'react';
import { textIn } from '../federation/textIn';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageNotLoaded } from '../pages/PageNotLoaded';
import { PageFrame } from './PageFrame';
import { loadLandingPage, loadRemotePages } from './pageParts';
import type { OwnPage, SiteRoute } from './siteRoutes';

const ownPages: Record<OwnPage, ComponentType> = {
  landing: lazyPart(loadLandingPage, PageNotLoaded),
  not_found: NotFoundPage,
  faq: lazyPart(() => import('../pages/FaqPage').then((file) => file.FaqPage), PageNotLoaded),
  terms: lazyPart(() => import('../pages/TermsPage').then((file) => file.TermsPage), PageNotLoaded),
  policy: lazyPart(() => import('../pages/PolicyPage').then((file) => file.PolicyPage), PageNotLoaded),
  dpa: lazyPart(() => import('../pages/dpa/DpaPage').then((file) => file.DpaPage), PageNotLoaded),
  parts: lazyPart(
    () => import('../pages/operations/PartsPage').then((file) => file.PartsPage),
    PageNotLoaded,
  ),
  verify: lazyPart(() => import('../pages/verify/VerifyPage').then((file) => file.VerifyPage), PageNotLoaded),
};

const RemotePages = lazyPart(loadRemotePages, PageNotLoaded);

/** What a layout frames: a page of the shell or of a remote, or what is shown instead of it. */
export const PageContent = ({ route, instead }: { route: SiteRoute; instead?: ReactNode }) => {
  const t = useTexts('shell');
  const lang = useLang();
  const Page = route.page && ownPages[route.page];
  const title = route.titles ? textIn(route.titles, lang) : route.title && t(route.title);
  return (
    <PageFrame title={title}>
      {instead ?? (Page ? <Page /> : <RemotePages name={route.remote ?? ''} aliasOf={route.aliasOf} />)}
    </PageFrame>
  );
};
