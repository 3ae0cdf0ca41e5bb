import { ROLES } from '@yinyom/contracts/constants';
import { lazyPart, useLocation, useSession } from '@yinyom/mfe-kit';
import type { FailedPart } from '@yinyom/mfe-kit/shell';
import { Suspense } from 'react';
import { remotesList } from '../federation/remotesList';
import { BlankLayout } from '../layouts/BlankLayout';
import { PageNotLoaded } from '../pages/PageNotLoaded';
import { PageBoundary } from './PageBoundary';
import { loadAuthPages, loadPublicPages, loadSignedInPages } from './pageParts';
import { routeOf } from './siteRoutes';
import type { SiteRoute } from './siteRoutes';

/** Where the frame itself could not be loaded. */
const FrameNotLoaded: FailedPart = ({ onRetry }) => (
  <BlankLayout>
    <PageNotLoaded onRetry={onRetry} />
  </BlankLayout>
);
const SignedInPages = lazyPart(loadSignedInPages, FrameNotLoaded);
const AuthPages = lazyPart(loadAuthPages, FrameNotLoaded);
const PublicPages = lazyPart(loadPublicPages, FrameNotLoaded);

const UNKNOWN: SiteRoute = { path: '/404', layout: 'landing', page: 'not_found', title: 'title.not_found' };
/** The same for whoever is signed in: the menus stay. */
const UNKNOWN_INSIDE: SiteRoute = { ...UNKNOWN, layout: 'default', role: ROLES.reviewer, personal: true };

/** Each frame is code of its own: nobody loads what stands around pages elsewhere. */
const frames = { public: PublicPages, auth: AuthPages, signedIn: SignedInPages };

const frameOf = (route: SiteRoute): keyof typeof frames => {
  if (route.role !== undefined) return 'signedIn';
  return route.layout === 'auth' ? 'auth' : 'public';
};

/** The page of the current address in its frame. */
export const SitePages = () => {
  const { pathname } = useLocation();
  const { signedIn } = useSession();
  const found = routeOf(pathname, remotesList.use());
  const unknown = signedIn ? UNKNOWN_INSIDE : UNKNOWN;
  const route = !found || found.page === 'not_found' ? unknown : found;
  const Frame = frames[frameOf(route)];
  return (
    <PageBoundary frame={BlankLayout}>
      <Suspense fallback={null}>
        <Frame route={route} />
      </Suspense>
    </PageBoundary>
  );
};
