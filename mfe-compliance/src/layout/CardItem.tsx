import styled from 'styled-components';

/** A thing in a list of cards: its first link opens it from anywhere on the card. `$gap`: between its lines, in grid steps (4 px). */
export const CardItem = styled.li<{ $gap: number }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${({ theme, $gap }) => theme.space($gap)};
  padding: ${({ theme, $gap }) => theme.space($gap + 2)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  overflow-wrap: anywhere;
  &:hover {
    border-color: ${({ theme }) => theme.color.primary};
  }
  > * {
    justify-self: start;
  }
  > a {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
