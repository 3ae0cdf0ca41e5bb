import styled from 'styled-components';

/** What was sent, unchanged, in a frame of limited height. */
export const SentText = styled.pre`
  max-height: 360px;
  margin: 0;
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  font-size: ${({ theme }) => theme.font.size.small};
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;
