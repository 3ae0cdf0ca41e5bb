import { css } from 'styled-components';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal';

const kinds = {
  primary: css`
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    border-color: ${({ theme }) => theme.color.primary};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.primaryDark};
    }
  `,
  secondary: css`
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.primary};
    border-color: ${({ theme }) => theme.color.lineStrong};
    font-weight: ${({ theme }) => theme.font.weight.normal};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.primarySoft};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${({ theme }) => theme.color.primary};
    border-color: transparent;
    font-weight: ${({ theme }) => theme.font.weight.normal};
    &:hover:not(:disabled) {
      background: ${({ theme }) => theme.color.primarySoft};
    }
  `,
  danger: css`
    background: ${({ theme }) => theme.color.danger};
    color: ${({ theme }) => theme.color.onPrimary};
    border-color: ${({ theme }) => theme.color.danger};
    &:hover:not(:disabled) {
      filter: brightness(0.92);
    }
  `,
};

/** The look of a button, and of a link that leads to where something is done. */
export const buttonLook = (kind: ButtonKind = 'primary', size: ButtonSize = 'normal') => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: ${size === 'small' ? '36px' : '44px'};
  white-space: ${size === 'small' ? 'nowrap' : 'normal'};
  padding: ${size === 'small' ? '4px 12px' : '8px 20px'};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.normal};
  font-size: ${({ theme }) => (size === 'small' ? theme.font.size.small : theme.font.size.body)};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1.4;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${({ theme }) => theme.motion},
    filter ${({ theme }) => theme.motion};
  ${kinds[kind]}
  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
