import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../foundation/Spinner';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  text-align: start;
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
const Track = styled.span`
  display: grid;
  place-items: center start;
  flex: none;
  width: 44px;
  height: 26px;
  padding: 3px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.lineStrong};
  color: ${({ theme }) => theme.color.primary};
  transition: background ${({ theme }) => theme.motion};
  [aria-checked='true'] > & {
    background: ${({ theme }) => theme.color.primary};
  }
`;
const Knob = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.surface};
  transition: transform ${({ theme }) => theme.motion};
  [aria-checked='true'] & {
    transform: translateX(18px);
  }
`;

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The change is being saved. */
  busy?: boolean;
}

/** Something that is on or off and takes effect at once. */
export const Switch = ({ label, checked, onChange, disabled, busy = false }: SwitchProps) => (
  <Root
    type="button"
    role="switch"
    aria-checked={checked}
    aria-busy={busy || undefined}
    disabled={disabled}
    onClick={() => !busy && onChange(!checked)}
  >
    <Track>
      <Knob>{busy && <Spinner $size={14} />}</Knob>
    </Track>
    <span>{label}</span>
  </Root>
);
