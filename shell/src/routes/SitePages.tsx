import { Navigate, useLocation } from '@yinyom/mfe-kit';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { AuthLayout } from '../layouts/AuthLayout';
import { BlankLayout } from '../layouts/BlankLayout';
import { LandingLayout } from '../layouts/LandingLayout';
import type { LayoutProps } from '../layouts/LayoutProps';
import { PageBoundary } from './PageBoundary';
import { PageContent } from './PageContent';
import { routeOf } from './siteRoutes';
import type { LayoutName, SiteRoute } from './siteRoutes';

const publicLayouts: Record<Exclude<LayoutName, 'default'>, ComponentType<LayoutProps>> = {
  landing: LandingLayout,
  auth: AuthLayout,
  blank: BlankLayout,
};

const SignedInPages = lazy(() =>
  import('./SignedInPages').then((module) => ({ default: module.SignedInPages })),
);

const UNKNOWN: SiteRoute = { path: '/404', layout: 'landing', page: 'not_found', title: 'title.not_found' };

/** The page of the current address in its layout; what needs a session is code of its own. */
export const SitePages = () => {
  const { pathname, search, hash } = useLocation();
  const route = routeOf(pathname) ?? UNKNOWN;
  if (route.aliasOf) return <Navigate to={`${route.aliasOf}${search}${hash}`} replace />;
  if (route.role === undefined && route.layout !== 'default') {
    const Layout = publicLayouts[route.layout];
    return (
      <Layout>
        <PageContent route={route} />
      </Layout>
    );
  }
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <SignedInPages route={route} />
      </Suspense>
    </PageBoundary>
  );
};
