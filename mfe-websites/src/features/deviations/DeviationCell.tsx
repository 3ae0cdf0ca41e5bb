import { focusRing } from '@yinyom/ui/foundation/focusRing';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';
import { useGroupTexts } from '../../texts/useGroupTexts';
import type { CellState } from './cells';

const Cell = styled.button<{ $state: CellState }>`
  min-width: 88px;
  min-height: 44px;
  padding: 4px 10px;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ $state, theme }) =>
    ({
      inherited: theme.color.successSoft,
      outdated: theme.color.accentSoft,
      own: theme.color.infoSoft,
      none: 'transparent',
    })[$state]};
  color: ${({ $state, theme }) =>
    ({
      inherited: theme.color.success,
      outdated: theme.color.warning,
      own: theme.color.info,
      none: theme.color.muted,
    })[$state]};
  cursor: pointer;
  &:disabled {
    cursor: default;
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

interface DeviationCellProps {
  state: CellState;
  /** What the cell is about: section and website. */
  about: string;
  /** Whether it is chosen; absent: pressing shows the difference. */
  chosen?: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** One section of one website; pressed, it shows the difference or is chosen. */
export const DeviationCell = ({ state, about, chosen, disabled, onPress }: DeviationCellProps) => {
  const t = useGroupTexts();
  if (state === 'none')
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('cell.none')}</VisuallyHidden>
      </>
    );
  const word = t(`cell.${state}`);
  return (
    <Cell
      type="button"
      $state={state}
      aria-label={`${word}: ${about}`}
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onPress}
    >
      {word}
    </Cell>
  );
};
