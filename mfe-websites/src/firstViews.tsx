import { PortfolioFirstView } from './features/portfolio/PortfolioFirstView';
import { WebsitesFirstView } from './features/website-list/WebsitesFirstView';

/** Pages of signed-in people that stand before any code is there; the build writes them as text (docs/guides/teams.md). */
export const firstViews = { '/websites': <WebsitesFirstView />, '/portfolio': <PortfolioFirstView /> };
