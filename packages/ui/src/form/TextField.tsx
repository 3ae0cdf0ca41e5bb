import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { controlLook } from './controlLook';
import { trimTyped } from './trimTyped';

const Input = styled.input`
  ${controlLook}
  &[type='number'] {
    max-width: 12em;
  }
`;
const TextArea = styled.textarea`
  ${controlLook}
  min-height: 120px;
  resize: vertical;
`;

type Native = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'required' | 'children'>;

export interface TextFieldProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'number' | 'search' | 'textarea' | 'tel' | 'url';
  rows?: number;
}

/** A line of text, or several with `type="textarea"`. Trims as specification §5 says; passwords have PasswordField. */
export const TextField = (props: TextFieldProps) => {
  const { label, hint, error, required, value, onChange, onBlur, type = 'text', rows, ...rest } = props;
  const typed = (next: string, final: boolean) => {
    const trimmed = trimTyped(next, final);
    if (trimmed !== value) onChange(trimmed);
  };
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(attributes) =>
        type === 'textarea' ? (
          <TextArea
            {...attributes}
            {...(rest as ComponentPropsWithRef<'textarea'>)}
            rows={rows}
            value={value}
            onChange={(event) => typed(event.target.value, false)}
            onBlur={(event) => typed(event.target.value, true)}
          />
        ) : (
          <Input
            {...attributes}
            {...rest}
            type={type}
            value={value}
            onChange={(event) => typed(event.target.value, false)}
            onBlur={(event) => {
              typed(event.target.value, true);
              onBlur?.(event);
            }}
          />
        )
      }
    </Field>
  );
};
