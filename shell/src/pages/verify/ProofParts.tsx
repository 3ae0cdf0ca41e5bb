import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import styled from 'styled-components';
import { PARTS, type CheckedProof } from './checkProof';

const tones = { holds: 'success', broken: 'danger', absent: 'neutral' } as const;

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(3)};
    align-items: center;
  }
  small {
    grid-column: 1 / -1;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

/** The four things that were checked, each with what came of it. */
export const ProofParts = ({ parts }: Pick<CheckedProof, 'parts'>) => {
  const t = useTexts('verify');
  return (
    <List>
      {PARTS.map((part) => (
        <li key={part}>
          <strong>{t(`part.${part}.title`)}</strong>
          <Badge tone={tones[parts[part]]}>{t(`state.${parts[part]}`)}</Badge>
          <small>{t(`part.${part}.${parts[part]}`)}</small>
        </li>
      ))}
    </List>
  );
};
