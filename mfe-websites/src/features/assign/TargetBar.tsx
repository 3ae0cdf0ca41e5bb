import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import styled, { useTheme } from 'styled-components';
import { categoryColor } from '../../common/categoryColor';
import { Dot } from './assignLook';
import type { Target } from '../../common/assignRows';

const Root = styled.div`
  position: sticky;
  bottom: 0;
  /* In a low window it would cover what is edited. */
  @media (max-height: 480px) {
    position: static;
  }
  z-index: ${({ theme }) => theme.layer.sticky};
  padding: ${({ theme }) => theme.space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 0 0 ${({ theme }) => theme.radius.normal} ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  > p {
    margin-bottom: ${({ theme }) => theme.space(2)};
    font-size: ${({ theme }) => theme.font.size.small};
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    > div {
      flex-wrap: nowrap;
      overflow-x: auto;
    }
    > div > button {
      flex: none;
    }
  }
  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
  kbd {
    padding: 0 6px;
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: 4px;
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

interface TargetBarProps {
  targets: readonly Target[];
  /** What a press moves: some chosen rows, or the current one's name. */
  what: string;
  canUndo: boolean;
  onAssign: (target: Target) => void;
  onUndo: () => void;
}

/** The categories to move to, each with its key; stays in sight while the list scrolls. */
export const TargetBar = ({ targets, what, canUndo, onAssign, onUndo }: TargetBarProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const theme = useTheme();
  return (
    <Root data-bottom-bar="" role="toolbar" aria-label={t('reassign.moveTo')}>
      <p aria-live="polite">{what}</p>
      <Row data-scroll-row="" $gap={2}>
        {targets.map((target) => (
          <Button
            key={target.id}
            kind="secondary"
            size="small"
            aria-keyshortcuts={target.digit ?? undefined}
            onClick={() => onAssign(target)}
          >
            {target.digit && <kbd>{target.digit}</kbd>}
            <Dot style={{ background: categoryColor(target.type, theme) }} />
            {textIn(target.title, lang)}
          </Button>
        ))}
        <Button
          kind="quiet"
          size="small"
          icon="refresh"
          disabled={!canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={onUndo}
        >
          {t('reassign.undo')}
        </Button>
      </Row>
    </Root>
  );
};
