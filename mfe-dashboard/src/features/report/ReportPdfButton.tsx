import { getMonthlyReportPdf } from '@yinyom/contracts/consents/monthlyReport';
import { downloadFile, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';

interface ReportPdfButtonProps {
  applicationId: string;
  month: string;
  /** The file takes long: it will be among the exports. */
  onLater: () => void;
}

/** The report as a PDF in the language of the page. */
export const ReportPdfButton = ({ applicationId, month, onLater }: ReportPdfButtonProps) => {
  const t = useTexts('dashboard');
  const query = { application_id: applicationId, month, language: useLang() };
  const { loading, download } = useDownload(
    () => downloadFile({ endpoint: getMonthlyReportPdf, query, quiet: true }),
    () => {
      toast.info(t('report.pdfLater'));
      onLater();
    },
  );
  return (
    <Button icon="download" busy={loading} onClick={() => void download()}>
      {t('report.pdf')}
    </Button>
  );
};
