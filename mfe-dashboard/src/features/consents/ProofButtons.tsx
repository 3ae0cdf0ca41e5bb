import { errorMessage, saveFile, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { downloadProof } from './downloadProof';

const FORMATS = ['pdf', 'json'] as const;

/** What proves the decision, for people (PDF) and for an offline check (JSON). */
export const ProofButtons = ({ consentId }: { consentId: string }) => {
  const t = useTexts('dashboard');
  const language = useLang();
  const [loading, setLoading] = useState<string | null>(null);
  const download = async (format: (typeof FORMATS)[number]) => {
    setLoading(format);
    try {
      const got = await downloadProof({ consentId, format, language });
      if ('file' in got) saveFile(got.file, got.name);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setLoading(null);
    }
  };
  return (
    <Row $gap={2}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          kind="secondary"
          size="small"
          icon="download"
          busy={loading === format}
          onClick={() => void download(format)}
        >
          {t(`detail.proof_${format}`)}
        </Button>
      ))}
    </Row>
  );
};
