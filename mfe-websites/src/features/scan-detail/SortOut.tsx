import { formatNumber, formatPercent, Link, useLang } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useMemo } from 'react';
import { useSiteCategoriesQuery } from '../../api/categoryApi';
import { useReassignListQuery } from '../../api/cookieApi';
import { useScanTexts } from '../../texts/useScanTexts';
import { assignRows, targetsOf, type AssignRow } from '../../common/assignRows';
import { useAssignment } from '../../common/useAssignment';

/** A proposal at least this sure is taken with all others by one press; the library knows such names by heart. */
const SURE = 0.8;
/** Rows named here; the rest stands on the page that sorts all of them. */
const NAMED = 10;

/** What nobody has classified, with the proposed category, and one press that accepts all proposals that are sure. */
export const SortOut = ({ applicationId: id }: { applicationId: string }) => {
  const t = useScanTexts();
  const lang = useLang();
  const list = useReassignListQuery({ params: { id }, quiet: true }, { refetchOnMountOrArgChange: true });
  const categories = useSiteCategoriesQuery({ params: { id }, query: {}, quiet: true });
  const { decided, assign, undo, canUndo } = useAssignment();
  const rows = useMemo(
    () =>
      assignRows((list.data ?? []).map((item) => ({ ...item, application: { id, domain_name: '' } }))).filter(
        ({ reason }) => reason === 'unclassified',
      ),
    [list.data, id],
  );
  const targets = useMemo(() => targetsOf(categories.data?.entities ?? []), [categories.data]);
  const targetOf = ({ suggested_category_id }: AssignRow) =>
    targets.find((target) => target.id === suggested_category_id);
  const open = rows.filter(({ key }) => !decided[key]);
  const sure = open.flatMap((row) => {
    const target = row.confidence >= SURE ? targetOf(row) : undefined;
    return target ? [{ row, categoryId: target.id }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Card as="section" aria-label={t('sortOut.title')}>
      <Stack $gap={3}>
        <Row $justify="space-between" $gap={2}>
          <h3>{t('sortOut.title')}</h3>
          <Row $gap={2}>
            {canUndo && (
              <Button kind="quiet" size="small" onClick={undo}>
                {t('sortOut.undo')}
              </Button>
            )}
            {sure.length > 0 && (
              <Button size="small" onClick={() => assign(sure)}>
                {t('sortOut.takeSure', { number: formatNumber(sure.length, lang) })}
              </Button>
            )}
          </Row>
        </Row>
        <p role="status">{t('sortOut.left', { number: formatNumber(open.length, lang) })}</p>
        {open.length > 0 && (
          <Table
            caption={t('sortOut.title')}
            items={open.slice(0, NAMED)}
            rowKey={({ key }) => key}
            columns={[
              { key: 'name', title: t('sortOut.name'), cell: ({ name }) => <code>{name}</code> },
              { key: 'provider', title: t('sortOut.provider'), cell: ({ provider }) => provider || '–' },
              {
                key: 'proposed',
                title: t('sortOut.proposed'),
                cell: (row) => {
                  const target = targetOf(row);
                  return target
                    ? `${textIn(target.title, lang)} (${formatPercent(row.confidence, lang)})`
                    : t('sortOut.unknown');
                },
              },
            ]}
          />
        )}
        <Link to={`/websites/${id}/re-assign`}>{t('sortOut.all')}</Link>
      </Stack>
    </Card>
  );
};
