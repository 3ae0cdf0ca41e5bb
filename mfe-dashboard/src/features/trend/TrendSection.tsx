import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row } from '@yinyom/ui/data/Stack';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { ChartBoundary } from './ChartBoundary';
import { TrendTable } from './TrendTable';

const TrendChart = lazy(async () => ({ default: (await import('./TrendChart')).TrendChart }));
/** Height of the chart and of everything that stands in for it, so that nothing jumps. */
const HEIGHT = 300;

const Head = styled(Row)`
  margin-bottom: ${({ theme }) => theme.space(4)};
`;
const Message = styled.p`
  display: grid;
  place-items: center;
  min-height: ${HEIGHT}px;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;
const Note = styled.p`
  margin-top: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Scroll = styled.div`
  max-height: 480px;
  overflow-y: auto;
`;

/** The trend per day, as a chart or as a table with the same figures. `rows` is absent while loading. */
export const TrendSection = ({ rows }: { rows: readonly DailyRow[] | undefined }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const from = formatDate(rows?.at(0)?.date);
  const to = formatDate(rows?.at(-1)?.date);
  const sum = (figure: 'total' | 'shown') => rows?.reduce((all, row) => all + row[figure], 0) ?? 0;
  const decided = sum('total') > 0;
  const empty = rows && !decided && sum('shown') === 0;
  const table = rows && (
    <Scroll tabIndex={0} role="region" aria-label={t('trend.title')}>
      <TrendTable caption={t('trend.title')} rows={rows} />
    </Scroll>
  );
  const chart = rows && !decided && (
    <Message>{t('trend.undecided', { number: formatNumber(sum('shown'), lang) })}</Message>
  );
  const bars = rows && decided && (
    <ChartBoundary fallback={<Message role="alert">{t('trend.failed')}</Message>}>
      <Suspense fallback={<Skeleton $height={`${HEIGHT}px`} />}>
        <figure aria-label={t('trend.describe', { from, to })}>
          <TrendChart rows={rows} height={HEIGHT} />
        </figure>
      </Suspense>
    </ChartBoundary>
  );
  return (
    <Card aria-label={t('trend.title')}>
      <Head $justify="space-between">
        <h2>{t('trend.title')}</h2>
        <Row role="group" aria-label={t('trend.show')} $gap={1}>
          {(['chart', 'table'] as const).map((kind) => (
            <Button
              key={kind}
              size="small"
              kind={shown === kind ? 'secondary' : 'quiet'}
              aria-pressed={shown === kind}
              onClick={() => setShown(kind)}
            >
              {t(`trend.${kind}`)}
            </Button>
          ))}
        </Row>
      </Head>
      {!rows && <Skeleton $height={`${HEIGHT}px`} />}
      {empty ? <Message>{t('trend.empty')}</Message> : shown === 'chart' ? chart || bars : table}
      {decided && <Note>{t('evidence.note.decisions')}</Note>}
    </Card>
  );
};
