import {
  IMPORT_COLUMNS,
  MAX_IMPORT_CHARACTERS,
  type WebsiteImport,
} from '@yinyom/contracts/bulk/websiteImport';
import { errorMessage, useNavigate } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { FileDrop } from '@yinyom/ui/form/FileDrop';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { useState } from 'react';
import { useImportWebsitesMutation } from '../../api/bulkApi';
import { useBulkTexts } from '../../texts/useBulkTexts';
import { ImportPlan } from './ImportPlan';

/** A file of websites: chosen, shown with every wrong cell, and carried out. */
export const CsvImport = ({ organizationId }: { organizationId: string }) => {
  const t = useBulkTexts();
  const navigate = useNavigate();
  const [send, { isLoading, error }] = useImportWebsitesMutation();
  const [csv, setCsv] = useState('');
  const [plan, setPlan] = useState<WebsiteImport | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const ask = (text: string, dry_run: boolean) =>
    send({ body: { organization_id: organizationId, csv: text, dry_run }, quiet: true });

  const read = async (file: File) => {
    setPlan(null);
    setTooLarge(file.size > 2 * MAX_IMPORT_CHARACTERS);
    if (file.size > 2 * MAX_IMPORT_CHARACTERS) return;
    const text = await file.text();
    setCsv(text);
    const { data } = await ask(text, true);
    if (data) setPlan(data);
  };
  const carryOut = async () => {
    const { data } = await ask(csv, false);
    if (data?.bulk_action) navigate(`/portfolio/bulk/${data.bulk_action.id}`);
  };
  return (
    <Stack $gap={4}>
      <FileDrop
        label={t('file')}
        hint={t('file_hint', { columns: IMPORT_COLUMNS.join(', ') })}
        accept=".csv,text/csv"
        busy={isLoading}
        onFile={(file) => void read(file)}
      />
      {tooLarge ? (
        <ProblemBox>{t('file_too_large')}</ProblemBox>
      ) : (
        error && <ProblemBox>{errorMessage(error)}</ProblemBox>
      )}
      {plan && <ImportPlan plan={plan} busy={isLoading} onConfirm={() => void carryOut()} />}
    </Stack>
  );
};
