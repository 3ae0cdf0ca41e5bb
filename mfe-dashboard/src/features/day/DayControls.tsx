import { addDays } from '@yinyom/contracts/time/bangkokDay';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { DateField } from '@yinyom/ui/form/DateField';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useDayTexts } from '../../texts/useDayTexts';
import { useChangedDaysQuery } from './dayApi';
import { rangeOf } from './dayRange';
import { DaySlider } from './DaySlider';

/** How long the timeline stays on a day until it is asked for. */
const SETTLED_MS = 250;

const Bottom = styled(Row)`
  align-items: end;
`;
const Keys = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  @media (pointer: coarse) {
    display: none;
  }
`;

interface DayControlsProps {
  applicationId: string;
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** Chooses the day: a timeline of a year, a date field, and buttons that lead from change to change. */
export const DayControls = ({ applicationId, day, today, onChange }: DayControlsProps) => {
  const t = useDayTexts();
  // The timeline passes many days on its way to one: only the day that it stays on is asked for.
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (passed === null) return undefined;
    const timer = setTimeout(() => {
      setPassed(null);
      onChange(passed);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [passed, onChange]);
  const shown = passed ?? day;
  const { from, to } = rangeOf(shown, today);
  const query = useChangedDaysQuery({ query: { application_id: applicationId, from, to }, quiet: true });
  const found = query.currentData;
  const changes = found?.days ?? [];
  const firstDay = found?.first_day ?? null;
  const within = (next: string) => (next > today ? today : next);
  const go = (next: string) => {
    setPassed(null);
    onChange(within(next));
  };
  const before = changes.filter((change) => change.day < shown).at(-1)?.day;
  const after = changes.find((change) => change.day > shown)?.day;
  return (
    <Card>
      <Stack $gap={4}>
        <DaySlider
          day={shown}
          from={from}
          to={to}
          today={today}
          changes={changes}
          onChange={(next) => setPassed(within(next))}
        />
        <Bottom>
          <DateField label={t('day')} value={shown} max={today} onChange={(next) => next && go(next)} />
          <Button
            kind="secondary"
            disabled={before === undefined}
            onClick={() => before !== undefined && go(before)}
          >
            {t('previous_change')}
          </Button>
          <Button
            kind="secondary"
            disabled={after === undefined}
            onClick={() => after !== undefined && go(after)}
          >
            {t('next_change')}
          </Button>
          {firstDay !== null && firstDay < from && (
            <Button kind="quiet" onClick={() => go(addDays(from, -1))}>
              {t('earlier')}
            </Button>
          )}
          {to < today && (
            <Button kind="quiet" onClick={() => go(addDays(to, 1))}>
              {t('later')}
            </Button>
          )}
        </Bottom>
        <Keys>{t('keys')}</Keys>
      </Stack>
    </Card>
  );
};
