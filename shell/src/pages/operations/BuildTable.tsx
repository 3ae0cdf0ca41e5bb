import type { Part, PartBuild } from '@yinyom/contracts/release/partErrors';
import { formatDateTime, formatNumber, formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import { HourBars } from './HourBars';

const TONES = { current: 'success', canary: 'warning', earlier: 'neutral' } as const;

/** Errors for every thousand times that pages took a build into use. */
const rateOf = ({ errors, uses }: PartBuild): number | null => (uses === 0 ? null : (errors / uses) * 1_000);

interface BuildTableProps {
  part: Part;
  onShow: (build: string) => void;
}

/** Builds of a part side by side: a canary has counts of its own. */
export const BuildTable = ({ part, onShow }: BuildTableProps) => {
  const t = useTexts('operations');
  const lang = useLang();
  const whoGets = ({ share, organizations }: PartBuild) =>
    [
      share ? t('share', { percent: formatPercent(share, lang) }) : '',
      organizations ? t('organizations', { count: organizations }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  const numberOr = (value: number | null) => (value === null ? '–' : formatNumber(value, lang));
  return (
    <Table
      caption={t('builds_of', { name: part.name })}
      items={part.builds}
      rowKey={({ build }) => build}
      columns={[
        { key: 'build', title: t('build'), cell: ({ build }) => <code>{build}</code> },
        {
          key: 'state',
          title: t('state'),
          phone: 'end',
          cell: (build) => (
            <>
              <Badge tone={TONES[build.state]}>{t(`state_${build.state}`)}</Badge> {whoGets(build)}
            </>
          ),
        },
        {
          key: 'released',
          title: t('released'),
          cell: ({ released_at }) => (released_at === null ? '–' : formatDateTime(released_at)),
        },
        { key: 'uses', title: t('uses'), align: 'end', cell: ({ uses }) => formatNumber(uses, lang) },
        { key: 'errors', title: t('errors'), align: 'end', cell: ({ errors }) => formatNumber(errors, lang) },
        { key: 'rate', title: t('rate'), align: 'end', cell: (build) => numberOr(rateOf(build)) },
        { key: 'hours', title: t('hours'), phone: 'none', cell: ({ hours }) => <HourBars hours={hours} /> },
        {
          key: 'show',
          title: t('show'),
          hiddenTitle: true,
          align: 'end',
          cell: ({ build }) => (
            <Button
              kind="secondary"
              size="small"
              aria-label={t('show_label', { build })}
              onClick={() => onShow(build)}
            >
              {t('show')}
            </Button>
          ),
        },
      ]}
    />
  );
};
