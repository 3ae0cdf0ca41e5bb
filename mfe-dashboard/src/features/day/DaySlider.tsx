import type { DayChange } from '@yinyom/contracts/days/dayRecord';
import { DAY_CHANGES } from '@yinyom/contracts/days/dayRecord';
import { addDays, daysBetween } from '@yinyom/contracts/time/bangkokDay';
import { formatDate } from '@yinyom/mfe-kit';
import { namedKeys, useKeyGroup } from '@yinyom/mfe-kit/components/keyGroups';
import { pressedKey } from '@yinyom/mfe-kit/components/pressedKey';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useDayTexts } from '../../texts/useDayTexts';
import { DAY_KEYS, dayAfter } from './dayRange';

/** Of the thumb: its middle is over the day, so marks begin and end half of it inside. */
const THUMB_PX = 24;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;
const Range = styled.input`
  display: block;
  width: 100%;
  height: 44px;
  margin: 0;
  accent-color: ${({ theme }) => theme.color.primary};
  cursor: pointer;
  &::-webkit-slider-thumb {
    width: ${THUMB_PX}px;
    height: ${THUMB_PX}px;
  }
`;
const Marks = styled.div`
  position: relative;
  height: 30px;
  margin-inline: ${THUMB_PX / 2}px;
`;
const TOPS: Record<DayChange, number> = { publication: 0, scan: 11, alert: 22 };
const Mark = styled.i<{ $kind: DayChange }>`
  position: absolute;
  width: 3px;
  height: 8px;
  margin-left: -1.5px;
  border-radius: 1px;
  background: ${({ theme, $kind }) =>
    theme.color[$kind === 'alert' ? 'danger' : $kind === 'publication' ? 'primary' : 'muted']};
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin: 0;
  padding: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
  }
  i {
    position: static;
    flex: none;
    margin: 0;
  }
`;
/** Under the ends of the line, which has a button at each side. */
const Ends = styled(Row)`
  margin-inline: 52px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-variant-numeric: tabular-nums;
`;
/** The icons of the platform point down. */
const Turned = styled.span<{ $way: 'back' | 'on' }>`
  display: inline-flex;
  transform: rotate(${({ $way }) => ($way === 'back' ? '90deg' : '-90deg')});
`;

export interface ChangedDay {
  day: string;
  kinds: readonly DayChange[];
}

interface DaySliderProps {
  day: string;
  /** First and last day of the timeline. */
  from: string;
  to: string;
  /** The last day that can be chosen. */
  today: string;
  changes: readonly ChangedDay[];
  onChange: (day: string) => void;
}

/** A year of days. Marks below it say when something changed; keys move by day, month and end. */
export const DaySlider = ({ day, from, to, today, changes, onChange }: DaySliderProps) => {
  const t = useDayTexts();
  const last = daysBetween(from, to) - 1;
  const at = (of: string) => daysBetween(from, of) - 1;
  useKeyGroup({ title: t('slider'), rows: namedKeys(DAY_KEYS, (action) => t(action)) });
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedKey(DAY_KEYS, event);
    if (!pressed) return;
    event.preventDefault();
    onChange(dayAfter(pressed.action, day, { from, to }));
  };
  const kinds = changes.find((change) => change.day === day)?.kinds ?? [];
  const told =
    kinds.length > 0
      ? t('marks_title', { changes: kinds.map((kind) => t(`mark_${kind}`)).join(' · ') })
      : t('marks_none');
  return (
    <Stack $gap={1}>
      <Line>
        <Turned $way="back">
          <IconButton icon="chevron" label={t('previous_day')} onClick={() => onChange(addDays(day, -1))} />
        </Turned>
        <Range
          type="range"
          aria-label={t('slider')}
          aria-valuetext={formatDate(day)}
          min={0}
          max={last}
          step={1}
          value={at(day)}
          onChange={(event) => onChange(addDays(from, Number(event.target.value)))}
          onKeyDown={onKeyDown}
        />
        <Turned $way="on">
          <IconButton
            icon="chevron"
            label={t('next_day')}
            disabled={day === today}
            onClick={() => onChange(addDays(day, 1))}
          />
        </Turned>
      </Line>
      <Line aria-hidden="true">
        <span style={{ width: 44 }} />
        <Marks>
          {changes.flatMap((change) =>
            change.kinds.map((kind) => (
              <Mark
                key={`${change.day} ${kind}`}
                $kind={kind}
                data-mark={kind}
                style={{ left: `${(at(change.day) / last) * 100}%`, top: TOPS[kind] }}
                title={`${formatDate(change.day)}: ${t(`mark_${kind}`)}`}
              />
            )),
          )}
        </Marks>
        <span style={{ width: 44 }} />
      </Line>
      <Ends $justify="space-between">
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </Ends>
      <Row $justify="space-between">
        <Legend>
          {DAY_CHANGES.map((kind) => (
            <li key={kind}>
              <Mark as="i" $kind={kind} aria-hidden="true" /> {t(`mark_${kind}`)}
            </li>
          ))}
        </Legend>
      </Row>
      <p role="status">{told}</p>
    </Stack>
  );
};
