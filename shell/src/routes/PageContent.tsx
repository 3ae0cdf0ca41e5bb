import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage';
import { LandingPage } from '../pages/landing/LandingPage';
import { PageFrame } from './PageFrame';
import type { OwnPage, SiteRoute } from './siteRoutes';

const ownPages: Record<OwnPage, ComponentType> = {
  landing: LandingPage,
  not_found: NotFoundPage,
  faq: lazy(() => import('../pages/FaqPage').then(({ FaqPage }) => ({ default: FaqPage }))),
  terms: lazy(() => import('../pages/TermsPage').then(({ TermsPage }) => ({ default: TermsPage }))),
  policy: lazy(() => import('../pages/PolicyPage').then(({ PolicyPage }) => ({ default: PolicyPage }))),
  dpa: lazy(() => import('../pages/dpa/DpaPage').then(({ DpaPage }) => ({ default: DpaPage }))),
};

const RemotePages = lazy(() =>
  import('../federation/RemotePages').then(({ RemotePages }) => ({ default: RemotePages })),
);

/** What a layout frames: a page of the shell or of a remote, or what is shown instead of it. */
export const PageContent = ({ route, instead }: { route: SiteRoute; instead?: ReactNode }) => {
  const Page = route.page && ownPages[route.page];
  return (
    <PageFrame title={route.title}>
      {instead ?? (Page ? <Page /> : <RemotePages name={route.remote ?? ''} />)}
    </PageFrame>
  );
};
