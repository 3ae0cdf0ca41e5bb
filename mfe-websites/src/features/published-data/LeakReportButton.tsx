import { getLeakReportPdf } from '@yinyom/contracts/scanner/leakWatch';
import { downloadFile, errorMessage, saveFile, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';
import { useLeakTexts } from '../../texts/useLeakTexts';

/** The report for the data protection officer as a PDF in the language of the page. */
export const LeakReportButton = ({ applicationId }: { applicationId: string }) => {
  const t = useLeakTexts();
  const language = useLang();
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const call = { endpoint: getLeakReportPdf, params: { id: applicationId }, query: { language } };
      const got = await downloadFile({ ...call, quiet: true });
      if ('file' in got) saveFile(got.file, got.name);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button kind="secondary" icon="download" busy={loading} onClick={() => void download()}>
      {t('report.pdf')}
    </Button>
  );
};
