import { Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Row } from '@yinyom/ui/data/Stack';
import { ViewSwitch } from './ViewSwitch';

interface PortfolioActionsProps {
  /** False for people who see only some websites: an import is about the organization. */
  mayImport?: boolean;
}

/** What the heading of the portfolio leads to: a file of websites, and the other view. */
export const PortfolioActions = ({ mayImport = true }: PortfolioActionsProps) => {
  const t = useTexts('websites');
  return (
    <Row $gap={3}>
      <ButtonLink as={Link} to="/portfolio/reports" $kind="secondary">
        {t('portfolio.reports')}
      </ButtonLink>
      {mayImport && (
        <ButtonLink as={Link} to="/portfolio/import" $kind="secondary">
          {t('portfolio.import')}
        </ButtonLink>
      )}
      <ViewSwitch shown="portfolio" />
    </Row>
  );
};
