import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import type { DailyRow } from '@yinyom/contracts/consents/dailyReport';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Row } from '@yinyom/ui/data/Stack';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HowCounted } from '../../share/HowCounted';
import { ViewSwitch } from '../../share/ViewSwitch';
import { ChartBoundary } from './ChartBoundary';
import { dailyShares } from './dailyShares';
import { TrendTable } from './TrendTable';

const TrendChart = lazy(async () => ({ default: (await import('./TrendChart')).TrendChart }));
const ShareChart = lazy(async () => ({ default: (await import('./ShareChart')).ShareChart }));
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
const Scroll = styled.div`
  max-height: 480px;
  overflow-y: auto;
`;

const VIEWS = ['chart', 'share', 'table'] as const;
export type TrendView = (typeof VIEWS)[number];

interface TrendSectionProps {
  /** Absent while they are being loaded. */
  rows: readonly DailyRow[] | undefined;
  /** Days with a publication, the latest last. */
  published?: readonly string[];
  /** Whether the list of decisions is on the page: figures then lead to their rows. */
  linked?: boolean;
  /** Stands under the chart; told whether days stand above it. */
  below?: (view: TrendView) => ReactNode;
}

/** The trend per day: decisions by what came of them, the share of acceptances, or all figures as a table. */
export const TrendSection = ({ rows, published = [], linked = false, below }: TrendSectionProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const [shown, setShown] = useState<TrendView>('chart');
  const shares = useMemo(() => dailyShares(rows ?? []), [rows]);
  const from = formatDate(rows?.at(0)?.date);
  const to = formatDate(rows?.at(-1)?.date);
  const sum = (figure: 'total' | 'shown') => rows?.reduce((all, row) => all + row[figure], 0) ?? 0;
  const decided = sum('total') > 0;
  const empty = rows && !decided && sum('shown') === 0;
  const today = rows?.at(-1)?.date === bangkokToday();
  const least = formatNumber(FEWEST_FOR_PERCENT, lang);

  const figure = (label: string, chart: ReactNode) => (
    <ChartBoundary fallback={<Message role="alert">{t('trend.failed')}</Message>}>
      <Suspense fallback={<Skeleton $height={`${HEIGHT}px`} />}>
        <figure aria-label={label}>{chart}</figure>
      </Suspense>
    </ChartBoundary>
  );
  const draw = (known: readonly DailyRow[]): ReactNode => {
    if (shown === 'table')
      return (
        <Scroll tabIndex={0} role="region" aria-label={t('trend.title')}>
          <TrendTable caption={t('trend.title')} rows={known} linked={linked} />
        </Scroll>
      );
    if (!decided)
      return <Message>{t('trend.undecided', { number: formatNumber(sum('shown'), lang) })}</Message>;
    if (shown === 'chart')
      return figure(
        t('trend.describe', { from, to }),
        <TrendChart rows={known} height={HEIGHT} published={published} />,
      );
    if (shares.every(({ share }) => share === null)) return <Message>{t('trend.tooFew', { least })}</Message>;
    return figure(
      t('trend.describeShare', { from, to }),
      <ShareChart shares={shares} height={HEIGHT} published={published} />,
    );
  };
  return (
    <Card aria-label={t('trend.title')}>
      <Head $justify="space-between">
        <h2>{t('trend.title')}</h2>
        <ViewSwitch views={VIEWS} shown={shown} onShow={setShown} />
      </Head>
      {!rows && <Skeleton $height={`${HEIGHT}px`} />}
      {rows && (empty ? <Message>{t('trend.empty')}</Message> : draw(rows))}
      {rows && below?.(shown)}
      {decided && (
        <HowCounted>
          {today && `${t('trend.unfinished', { date: to })} `}
          {shown === 'share' && `${t('trend.shareNote', { least })} `}
          {t('evidence.note.decisions')}
        </HowCounted>
      )}
    </Card>
  );
};
