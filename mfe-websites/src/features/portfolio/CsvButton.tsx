import { getPortfolioCsv } from '@yinyom/contracts/consents/portfolio';
import { downloadFile, errorMessage, saveFile, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';
import { usePortfolioTexts } from '../../texts/usePortfolioTexts';
import { portfolioQuery, type PortfolioView } from './portfolioView';

/** Everything that the filter matches, in a file. */
export const CsvButton = ({ organizationId, view }: { organizationId: string; view: PortfolioView }) => {
  const t = usePortfolioTexts();
  const language = useLang();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const query = { ...portfolioQuery(organizationId, view), language };
      const got = await downloadFile({ endpoint: getPortfolioCsv, query, quiet: true });
      if ('file' in got) saveFile(got.file, got.name);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button kind="secondary" icon="download" busy={loading} onClick={() => void download()}>
      {t('csv')}
    </Button>
  );
};
