import styled from 'styled-components';

const Line = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space(4)};
  min-width: 0;
  overflow-wrap: anywhere;
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: block;
  }
`;
const Short = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.font.weight.normal};
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: block;
  }
`;

/** Name of a fold, and what is set in it, so that people need not open it to read that. */
export const FoldTitle = ({ name, short }: { name: string; short: string }) => (
  <Line>
    <span>{name}</span> <Short>{short}</Short>
  </Line>
);
