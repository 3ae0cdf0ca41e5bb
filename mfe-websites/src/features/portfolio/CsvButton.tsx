import { getPortfolioCsv } from '@yinyom/contracts/consents/portfolio';
import { downloadFile, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';
import { portfolioQuery, type PortfolioView } from './portfolioView';

/** Everything that the filter matches, in a file. */
export const CsvButton = ({ organizationId, view }: { organizationId: string; view: PortfolioView }) => {
  const t = usePortfolioTexts();
  const language = useLang();
  const query = { ...portfolioQuery(organizationId, view), language };
  const { loading, download } = useDownload(() =>
    downloadFile({ endpoint: getPortfolioCsv, query, quiet: true }),
  );
  return (
    <Button kind="secondary" icon="download" busy={loading} onClick={() => void download()}>
      {t('csv')}
    </Button>
  );
};
