import { Link, usePageTitle, useParams, useSearchParams } from '@yinyom/mfe-kit';
import { useApplicationQuery } from '@yinyom/mfe-kit/platformCalls';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useSiteCategoriesQuery } from '../api/categoryApi';
import { useImportQuery } from '../api/importApi';
import { EarlierImports } from '../features/import/EarlierImports';
import { ImportPreview } from '../features/import/ImportPreview';
import { ImportResult } from '../features/import/ImportResult';
import { isGoingOn } from '../features/import/isGoingOn';
import { SourceForm } from '../features/import/SourceForm';
import { refusalOf } from '../common/refusalOf';
import { RefusedState } from '../common/RefusedState';
import { RowsSkeleton } from '../common/RowsSkeleton';
import { useImportTexts } from '../texts/useImportTexts';

const POLL_MS = 2_000;

interface OneImportProps {
  id: string;
  importId: string;
  onAnother: () => void;
}

/** An import that was read: what it would do, or what it has done. */
const OneImport = ({ id, importId, onAnother }: OneImportProps) => {
  const [polling, setPolling] = useState(0);
  const one = useImportQuery(
    { params: { id, importId }, quiet: true },
    { pollingInterval: polling, skipPollingIfUnfocused: true },
  );
  const wanted = one.currentData && isGoingOn(one.currentData.status) ? POLL_MS : 0;
  if (wanted !== polling) setPolling(wanted);
  const categories = useSiteCategoriesQuery({ params: { id }, query: {} });
  const refusal = refusalOf(one.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  const found = one.currentData;
  const ours = categories.currentData?.entities;
  if ((one.isError && !one.isFetching) || (categories.isError && !categories.isFetching))
    return (
      <ErrorState
        onRetry={() => {
          void one.refetch();
          void categories.refetch();
        }}
      />
    );
  if (!found || !ours) return <RowsSkeleton />;
  return found.status === 'preview' ? (
    <ImportPreview key={importId} id={id} found={found} categories={ours} onCancel={onAnother} />
  ) : (
    <ImportResult id={id} found={found} onAnother={onAnother} />
  );
};

/** `/websites/{id}/import`: takes over the set-up of another consent product. */
export const ImportPage = () => {
  const t = useImportTexts();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const website = useApplicationQuery({ params: { id }, quiet: true });
  usePageTitle(t('title'));
  const refusal = refusalOf(website.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  const application = website.currentData;
  if (!application)
    return website.isError && !website.isFetching ? (
      <ErrorState onRetry={() => void website.refetch()} />
    ) : (
      <RowsSkeleton />
    );
  const importId = search.get('import');
  const open = (next: string) => setSearch({ import: next });
  return (
    <>
      <p>
        <Link to={`/websites/${id}?section=cookies`}>← {t('back', { domain: application.domain_name })}</Link>
      </p>
      <PageHeader title={t('title')} note={t('lead')} />
      <Stack $gap={5}>
        {importId ? (
          <OneImport id={id} importId={importId} onAnother={() => setSearch({})} />
        ) : (
          <SourceForm id={id} domainName={application.domain_name} onRead={open} />
        )}
        {!importId && <EarlierImports id={id} onOpen={open} />}
      </Stack>
    </>
  );
};
