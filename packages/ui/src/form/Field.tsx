import { useId } from 'react';
import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';

const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;
`;
const Mark = styled.span`
  margin-inline-start: 4px;
  color: ${({ theme }) => theme.color.danger};
`;
const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Wrong = styled.p`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** Always there, so that screen readers hear what comes into it; takes no room until then. */
const Live = styled.div`
  &:empty {
    /* Out of the grid, whose gap before it would set the control higher than its neighbours. */
    position: absolute;
  }
`;

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Label above a control, hint and error below it, joined for screen readers. */
export const Field = ({
  label,
  hint,
  error,
  required,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) => {
  const id = useId();
  const { labels } = useTheme();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Root>
      <label htmlFor={id}>
        {label}
        {required && (
          <Mark aria-hidden="true" title={labels.required}>
            *
          </Mark>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Live aria-live="polite">{error && <Wrong id={`${id}-error`}>{error}</Wrong>}</Live>
    </Root>
  );
};
