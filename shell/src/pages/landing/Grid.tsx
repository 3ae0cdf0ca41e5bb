import styled from 'styled-components';

/** Equal boxes, as many in a row as fit. */
export const Grid = styled.ul<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '280px' }) => $min}), 1fr));
  gap: ${({ theme }) => theme.space(5)};
`;

/** One box of the grid. */
export const Box = styled.li`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(6)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  > p {
    color: ${({ theme }) => theme.color.muted};
  }
`;

/** A round ground for an icon or a number. */
export const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.primarySoft};
  color: ${({ theme }) => theme.color.primary};
  font-size: ${({ theme }) => theme.font.size.h3};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;
