import { Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Row } from '@yinyom/ui/data/Stack';
import { ViewSwitch } from './ViewSwitch';

/** What the heading of the portfolio leads to: a file of websites, and the other view. */
export const PortfolioActions = () => {
  const t = useTexts('websites');
  return (
    <Row $gap={3}>
      <ButtonLink as={Link} to="/portfolio/reports" $kind="secondary">
        {t('portfolio.reports')}
      </ButtonLink>
      <ButtonLink as={Link} to="/portfolio/import" $kind="secondary">
        {t('portfolio.import')}
      </ButtonLink>
      <ViewSwitch shown="portfolio" />
    </Row>
  );
};
