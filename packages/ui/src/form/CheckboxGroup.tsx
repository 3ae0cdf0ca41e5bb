import { useId } from 'react';
import styled, { useTheme } from 'styled-components';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { Checkbox } from './Checkbox';
import { Fieldset } from './Fieldset';

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  column-gap: ${({ theme }) => theme.space(4)};
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Wrong = styled(Quiet)`
  color: ${({ theme }) => theme.color.danger};
`;
const Mark = styled.span`
  margin-inline-start: 4px;
  color: ${({ theme }) => theme.color.danger};
`;

interface CheckboxGroupProps<Value extends string> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** At least one must be chosen. A group knows no `aria-required`, so the words are in the legend. */
  required?: boolean;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Several choices among a few. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { label, hint, error, required, name, options, value, onChange } = props;
  const id = useId();
  const { labels } = useTheme();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const choose = (one: Value, checked: boolean) =>
    // In the order of the options, whatever was pressed first.
    onChange(
      options.map((option) => option.value).filter((each) => (each === one ? checked : value.includes(each))),
    );
  return (
    <Fieldset aria-describedby={described || undefined} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend>
        {label}
        {required && (
          <>
            <Mark aria-hidden="true" title={labels.required}>
              *
            </Mark>
            <VisuallyHidden> {labels.required}</VisuallyHidden>
          </>
        )}
      </legend>
      {hint && <Quiet id={`${id}-hint`}>{hint}</Quiet>}
      <Options>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(checked) => choose(option.value, checked)}
          />
        ))}
      </Options>
      <div aria-live="polite">{error && <Wrong id={`${id}-error`}>{error}</Wrong>}</div>
    </Fieldset>
  );
};
