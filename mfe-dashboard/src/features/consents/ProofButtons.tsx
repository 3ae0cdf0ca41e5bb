import { errorMessage, saveFile, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { downloadProof } from './downloadProof';
import { downloadReceipt } from './downloadReceipt';

const PAPERS = ['proof_pdf', 'proof_json', 'receipt_json'] as const;

/** What proves the decision, for people (PDF), for an offline check (JSON), and in the form of ISO/IEC TS 27560. */
export const ProofButtons = ({ consentId }: { consentId: string }) => {
  const t = useTexts('dashboard');
  const language = useLang();
  const [loading, setLoading] = useState<string | null>(null);
  const fetchPaper = (paper: (typeof PAPERS)[number]) =>
    paper === 'receipt_json'
      ? downloadReceipt(consentId)
      : downloadProof({ consentId, format: paper === 'proof_pdf' ? 'pdf' : 'json', language });
  const download = async (paper: (typeof PAPERS)[number]) => {
    setLoading(paper);
    try {
      const got = await fetchPaper(paper);
      if ('file' in got) saveFile(got.file, got.name);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setLoading(null);
    }
  };
  return (
    <Row $gap={2}>
      {PAPERS.map((paper) => (
        <Button
          key={paper}
          kind="secondary"
          size="small"
          icon="download"
          busy={loading === paper}
          onClick={() => void download(paper)}
        >
          {t(`detail.${paper}`)}
        </Button>
      ))}
    </Row>
  );
};
