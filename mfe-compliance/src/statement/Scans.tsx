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
import { useState } from 'react';
import { ScanDrop } from '../form/ScanDrop';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { useRegisterTexts } from '../texts/useRegisterTexts';

interface ScansProps {
  scans: readonly SignedScan[];
  upload: (file: File) => Promise<SignedScan>;
  load: (scan: SignedScan) => Promise<Downloaded>;
}

/** Scans of a signed paper, and the place to upload more. */
export const Scans = ({ scans, upload, load }: ScansProps) => {
  const t = useRegisterTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  /** @returns what is wrong with the file; undefined: it was uploaded */
  const takeOne = async (file: File): Promise<string | undefined> => {
    if (file.size > SIGNED_SCAN_MAX_BYTES) return t('scan.too_large');
    try {
      await upload(file);
      toast.success(t('scan.uploaded'));
      return undefined;
    } catch (error) {
      return fieldErrors(error)['file'] ?? errorMessage(error);
    }
  };
  /** One after the other; a file that is refused leaves the others. */
  const take = async (files: readonly File[]) => {
    setBusy(true);
    setProblem(undefined);
    const problems: string[] = [];
    for (const file of files) {
      const wrong = await takeOne(file);
      if (wrong) problems.push(files.length > 1 ? `${file.name}: ${wrong}` : wrong);
    }
    setProblem(problems.join(' ') || undefined);
    setBusy(false);
  };
  return (
    <Stack>
      <ScanDrop
        label={t('scan.label')}
        hint={t('scan.hint')}
        error={problem}
        accept="application/pdf"
        busy={busy}
        onFiles={(files) => void take(files)}
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
