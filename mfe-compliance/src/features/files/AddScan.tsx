import { MAX_REQUEST_FILES, REQUEST_FILE_MAX_BYTES } from '@yinyom/contracts/requests/requestFile';
import { errorMessage, fieldErrors, toast } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { ScanDrop } from '../../form/ScanDrop';
import { useAddRequestFilesMutation } from '../../calls/workApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** Adds scans of what came on paper: all that were dropped at once, or none of them. */
export const AddScan = ({ requestId }: { requestId: string }) => {
  const t = useComplianceTexts();
  const [upload, { isLoading }] = useAddRequestFilesMutation();
  const [problem, setProblem] = useState<string | undefined>();
  const take = async (files: readonly File[]) => {
    const large = files.find(({ size }) => size > REQUEST_FILE_MAX_BYTES);
    if (large) {
      setProblem(t('files.too_large', { name: large.name }));
      return;
    }
    setProblem(undefined);
    try {
      await upload({ requestId, files }).unwrap();
      toast.success(t('files.added'));
    } catch (error) {
      setProblem(fieldErrors(error)['file'] ?? errorMessage(error));
    }
  };
  return (
    <ScanDrop
      label={t('files.add')}
      hint={t('files.add_hint', { most: MAX_REQUEST_FILES })}
      error={problem}
      accept="application/pdf,image/jpeg,image/png"
      busy={isLoading}
      onFiles={(files) => void take(files)}
    />
  );
};
