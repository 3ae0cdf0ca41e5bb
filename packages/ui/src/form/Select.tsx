import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../foundation/Icon';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { controlLook } from './controlLook';

const Frame = styled.div`
  position: relative;
  > svg {
    position: absolute;
    top: 50%;
    right: 12px;
    transform: translateY(-50%);
    pointer-events: none;
  }
`;
const Native = styled.select`
  ${controlLook}
  appearance: none;
  padding-right: 40px;
  text-overflow: ellipsis;
`;

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string>
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'required' | 'children'> {
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

/** One of several values, with the platform's own list: right on phones and for screen readers. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { label, hint, error, required, value, options, onChange, ...rest } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(attributes) => (
        <Frame>
          <Native
            {...attributes}
            {...rest}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Native>
          <Icon name="chevron" size={16} />
        </Frame>
      )}
    </Field>
  );
};
