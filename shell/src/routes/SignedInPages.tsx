import { loadFeedback } from '../feedback/loadFeedback';
import { AccessGuard } from '../guards/AccessGuard';
import { AuthLayout } from '../layouts/AuthLayout';
import { DefaultLayout } from '../layouts/DefaultLayout';
import { afterFirstView } from '../first-view/afterFirstView';
import { PageContent } from './PageContent';
import type { SiteRoute } from './siteRoutes';

// Ahead of need; when it cannot be had then, it is asked for again once there is something to show.
afterFirstView(() => void loadFeedback().catch(() => undefined));

/** Pages behind the guard, in the signed-in frame or, for two-factor registration, in the white card. */
export const SignedInPages = ({ route }: { route: SiteRoute }) => {
  const Layout = route.layout === 'auth' ? AuthLayout : DefaultLayout;
  return (
    <AccessGuard
      role={route.role}
      flag={route.flag}
      needsOrganization={!route.personal}
      needsSelection={route.website ?? false}
    >
      {(instead) => (
        <Layout website={route.website}>
          <PageContent route={route} instead={instead} />
        </Layout>
      )}
    </AccessGuard>
  );
};
