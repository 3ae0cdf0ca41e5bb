import styled from 'styled-components';
import { CheckReason } from './CheckReason';
import { MendLink, type MendLinkProps } from './MendLink';
import { StateMark } from './StateMark';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(2)} 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > :first-child {
    align-self: start;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: auto minmax(0, 1fr);
    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
/** A check that is not in order: what it is, why, and the button that leads to where it is put in order. */
export const CheckRow = (props: MendLinkProps) => (
  <Root>
    <StateMark state={props.check.state} words={props.words} />
    <CheckReason check={props.check} words={props.words} />
    <MendLink {...props} />
  </Root>
);
