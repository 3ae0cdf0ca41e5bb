import type { ImportError, WebsiteImport } from '@yinyom/contracts/bulk/websiteImport';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table, type Column } from '@yinyom/ui/data/Table';
import { useMemo, useState } from 'react';
import { useBulkTexts } from '../../texts/useBulkTexts';

/** Wrong cells that are drawn at first; more on request. */
const STEP = 100;

interface ImportPlanProps {
  plan: WebsiteImport;
  busy: boolean;
  onConfirm: () => void;
}

/** What a file would do, and every cell that is wrong, by row and column. */
export const ImportPlan = ({ plan, busy, onConfirm }: ImportPlanProps) => {
  const t = useBulkTexts();
  const lang = useLang();
  const [shown, setShown] = useState(STEP);
  const number = (value: number) => formatNumber(value, lang);
  const columns = useMemo(
    (): Column<ImportError>[] => [
      {
        key: 'row',
        title: t('row_number'),
        cell: ({ row }) => t('row', { number: formatNumber(row, lang) }),
      },
      { key: 'column', title: t('column'), phone: 'end', cell: ({ column }) => column },
      { key: 'problem', title: t('reason'), phone: 'bare', cell: ({ message }) => message },
    ],
    [t, lang],
  );
  const { created, updated, unchanged, wrong, new_groups, ignored_columns, row_errors } = plan;
  const todo = created + updated;
  return (
    <Stack $gap={4}>
      <div role="status">
        <ul>
          <li>{t('plan_created', { number: number(created) })}</li>
          <li>{t('plan_updated', { number: number(updated) })}</li>
          <li>{t('plan_unchanged', { number: number(unchanged) })}</li>
          {new_groups.length > 0 && <li>{t('plan_groups', { names: new_groups.join(', ') })}</li>}
        </ul>
      </div>
      {ignored_columns.length > 0 && (
        <Notice tone="info">{t('plan_ignored', { names: ignored_columns.join(', ') })}</Notice>
      )}
      {wrong > 0 && <Notice tone="warning">{t('plan_wrong', { number: number(wrong) })}</Notice>}
      {row_errors.length > 0 && (
        <Table
          caption={t('errors')}
          columns={columns}
          items={row_errors.slice(0, shown)}
          rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
        />
      )}
      {row_errors.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + STEP)}>
          {t('more_errors')}
        </Button>
      )}
      <div>
        <Button busy={busy} disabled={todo === 0} onClick={onConfirm}>
          {todo === 0 ? t('nothing_to_do') : t('confirm_import', { number: number(todo) })}
        </Button>
      </div>
    </Stack>
  );
};
