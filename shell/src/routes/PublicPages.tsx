import { LandingLayout } from '../layouts/LandingLayout';
import { PageContent } from './PageContent';
import type { SiteRoute } from './siteRoutes';

/** The pages that everybody sees, under the public navigation. */
export const PublicPages = ({ route }: { route: SiteRoute }) => (
  <LandingLayout>
    <PageContent route={route} />
  </LandingLayout>
);
