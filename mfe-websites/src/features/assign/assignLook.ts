import { focusRingInside } from '@yinyom/ui/foundation/focusRing';
import styled from 'styled-components';

/** A dot in a category's colour. */
export const Dot = styled.i`
  display: inline-block;
  width: 12px;
  height: 12px;
  border-radius: 50%;
`;

/** How sure a suggestion is, as a bar. */
export const Meter = styled.span`
  display: block;
  width: 100%;
  max-width: 120px;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${({ theme }) => theme.color.line};
  > i {
    display: block;
    height: 100%;
    background: ${({ theme }) => theme.color.primary};
  }
`;

/** One row of the list; below each other on phones. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1.6fr) minmax(90px, auto);
  gap: ${({ theme }) => theme.space(3)};
  align-items: center;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  cursor: pointer;
  overflow-wrap: anywhere;
  scroll-margin-block: 120px;
  &:first-child {
    border-top: 0;
  }
  &:focus-visible {
    ${focusRingInside}
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.primarySoft};
  }
  &[data-decided] {
    color: ${({ theme }) => theme.color.muted};
  }
  &[data-decided] b {
    color: ${({ theme }) => theme.color.success};
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
  [data-box] {
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: 4px;
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.primary};
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: 28px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(3)};
    > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;
