import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const tones = {
  neutral: css`
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.muted};
    border-color: ${({ theme }) => theme.color.line};
  `,
  success: css`
    background: ${({ theme }) => theme.color.successSoft};
    color: ${({ theme }) => theme.color.success};
  `,
  warning: css`
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.warning};
  `,
  danger: css`
    background: ${({ theme }) => theme.color.dangerSoft};
    color: ${({ theme }) => theme.color.danger};
  `,
  info: css`
    background: ${({ theme }) => theme.color.infoSoft};
    color: ${({ theme }) => theme.color.info};
  `,
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 10px;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.round};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;

/** A short state in words; the colour only repeats what the words say. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <Root $tone={tone}>{children}</Root>
);
