import type { PublicationRow } from '@yinyom/contracts/groups/groupPublication';
import type { Lang } from '@yinyom/contracts/constants';
import type { SectionName } from '@yinyom/contracts/groups/sections';
import { formatNumber, Link } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';
import { LongName } from '@yinyom/ui/data/LongName';
import { Stack } from '@yinyom/ui/data/Stack';
import type { Column } from '@yinyom/ui/data/Table';

type Words = (key: string, values?: Record<string, string>) => string;

const toneOf = ({ outcome }: PublicationRow): BadgeTone => {
  if (outcome === 'published') return 'success';
  if (outcome === 'planned') return 'info';
  if (outcome === 'failed' || outcome === 'skipped_findings') return 'danger';
  return outcome === 'unchanged' ? 'neutral' : 'warning';
};

interface ColumnWords {
  t: Words;
  lang: Lang;
  sectionName: (section: SectionName) => string;
  /** What a finding of the check says in short. */
  findingName: (code: string) => string;
}

/** Columns of a plan and of a result: what changes on each website, what keeps it out, and who is asked again. */
export const rowColumns = ({ t, lang, sectionName, findingName }: ColumnWords): Column<PublicationRow>[] => [
  {
    key: 'site',
    title: t('plan.site'),
    cell: ({ application_id, domain_name }) => (
      <Link to={`/websites/${application_id}`}>
        <LongName>{domain_name}</LongName>
      </Link>
    ),
  },
  {
    key: 'outcome',
    title: t('plan.outcome'),
    phone: 'bare',
    cell: (row) => <Badge tone={toneOf(row)}>{t(`outcome.${row.outcome}`)}</Badge>,
  },
  {
    key: 'changes',
    title: t('plan.changes'),
    cell: ({ sections, settings, own_changes }) => (
      <Stack $gap={0}>
        {sections.length === 0 ? '–' : sections.map(sectionName).join(', ')}
        {settings.length > 0 && (
          <small>
            {t('plan.settings', { names: settings.map((name) => t(`setting.${name}`)).join(', ') })}
          </small>
        )}
        {own_changes && <small>{t('plan.ownChanges')}</small>}
      </Stack>
    ),
  },
  {
    key: 'findings',
    title: t('plan.findings'),
    cell: ({ findings }) =>
      findings.length === 0 ? (
        '–'
      ) : (
        <Stack $gap={0}>
          {[...new Set(findings.map(({ code }) => code))].map((code) => (
            <span key={code}>{findingName(code)}</span>
          ))}
        </Stack>
      ),
  },
  {
    key: 'asked',
    title: t('plan.asked'),
    cell: ({ asks_again, decided }) => {
      if (!asks_again) return t('plan.notAsked');
      return decided === null
        ? t('plan.askedAgain')
        : t('plan.askedOf', { number: formatNumber(decided, lang) });
    },
  },
];
