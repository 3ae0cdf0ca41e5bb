import { loadFeedback } from '../feedback/loadFeedback';
import { AuthLayout } from '../layouts/AuthLayout';
import { PageContent } from './PageContent';
import type { SiteRoute } from './siteRoutes';

void loadFeedback();

/** The pages around signing in, in the white card. */
export const AuthPages = ({ route }: { route: SiteRoute }) => (
  <AuthLayout>
    <PageContent route={route} />
  </AuthLayout>
);
