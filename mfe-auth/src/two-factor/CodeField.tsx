import { TextField } from '@yinyom/ui/form/TextField';

interface CodeFieldProps {
  name: string;
  label: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** The six digits of an authenticator app: number pad on phones, filled in by the browser where it can. */
export const CodeField = ({ onChange, ...rest }: CodeFieldProps) => (
  <TextField
    {...rest}
    onChange={(value) => onChange(value.replace(/\D/g, '').slice(0, 6))}
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    autoFocus
  />
);
