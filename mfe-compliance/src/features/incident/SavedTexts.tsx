import type { Incident } from '@yinyom/contracts/papers/incident';
import styled from 'styled-components';
import { useBothClocks } from '../../clock/useBothClocks';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  > li > p:first-child {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  > li > p:last-child {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

/** Texts of the timeline, oldest first, with when it was and who wrote it. */
export const SavedTexts = ({ texts }: { texts: Incident['containment'] }) => {
  const clocks = useBothClocks();
  return (
    <List>
      {texts.map(({ at, by, text }, place) => (
        // The list only grows, so its place names an entry.
        <li key={place}>
          <p>{text}</p>
          <p>
            {clocks(at)} · {by.name}
          </p>
        </li>
      ))}
    </List>
  );
};
