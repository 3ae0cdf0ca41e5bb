import { TIME_ZONE } from '@yinyom/contracts/constants';
import { useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { IconButton } from '../action/IconButton';
import { monthNames, yearName } from '../foundation/calendarNames';

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  width: 100%;
  max-width: 320px;
`;
const YearRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  > button:first-child svg {
    transform: rotate(90deg);
  }
  > button:last-child svg {
    transform: rotate(-90deg);
  }
`;
const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${({ theme }) => theme.space(1)};
`;
const Month = styled.button`
  min-height: 44px;
  padding: 4px;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.small};
  background: transparent;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${({ theme }) => theme.color.primarySoft};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
  }
  &:disabled {
    color: ${({ theme }) => theme.color.lineStrong};
    cursor: not-allowed;
  }
`;

const OLDEST_YEAR = 2018;
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** The present month in Bangkok as YYYY-MM. */
export const presentMonth = (now: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit' }).format(now);

interface MonthPickerProps {
  /** Chosen month as YYYY-MM, in the common era whatever is shown. */
  value: string;
  onChange: (month: string) => void;
  /** Last month that can be chosen; the present one unless told otherwise. */
  last?: string;
}

/** Year and month; months after the present cannot be chosen (specification §2 and §5). */
export const MonthPicker = ({ value, onChange, last = presentMonth() }: MonthPickerProps) => {
  const [year, setYear] = useState(Number(value.slice(0, 4)) || Number(last.slice(0, 4)));
  const { labels, lang, buddhistEra } = useTheme();
  const names = monthNames(lang);
  return (
    <Root role="group" aria-label={labels.chooseMonth}>
      <YearRow>
        <IconButton
          icon="chevron"
          label={labels.previousYear}
          disabled={year <= OLDEST_YEAR}
          onClick={() => setYear(year - 1)}
        />
        <span aria-live="polite">{yearName(lang, year, buddhistEra)}</span>
        <IconButton
          icon="chevron"
          label={labels.nextYear}
          disabled={year >= Number(last.slice(0, 4))}
          onClick={() => setYear(year + 1)}
        />
      </YearRow>
      <Months>
        {MONTHS.map((month, index) => {
          const key = `${year}-${month}`;
          return (
            <Month
              key={month}
              type="button"
              disabled={key > last}
              title={key > last ? labels.futureMonth : undefined}
              aria-pressed={key === value}
              onClick={() => onChange(key)}
            >
              {names[index]}
            </Month>
          );
        })}
      </Months>
    </Root>
  );
};
