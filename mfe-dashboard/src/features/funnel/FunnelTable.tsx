import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import { useShareWords } from '../../share/useShareWords';
import type { FunnelStep } from './funnelSteps';

/** The steps with everything that the bars say, and the same of the time before. */
export const FunnelTable = ({ steps }: { steps: readonly FunnelStep[] }) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const words = useShareWords();
  const number = (value: number) => formatNumber(value, lang);
  const shareOf = (part: number, whole: number | undefined) =>
    whole === undefined ? '–' : (words.share({ part, whole }) ?? '–');
  const columns: Column<FunnelStep>[] = [
    { key: 'step', title: t('funnel.step'), cell: ({ key }) => t(`funnel.${key}`) },
    { key: 'count', title: t('funnel.count'), align: 'end', cell: ({ count }) => number(count) },
    {
      key: 'share',
      title: t('funnel.ofStep'),
      align: 'end',
      cell: ({ count, of }) => shareOf(count, of?.now),
    },
    {
      key: 'interval',
      title: t('funnel.interval'),
      cell: ({ count, of }) => (of ? words.interval({ part: count, whole: of.now }) : '–'),
    },
    { key: 'before', title: t('funnel.countBefore'), align: 'end', cell: ({ before }) => number(before) },
    {
      key: 'shareBefore',
      title: t('funnel.ofStepBefore'),
      align: 'end',
      cell: ({ before, of }) => shareOf(before, of?.before),
    },
  ];
  return <Table caption={t('funnel.title')} columns={columns} items={steps} rowKey={({ key }) => key} />;
};
