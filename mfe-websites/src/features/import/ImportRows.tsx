import type { ImportRow } from '@yinyom/contracts/websites/imports';
import { shownWithExact } from '@yinyom/texts/sentences/shownDuration';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table, type Column } from '@yinyom/ui/data/Table';
import { useMemo, useState } from 'react';
import { useImportTexts } from '../../texts/useImportTexts';

const TONES: Record<ImportRow['outcome'], BadgeTone> = {
  new: 'success',
  changed: 'info',
  same: 'neutral',
  look: 'warning',
};
/** What comes first is what somebody has to see. */
const ORDER: ImportRow['outcome'][] = ['look', 'changed', 'new', 'same'];
const SHOWN = 50;

/** Every cookie of theirs and what becomes of it. */
export const ImportRows = ({ rows }: { rows: readonly ImportRow[] }) => {
  const t = useImportTexts();
  const lang = useLang();
  const [all, setAll] = useState(false);
  const sorted = useMemo(
    () => [...rows].sort((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome)),
    [rows],
  );
  const columns = useMemo((): Column<ImportRow>[] => {
    const nameOf = ({ ours }: ImportRow) =>
      ours ? `${ours.name}${ours.match === 'prefix' ? '*' : ''}` : '–';
    const durationOf = ({ ours, outcome }: ImportRow) => {
      if (!ours) return '–';
      // What is here already keeps its own.
      if (outcome !== 'new') return t('outcomeOf.same');
      return ours.expiry_known ? shownWithExact(ours.expiry, lang) : t('durationUnknown');
    };
    const raw: Column<ImportRow> = {
      key: 'raw',
      title: t('raw'),
      cell: ({ theirs }) => <code>{theirs.raw}</code>,
    };
    return [
      { key: 'theirs', title: t('theirs'), cell: ({ theirs }) => <code>{theirs.name}</code> },
      { key: 'ours', title: t('ours'), cell: (row) => <code>{nameOf(row)}</code> },
      { key: 'category', title: t('category'), cell: ({ theirs }) => theirs.category || t('noCategory') },
      { key: 'duration', title: t('duration'), cell: durationOf },
      {
        key: 'outcome',
        title: t('outcome'),
        cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{t(`outcomeOf.${outcome}`)}</Badge>,
      },
      ...(rows.some(({ theirs }) => theirs.raw !== undefined) ? [raw] : []),
    ];
  }, [rows, t, lang]);
  return (
    <Stack $gap={3}>
      <h3>{t('cookies', { count: formatNumber(rows.length, lang) })}</h3>
      <Table
        caption={t('cookies', { count: formatNumber(rows.length, lang) })}
        columns={columns}
        items={all ? sorted : sorted.slice(0, SHOWN)}
        rowKey={({ row }) => String(row)}
      />
      {!all && sorted.length > SHOWN && (
        <Row>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t('showAll')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
