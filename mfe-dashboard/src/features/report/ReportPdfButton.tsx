import { getMonthlyReportPdf } from '@yinyom/contracts/consents/monthlyReport';
import { downloadFile, errorMessage, saveFile, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';

interface ReportPdfButtonProps {
  applicationId: string;
  month: string;
  /** The file takes long: it will be among the exports. */
  onLater: () => void;
}

/** The report as a PDF in the language of the page. */
export const ReportPdfButton = ({ applicationId, month, onLater }: ReportPdfButtonProps) => {
  const t = useTexts('dashboard');
  const language = useLang();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const query = { application_id: applicationId, month, language };
      const got = await downloadFile({ endpoint: getMonthlyReportPdf, query, quiet: true });
      if ('file' in got) saveFile(got.file, got.name);
      else {
        toast.info(t('report.pdfLater'));
        onLater();
      }
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button icon="download" busy={loading} onClick={() => void download()}>
      {t('report.pdf')}
    </Button>
  );
};
