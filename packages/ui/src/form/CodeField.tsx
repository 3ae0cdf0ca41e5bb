import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

/** Digits of an authenticator app: number pad on phones, filled in by the browser where it can. */
export const CodeField = ({ onChange, maxLength, ...rest }: TextFieldProps) => (
  <TextField
    {...rest}
    // Not the browser's limit: it would cut a pasted "123 456" before its space is taken out.
    onChange={(value) => onChange(value.replace(/\D/g, '').slice(0, maxLength))}
    inputMode="numeric"
    autoComplete="one-time-code"
    required
  />
);
