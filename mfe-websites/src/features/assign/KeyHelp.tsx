import { useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const Root = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  @media (pointer: coarse) {
    display: none;
  }
`;

const KEYS = ['arrows', 'space', 'digits', 'enter', 'all', 'undo'] as const;

/** The keys of the list, in a line; not shown where there is no keyboard. */
export const KeyHelp = () => {
  const t = useTexts('websites');
  return <Root>{KEYS.map((key) => t(`assign.keys.${key}`)).join(' · ')}</Root>;
};
