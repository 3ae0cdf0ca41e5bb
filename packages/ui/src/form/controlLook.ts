import { css } from 'styled-components';
import { focusRing } from '../foundation/focusRing';

/** The look that text fields, selects and text areas share. */
export const controlLook = css`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.ink};
  font-size: 1rem;
  line-height: 1.5;
  &::placeholder {
    color: ${({ theme }) => theme.color.muted};
    opacity: 1;
  }
  &:focus-visible {
    ${focusRing}
    border-color: ${({ theme }) => theme.color.primary};
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger};
  }
  &:disabled {
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.muted};
    cursor: not-allowed;
  }
`;
