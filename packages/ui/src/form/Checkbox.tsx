import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${({ theme }) => theme.space(3)};
  align-items: start;
  min-height: 44px;
  padding-block: 10px;
`;
const Box = styled.input`
  width: 22px;
  height: 22px;
  margin: 2px 0 0;
  accent-color: ${({ theme }) => theme.color.primary};
`;
const Wrong = styled.p`
  grid-column: 2;
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  name?: string;
}

/** A yes/no choice with its label beside it. */
export const Checkbox = ({ label, checked, onChange, error, required, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <Root>
      <Box
        {...rest}
        id={id}
        type="checkbox"
        checked={checked}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </Root>
  );
};
