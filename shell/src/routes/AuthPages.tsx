import { loadFeedback } from '../feedback/loadFeedback';
import { AuthLayout } from '../layouts/AuthLayout';
import { PageContent } from './PageContent';
import type { SiteRoute } from './siteRoutes';

// Ahead of need; when it cannot be had now, it is asked for again once there is something to show.
loadFeedback().catch(() => undefined);

/** The pages around signing in, in the white card. */
export const AuthPages = ({ route }: { route: SiteRoute }) => (
  <AuthLayout>
    <PageContent route={route} />
  </AuthLayout>
);
