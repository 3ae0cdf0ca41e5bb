import type { ComplianceWords } from '@yinyom/texts/compliance/complianceWords';
import { FEWEST_FOR_PERCENT } from '@yinyom/contracts/compliance/lateVisitors';
import type { Lang } from '@yinyom/contracts/constants';
import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import type { PortfolioRow } from '@yinyom/contracts/consents/portfolio';
import { formatDate, formatNumber, formatPercent, Link } from '@yinyom/mfe-kit';
import { LongName } from '@yinyom/ui/data/LongName';
import type { Column } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { DayLine } from './DayLine';
import { Deviating } from './Deviating';
import { WorstCell } from './WorstCell';
import { ChooseCell } from '../../common/ChooseCell';
import { groupPathName } from '../../common/groups/groupTree';

type Words = (key: string, values?: Record<string, string>) => string;

const Site = styled.span`
  display: grid;
  min-width: 150px;
  max-width: 260px;
  overflow-wrap: anywhere;
  > a {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;
const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** Columns that a person can do without. */
export const CHOSEN_COLUMNS = ['scan', 'decided', 'acceptance', 'days', 'version'] as const;
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number];

interface Parts {
  t: Words;
  lang: Lang;
  words: ComplianceWords | undefined;
  /** Of the organization, as far as the person sees them. */
  groups: readonly WebsiteGroup[];
  hidden: readonly string[];
  isChosen: (id: string) => boolean;
  onChoose: (id: string) => void;
}

const optional = ({ t, lang }: Parts): Record<ChosenColumn, Omit<Column<PortfolioRow>, 'key' | 'title'>> => ({
  scan: {
    unbroken: true,
    cell: ({ scanned_at }) => (scanned_at === null ? t('never') : formatDate(scanned_at)),
  },
  decided: { align: 'end', cell: ({ decided }) => formatNumber(decided, lang) },
  acceptance: {
    align: 'end',
    cell: ({ acceptance }) =>
      acceptance === null ? (
        <Note>{t('too_few', { number: formatNumber(FEWEST_FOR_PERCENT, lang) })}</Note>
      ) : (
        formatPercent(acceptance, lang)
      ),
  },
  days: { phone: 'none', cell: ({ decided_by_day }) => <DayLine days={decided_by_day} /> },
  version: {
    cell: ({ template_version: version, pending_changes }) => (
      <>
        {version === 0 ? t('no_version') : formatNumber(version, lang)}
        {version > 0 && pending_changes && <Note>{t('pending_note')}</Note>}
      </>
    ),
  },
});

/** Columns of the portfolio: website and health always, the others as the person wants. */
export const portfolioColumns = (parts: Parts): Column<PortfolioRow>[] => {
  const { t, words, groups, hidden, isChosen, onChoose } = parts;
  const others = optional(parts);
  return [
    {
      key: 'site',
      title: t('column_site'),
      minWidth: '230px',
      cell: ({ application_id, domain_name, name, enabled, group_path = [], deviations = 0 }) => (
        <ChooseCell>
          <input
            type="checkbox"
            aria-label={t('choose', { name: domain_name })}
            checked={isChosen(application_id)}
            onChange={() => onChoose(application_id)}
          />
          <Site>
            <Link to={`/websites/${application_id}`}>
              <LongName>{domain_name}</LongName>
            </Link>
            {name && <Note>{name}</Note>}
            {groups.some(({ id }) => group_path.includes(id)) && (
              <Note>
                {t('column_group')}: {groupPathName({ path: group_path }, groups)}
              </Note>
            )}
            {deviations > 0 && (
              <Note>
                <Deviating
                  deviations={deviations}
                  groupId={groups.find(({ id }) => id === group_path.at(-1))?.id}
                />
              </Note>
            )}
            {!enabled && <Note>{t('status_disabled')}</Note>}
          </Site>
        </ChooseCell>
      ),
    },
    {
      key: 'health',
      title: t('column_health'),
      phone: 'bare',
      cell: (row) => <WorstCell row={row} words={words} />,
    },
    ...CHOSEN_COLUMNS.filter((key) => !hidden.includes(key)).map((key) => ({
      key,
      title: t(`column_${key}`),
      ...others[key],
    })),
  ];
};
