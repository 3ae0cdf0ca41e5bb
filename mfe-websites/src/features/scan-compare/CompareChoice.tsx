import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import { formatDateTime, useSearchParams } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { useScanPagesInfiniteQuery } from '../../api/scanApi';
import { useScanTexts } from '../../texts/useScanTexts';

/** Offers the website's other scans with a result to stand beside this one; nothing while there is no other. */
export const CompareChoice = ({ scan }: { scan: ScanDetail }) => {
  const t = useScanTexts();
  const [search, setSearch] = useSearchParams();
  const list = useScanPagesInfiniteQuery({ params: { id: scan.application_id }, query: {}, quiet: true });
  const others = (list.data?.pages ?? [])
    .flatMap(({ entities }) => entities)
    .filter(({ id, status }) => id !== scan.id && (status === 'succeeded' || status === 'partial'));
  if (others.length === 0) return null;
  return (
    <Select
      label={t('compare.with')}
      value={search.get('with') ?? ''}
      options={[
        { value: '', label: t('compare.alone') },
        ...others.map(({ id, created_at }) => ({ value: id, label: formatDateTime(created_at) })),
      ]}
      onChange={(id) => setSearch(id ? { with: id } : {}, { replace: true })}
    />
  );
};
