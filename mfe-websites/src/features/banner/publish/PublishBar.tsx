import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { useId } from 'react';
import { useAsked } from '../../../common/useAsked';
import { StepButton } from '../../../common/StepButton';
import type { DraftState } from '../draft/useDraft';
import type { Publishing } from './usePublishing';

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
  const nothingNew = version > 0 && published && !state.unsaved;
  const saved = version === 0 ? 'publish.never' : nothingNew ? 'publish.same' : 'publish.pending';
  const status = t(state.unsaved ? 'publish.unsaved' : saved, { version: String(version) });
  useAsked('publish', () => !nothingNew && void publishing.propose());
  return (
    <BottomBar status={status} statusId={why}>
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
    </BottomBar>
  );
};
