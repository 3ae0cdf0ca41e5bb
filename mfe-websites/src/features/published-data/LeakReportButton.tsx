import { getLeakReportPdf } from '@yinyom/contracts/scanner/leakWatch';
import { downloadFile, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';
import { useLeakTexts } from '../../texts/useLeakTexts';

/** The report for the data protection officer as a PDF in the language of the page. */
export const LeakReportButton = ({ applicationId }: { applicationId: string }) => {
  const t = useLeakTexts();
  const language = useLang();
  const call = { endpoint: getLeakReportPdf, params: { id: applicationId }, query: { language } };
  const { loading, download } = useDownload(() => downloadFile({ ...call, quiet: true }));
  return (
    <Button kind="secondary" icon="download" busy={loading} onClick={() => void download()}>
      {t('report.pdf')}
    </Button>
  );
};
