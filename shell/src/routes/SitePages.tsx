import { Navigate, useLocation } from '@yinyom/mfe-kit';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { RemotePages } from '../federation/RemotePages';
import { AccessGuard } from '../guards/AccessGuard';
import { AuthLayout } from '../layouts/AuthLayout';
import { BlankLayout } from '../layouts/BlankLayout';
import { DefaultLayout } from '../layouts/DefaultLayout';
import { LandingLayout } from '../layouts/LandingLayout';
import type { LayoutProps } from '../layouts/LayoutProps';
import { NotFoundPage } from '../pages/NotFoundPage';
import { LandingPage } from '../pages/landing/LandingPage';
import { PageFrame } from './PageFrame';
import { routeOf } from './siteRoutes';
import type { LayoutName, OwnPage, SiteRoute } from './siteRoutes';

const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  landing: LandingLayout,
  auth: AuthLayout,
  default: DefaultLayout,
  blank: BlankLayout,
};

const ownPages: Record<OwnPage, ComponentType> = {
  landing: LandingPage,
  not_found: NotFoundPage,
  faq: lazy(() => import('../pages/FaqPage').then(({ FaqPage }) => ({ default: FaqPage }))),
  terms: lazy(() => import('../pages/TermsPage').then(({ TermsPage }) => ({ default: TermsPage }))),
  policy: lazy(() => import('../pages/PolicyPage').then(({ PolicyPage }) => ({ default: PolicyPage }))),
};

const UNKNOWN: SiteRoute = { path: '*', layout: 'landing', page: 'not_found', title: 'title.not_found' };

/** The page of the current address in its layout, behind its guard. */
export const SitePages = () => {
  const { pathname, search, hash } = useLocation();
  const route = routeOf(pathname) ?? UNKNOWN;
  if (route.aliasOf) return <Navigate to={`${route.aliasOf}${search}${hash}`} replace />;
  const Layout = layouts[route.layout];
  const Page = route.page && ownPages[route.page];
  return (
    <AccessGuard role={route.role}>
      {(refused) => (
        <Layout>
          <PageFrame title={route.title}>
            {refused ?? (Page ? <Page /> : <RemotePages name={route.remote ?? ''} />)}
          </PageFrame>
        </Layout>
      )}
    </AccessGuard>
  );
};
