import { getDayRecordPdf } from '@yinyom/contracts/days/dayRecord';
import { errorMessage, saveFile, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';
import { downloadPatiently } from '../../files/downloadPatiently';
import { useDayTexts } from '../../texts/useDayTexts';

/** The record of the day as a PDF in the language of the page. */
export const DayPdfButton = ({ applicationId, day }: { applicationId: string; day: string }) => {
  const t = useDayTexts();
  const language = useLang();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const query = { application_id: applicationId, day, language };
      const got = await downloadPatiently({ endpoint: getDayRecordPdf, query, quiet: true });
      if ('file' in got) saveFile(got.file, got.name);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button icon="download" busy={loading} onClick={() => void download()}>
      {t('pdf')}
    </Button>
  );
};
