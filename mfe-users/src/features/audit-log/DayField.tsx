import { controlLook } from '@yinyom/ui/form/controlLook';
import { Field } from '@yinyom/ui/form/Field';
import styled from 'styled-components';

const Input = styled.input`
  ${controlLook}
`;

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD or empty. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A day, chosen with the platform's own calendar. */
export const DayField = ({ label, onChange, ...rest }: DayFieldProps) => (
  <Field label={label}>
    {(attributes) => (
      <Input {...attributes} {...rest} type="date" onChange={(event) => onChange(event.target.value)} />
    )}
  </Field>
);
