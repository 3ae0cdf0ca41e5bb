import styled from 'styled-components';
import { CopyButton } from '../action/CopyButton';

const Code = styled.code`
  display: block;
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  overflow-wrap: anywhere;
`;

/** A key or another text to take along, with the button that copies it. */
export const CodeBox = ({ text }: { text: string }) => (
  <>
    <Code>{text}</Code>
    <div>
      <CopyButton text={text} />
    </div>
  </>
);
