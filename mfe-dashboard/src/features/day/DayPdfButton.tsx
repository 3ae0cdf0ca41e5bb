import { getDayRecordPdf } from '@yinyom/contracts/days/dayRecord';
import { useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { downloadPatiently } from '../../files/downloadPatiently';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';
import { useDayTexts } from '../../texts/useDayTexts';

/** The record of the day as a PDF in the language of the page. */
export const DayPdfButton = ({ applicationId, day }: { applicationId: string; day: string }) => {
  const t = useDayTexts();
  const query = { application_id: applicationId, day, language: useLang() };
  const { loading, download } = useDownload(() =>
    downloadPatiently({ endpoint: getDayRecordPdf, query, quiet: true }),
  );
  return (
    <Button icon="download" busy={loading} onClick={() => void download()}>
      {t('pdf')}
    </Button>
  );
};
