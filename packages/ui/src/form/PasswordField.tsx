import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled, { useTheme } from 'styled-components';
import { IconButton } from '../action/IconButton';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { WithButton } from './WithButton';
import { controlLook } from './controlLook';

const Input = styled.input`
  ${controlLook}
  padding-right: 48px;
  &::-ms-reveal {
    display: none;
  }
`;

interface PasswordFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'required' | 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** `current-password` where one is asked for, `new-password` where one is made. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a show/hide toggle. The value is never trimmed: spaces belong to it. */
export const PasswordField = (props: PasswordFieldProps) => {
  // Not the browser's limit: a pasted password that is cut is another one, and nobody would be told.
  const { label, hint, error, required, value, onChange, maxLength: _untold, ...rest } = props;
  const [shown, setShown] = useState(false);
  const { labels } = useTheme();
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(attributes) => (
        <WithButton>
          <Input
            {...attributes}
            {...rest}
            type={shown ? 'text' : 'password'}
            value={value}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? labels.hidePassword : labels.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </WithButton>
      )}
    </Field>
  );
};
