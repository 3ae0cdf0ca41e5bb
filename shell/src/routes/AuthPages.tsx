import { loadFeedback } from '../feedback/loadFeedback';
import { AuthLayout } from '../layouts/AuthLayout';
import { afterFirstView } from '../first-view/afterFirstView';
import { PageContent } from './PageContent';
import type { SiteRoute } from './siteRoutes';

// Ahead of need; when it cannot be had then, it is asked for again once there is something to show.
afterFirstView(() => void loadFeedback().catch(() => undefined));

/** The pages around signing in, in the white card. */
export const AuthPages = ({ route }: { route: SiteRoute }) => (
  <AuthLayout>
    <PageContent route={route} />
  </AuthLayout>
);
