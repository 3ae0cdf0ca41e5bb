import { SIGNED_SCAN_MAX_BYTES, type SignedScan } from '@yinyom/contracts/papers/signedScan';
import {
  errorMessage,
  fieldErrors,
  formatBytes,
  formatDateTime,
  toast,
  type Downloaded,
} from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { FileDrop } from '@yinyom/ui/form/FileDrop';
import { useState } from 'react';
import { DownloadButton } from '../files/DownloadButton';
import { useRegisterTexts } from '../texts/useRegisterTexts';

interface ScansProps {
  scans: readonly SignedScan[];
  upload: (file: File) => Promise<SignedScan>;
  load: (scan: SignedScan) => Promise<Downloaded>;
}

/** Scans of a signed paper, and the place to upload one more. */
export const Scans = ({ scans, upload, load }: ScansProps) => {
  const t = useRegisterTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const take = async (file: File) => {
    if (file.size > SIGNED_SCAN_MAX_BYTES) {
      setProblem(t('scan.too_large'));
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await upload(file);
      toast.success(t('scan.uploaded'));
    } catch (error) {
      setProblem(fieldErrors(error)['file'] ?? errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack>
      <FileDrop
        label={t('scan.label')}
        hint={t('scan.hint')}
        error={problem}
        accept="application/pdf"
        busy={busy}
        onFile={(file) => void take(file)}
      />
      {scans.length === 0 ? (
        <p>{t('scan.none')}</p>
      ) : (
        <ul>
          {scans.map((scan) => (
            <li key={scan.id}>
              <span id={`scan-${scan.id}`}>
                {t('scan.by', {
                  at: formatDateTime(scan.uploaded_at),
                  name: scan.uploaded_by.name,
                  size: formatBytes(scan.bytes),
                })}
              </span>{' '}
              <DownloadButton
                label={t('scan.download')}
                describedBy={`scan-${scan.id}`}
                load={() => load(scan)}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};
