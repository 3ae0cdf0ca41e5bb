import type { PaperFact } from '@yinyom/contracts/papers/activity';
import styled from 'styled-components';
import { useFactText } from './useFactText';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  padding-inline-start: 1.2em;
  list-style: disc;
  overflow-wrap: anywhere;
`;

/** What the platform knows, a sentence each. */
export const FactList = ({ facts }: { facts: readonly PaperFact[] }) => {
  const factText = useFactText();
  return (
    <List>
      {facts.map((fact) => (
        <li key={JSON.stringify(fact)}>{factText(fact)}</li>
      ))}
    </List>
  );
};
