import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useId } from 'react';
import styled from 'styled-components';
import { StepButton } from './StepButton';
import type { DraftState } from '../draft/useDraft';
import type { Publishing } from './usePublishing';

const Root = styled.div`
  position: sticky;
  bottom: 0;
  /* In a low window it would cover what is edited. */
  @media (max-height: 480px) {
    position: static;
  }
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  margin-top: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
  > p {
    flex: 1 1 200px;
    color: ${({ theme }) => theme.color.muted};
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    gap: ${({ theme }) => theme.space(2)};
    > button {
      padding-inline: ${({ theme }) => theme.space(3)};
    }
    > p {
      flex-basis: 100%;
      font-size: ${({ theme }) => theme.font.size.small};
      line-height: 1.4;
    }
  }
`;

interface PublishBarProps {
  application: Application;
  /** Whether visitors see just what the saved draft says. */
  published: boolean;
  state: DraftState;
  publishing: Publishing;
}

/** Where the draft stands, and the ways to undo, save and publish it. Stays in sight while editing; notices keep clear. */
export const PublishBar = ({ application, published, state, publishing }: PublishBarProps) => {
  const t = useTexts('websites');
  const why = useId();
  const version = application.template_version;
  const nothingNew = version > 0 && published && !application.pending_changes && !state.unsaved;
  const saved = version === 0 ? 'publish.never' : nothingNew ? 'publish.same' : 'publish.pending';
  const status = t(state.unsaved ? 'publish.unsaved' : saved, { version: String(version) });
  return (
    <Root data-bottom-bar="">
      <p role="status" id={why}>
        {status}
      </p>
      <StepButton way="undo" disabled={!state.canUndo} onClick={state.undo} />
      <StepButton way="redo" disabled={!state.canRedo} onClick={state.redo} />
      <Button
        kind="secondary"
        disabled={!state.unsaved}
        busy={publishing.busy}
        onClick={() => void publishing.saveDraft()}
      >
        {t('publish.saveDraft')}
      </Button>
      <Button
        icon="upload"
        disabled={nothingNew}
        aria-describedby={nothingNew ? why : undefined}
        busy={publishing.busy}
        onClick={() => void publishing.propose()}
      >
        {t('publish.publish')}
      </Button>
    </Root>
  );
};
