import type { OpenGroup } from '@yinyom/contracts/groups/group';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { StepButton } from '../StepButton';
import type { GroupDraft } from './GroupDraft';

interface GroupSaveBarProps {
  group: OpenGroup;
  draft: GroupDraft;
  busy: boolean;
  onSave: () => void;
  onPublish: () => void;
}

/** Where the draft of a group is, and the ways to undo, save and publish it. */
export const GroupSaveBar = ({ group, draft, busy, onSave, onPublish }: GroupSaveBarProps) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const lang = useLang();
  const state = group.version === 0 ? 'never' : group.pending_changes ? 'pending' : 'published';
  const status = draft.unsaved
    ? common('publish.unsaved')
    : t(`bar.${state}`, { version: formatNumber(group.version, lang) });
  return (
    <BottomBar status={status}>
      <StepButton way="undo" disabled={!draft.canUndo} onClick={draft.undo} />
      <StepButton way="redo" disabled={!draft.canRedo} onClick={draft.redo} />
      <Button kind="secondary" disabled={!draft.unsaved} busy={busy} onClick={onSave}>
        {common('publish.saveDraft')}
      </Button>
      <Button icon="upload" busy={busy} onClick={onPublish}>
        {t('bar.publish')}
      </Button>
    </BottomBar>
  );
};
