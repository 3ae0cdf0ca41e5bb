import styled from 'styled-components';
import { Icon } from '../foundation/Icon';
import { VisuallyHidden } from '../foundation/VisuallyHidden';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Item = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  color: ${({ theme, $met }) => ($met ? theme.color.success : theme.color.danger)};
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
}

/** Conditions of a value, live: each turns from a red cross to a green check (specification §2). */
export const ConditionList = ({ label, conditions, words }: ConditionListProps) => (
  <List aria-label={label}>
    {conditions.map(({ key, text, met }) => (
      <Item key={key} $met={met} data-met={met}>
        <Icon name={met ? 'check' : 'close'} size={16} />
        <span>
          {text}
          <VisuallyHidden> ({met ? words.met : words.notMet})</VisuallyHidden>
        </span>
      </Item>
    ))}
  </List>
);
