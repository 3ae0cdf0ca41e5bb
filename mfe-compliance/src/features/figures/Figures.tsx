import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { REQUEST_CHANNELS } from '@yinyom/contracts/requests/subjectRequest';
import { REQUEST_STATES } from '@yinyom/contracts/requests/requestStates';
import {
  errorMessage,
  formatNumber,
  formatPercent,
  useLang,
  useSearchParams,
  useSession,
} from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { useGetSubjectRequestFiguresQuery } from '../../calls/requestsApi';
import { useDaysText } from '../../words/useDaysText';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { CountTable } from './CountTable';
import { PERIODS, periodDays } from './periods';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${({ theme }) => theme.space(4)};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.normal};
    background: ${({ theme }) => theme.color.surface};
  }
  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.font.size.h2};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    line-height: 1.3;
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;
const Choice = styled.div`
  max-width: 280px;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};
`;

/** How many requests came in a period, how fast they were closed, and what they were about. */
export const Figures = () => {
  const t = useComplianceTexts();
  const daysText = useDaysText();
  const lang = useLang();
  const { organizationId } = useSession();
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find((one) => one === search.get('period')) ?? 'year';
  const { data, error, isError, refetch } = useGetSubjectRequestFiguresQuery(
    { params: { id: organizationId ?? '' }, query: periodDays(period) },
    { skip: organizationId === null },
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    // Nothing moves when the figures come: each has its place.
    const count = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, lang));
    const median = data?.median_days ?? null;
    const share = data?.share_in_time ?? null;
    const tiles = [
      ['total', count(data?.total)],
      ['median', median === null ? '–' : daysText(formatNumber(median, lang, { maximumFractionDigits: 1 }))],
      ['in_time', share === null ? '–' : formatPercent(share, lang)],
      ['overdue', count(data?.overdue)],
    ] as const;
    return (
      <>
        <Tiles>
          {tiles.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`figures.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Tiles>
        <Columns>
          <Card>
            <CountTable
              title={t('figures.by_right')}
              note={t('figures.by_right_note')}
              rows={SUBJECT_RIGHTS.map((key) => ({
                key,
                name: t(`rights.${key}`),
                count: data?.by_right[key],
              }))}
            />
          </Card>
          <Card>
            <CountTable
              title={t('figures.by_state')}
              rows={REQUEST_STATES.map((key) => ({
                key,
                name: t(`states.${key}`),
                count: data && (data.by_state[key] ?? 0),
              }))}
            />
          </Card>
          <Card>
            <CountTable
              title={t('figures.by_channel')}
              rows={REQUEST_CHANNELS.map((key) => ({
                key,
                name: t(`channels.${key}`),
                count: data && (data.by_channel[key] ?? 0),
              }))}
            />
          </Card>
        </Columns>
      </>
    );
  };
  return (
    <Stack $gap={5}>
      <Choice>
        <Select
          label={t('figures.period')}
          value={period}
          options={PERIODS.map((value) => ({ value, label: t(`figures.period_${value}`) }))}
          onChange={(value) => setSearch({ period: value }, { replace: true })}
        />
      </Choice>
      {content()}
    </Stack>
  );
};
