import { useRef, useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { IconButton } from '../action/IconButton';
import { controlLook } from './controlLook';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { WithButton } from './WithButton';
import { buddhistEraName } from '../foundation/calendarNames';
import { dayText as dayTextIn, typedDay } from './typedDay';

const Input = styled.input`
  ${controlLook}
  padding-right: 44px;
`;
/** There only for its calendar, which opens below it. */
const Calendar = styled.input`
  position: absolute;
  right: 0;
  bottom: 0;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;

interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/**
 * A day, written as DD/MM/YYYY in whatever language the browser is (specification §9), or chosen in the platform's
 * calendar. What is no day stays in the field, marked, and does not reach the form.
 */
export const DateField = ({ value, min, max, onChange, error, ...field }: DateFieldProps) => {
  const { labels, lang, buddhistEra } = useTheme();
  const dayText = (day: string) => dayTextIn(day, buddhistEra);
  const calendar = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ text: dayText(value), value, left: false });
  const text = draft.value === value ? draft.text : dayText(value);
  const wrong = text !== '' && text !== dayText(value) && typedDay(text) !== value;

  const write = (next: string) => {
    const day = next.trim() === '' ? '' : typedDay(next);
    const allowed = day !== null && (!day || ((!min || day >= min) && (!max || day <= max)));
    setDraft({ text: next, value: allowed ? day : value, left: false });
    if (allowed && day !== value) onChange(day);
  };
  return (
    <Field {...field} error={error ?? (wrong && draft.left ? labels.dayInvalid : undefined)}>
      {(attributes) => (
        <WithButton>
          <Input
            {...attributes}
            inputMode="numeric"
            autoComplete="off"
            placeholder={buddhistEra ? `${labels.dayPattern} (${buddhistEraName(lang)})` : labels.dayPattern}
            value={text}
            onChange={(event) => write(event.target.value)}
            onBlur={() => setDraft({ text: wrong ? text : dayText(value), value, left: true })}
          />
          <Calendar
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={value}
            min={min}
            max={max}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon="calendar"
            label={labels.openCalendar}
            onClick={() => calendar.current?.showPicker()}
          />
        </WithButton>
      )}
    </Field>
  );
};
