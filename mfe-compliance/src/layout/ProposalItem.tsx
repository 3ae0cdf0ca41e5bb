import styled from 'styled-components';

/** One of a list of proposals of the platform, which people decide on. */
export const ProposalItem = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  padding-block: ${({ theme }) => theme.space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;
`;
