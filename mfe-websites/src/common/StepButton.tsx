import { useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { LineIcon } from './LineIcon';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.normal};
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
  }
  &:disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;
const WAYS = {
  undo: { path: 'M9 14 4 9l5-5M4 9h11a5 5 0 0 1 0 10h-4', keys: 'Control+Z Meta+Z' },
  redo: { path: 'm15 14 5-5-5-5M20 9H9a5 5 0 0 0 0 10h4', keys: 'Control+Shift+Z Meta+Shift+Z' },
} as const;

interface StepButtonProps {
  way: keyof typeof WAYS;
  disabled: boolean;
  onClick: () => void;
}

/** One step back or forth through what was edited. */
export const StepButton = ({ way, disabled, onClick }: StepButtonProps) => {
  const t = useTexts('websites');
  const { path, keys } = WAYS[way];
  const label = t(`publish.${way}`);
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onClick}
    >
      <LineIcon path={path} />
    </Root>
  );
};
