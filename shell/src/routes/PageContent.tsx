import { lazyPart } from '@yinyom/mfe-kit';
import type { ComponentType, ReactNode } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage';
import { PageNotLoaded } from '../pages/PageNotLoaded';
import { LandingPage } from '../pages/landing/LandingPage';
import { PageFrame } from './PageFrame';
import type { OwnPage, SiteRoute } from './siteRoutes';

const ownPages: Record<OwnPage, ComponentType> = {
  landing: LandingPage,
  not_found: NotFoundPage,
  faq: lazyPart(() => import('../pages/FaqPage').then((file) => file.FaqPage), PageNotLoaded),
  terms: lazyPart(() => import('../pages/TermsPage').then((file) => file.TermsPage), PageNotLoaded),
  policy: lazyPart(() => import('../pages/PolicyPage').then((file) => file.PolicyPage), PageNotLoaded),
  dpa: lazyPart(() => import('../pages/dpa/DpaPage').then((file) => file.DpaPage), PageNotLoaded),
  verify: lazyPart(() => import('../pages/verify/VerifyPage').then((file) => file.VerifyPage), PageNotLoaded),
};

const RemotePages = lazyPart(() => import('./RemotePages').then((file) => file.RemotePages), PageNotLoaded);

/** What a layout frames: a page of the shell or of a remote, or what is shown instead of it. */
export const PageContent = ({ route, instead }: { route: SiteRoute; instead?: ReactNode }) => {
  const Page = route.page && ownPages[route.page];
  return (
    <PageFrame title={route.title}>
      {instead ?? (Page ? <Page /> : <RemotePages name={route.remote ?? ''} />)}
    </PageFrame>
  );
};
