import styled from 'styled-components';
import { Icon } from '../foundation/Icon';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const TONES = { holds: 'success', open: 'muted', broken: 'danger' } as const;
const ICONS = { holds: 'check', open: 'minus', broken: 'close' } as const;

const Item = styled.li<{ $state: keyof typeof TONES }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  color: ${({ theme, $state }) => theme.color[TONES[$state]]};
  > svg {
    flex: none;
  }
`;

export interface Condition {
  key: string;
  text: string;
  met: boolean;
}

interface ConditionListProps {
  label: string;
  conditions: readonly Condition[];
  /** What screen readers hear behind each condition. */
  words: { met: string; notMet: string };
  /** Nothing was tried yet: what is not met is no mistake. */
  calm?: boolean | undefined;
}

/**
 * Conditions of a value, live: each turns from a red cross to a green check (specification §2), or from a grey stroke
 * while nothing was tried.
 */
export const ConditionList = ({ label, conditions, words, calm = false }: ConditionListProps) => {
  const stateOf = (met: boolean) => (met ? 'holds' : calm ? 'open' : 'broken');
  return (
    <List aria-label={label}>
      {conditions.map(({ key, text, met }) => (
        <Item key={key} $state={stateOf(met)} data-met={met} data-state={stateOf(met)}>
          <Icon name={ICONS[stateOf(met)]} size={16} />
          <span>
            {text}
            <VisuallyHidden> ({met ? words.met : words.notMet})</VisuallyHidden>
          </span>
        </Item>
      ))}
    </List>
  );
};
