import styled from 'styled-components';
import { cssColor } from '../foundation/palette';

/** A surface that groups what belongs together. Lines are for what can be pressed; forced colours draw this one. */
export const Card = styled.section`
  min-width: 0;
  padding: ${({ theme }) => theme.space(6)};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: 0 1px 3px ${cssColor('shadow')};
  @media (max-width: ${({ theme }) => theme.phone}) {
    padding: ${({ theme }) => theme.space(4)};
  }
`;
