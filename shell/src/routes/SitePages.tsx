import { ROLES } from '@yinyom/contracts/constants';
import { lazyPart, Navigate, useLocation, useSession } from '@yinyom/mfe-kit';
import type { FailedPart } from '@yinyom/mfe-kit';
import { Suspense } from 'react';
import { BlankLayout } from '../layouts/BlankLayout';
import { LandingLayout } from '../layouts/LandingLayout';
import { PageNotLoaded } from '../pages/PageNotLoaded';
import { PageBoundary } from './PageBoundary';
import { PageContent } from './PageContent';
import { routeOf } from './siteRoutes';
import type { SiteRoute } from './siteRoutes';

/** Where the frame itself could not be loaded. */
const FrameNotLoaded: FailedPart = ({ onRetry }) => (
  <BlankLayout>
    <PageNotLoaded onRetry={onRetry} />
  </BlankLayout>
);
const SignedInPages = lazyPart(
  () => import('./SignedInPages').then((file) => file.SignedInPages),
  FrameNotLoaded,
);
const AuthPages = lazyPart(() => import('./AuthPages').then((file) => file.AuthPages), FrameNotLoaded);

const PublicPages = ({ route }: { route: SiteRoute }) => (
  <LandingLayout>
    <PageContent route={route} />
  </LandingLayout>
);

const UNKNOWN: SiteRoute = { path: '/404', layout: 'landing', page: 'not_found', title: 'title.not_found' };
/** The same for whoever is signed in: the menus stay. */
const UNKNOWN_INSIDE: SiteRoute = { ...UNKNOWN, layout: 'default', role: ROLES.reviewer, personal: true };

/** The public frame is there at once, the others are code of their own. */
const frames = { public: PublicPages, auth: AuthPages, signedIn: SignedInPages };

const frameOf = (route: SiteRoute): keyof typeof frames => {
  if (route.role !== undefined) return 'signedIn';
  return route.layout === 'auth' ? 'auth' : 'public';
};

/** The page of the current address in its frame. */
export const SitePages = () => {
  const { pathname, search, hash } = useLocation();
  const { signedIn } = useSession();
  const found = routeOf(pathname);
  const unknown = signedIn ? UNKNOWN_INSIDE : UNKNOWN;
  const route = !found || found.page === 'not_found' ? unknown : found;
  const Frame = frames[frameOf(route)];
  if (route.aliasOf) return <Navigate to={`${route.aliasOf}${search}${hash}`} replace />;
  return (
    <PageBoundary frame={BlankLayout}>
      <Suspense fallback={null}>
        <Frame route={route} />
      </Suspense>
    </PageBoundary>
  );
};
