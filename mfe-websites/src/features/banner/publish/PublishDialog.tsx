import { saveTemplate } from '@yinyom/contracts/websites/template';
import type { Lang } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import type { Reading } from '@yinyom/contracts/websites/reading';
import type { Template } from '@yinyom/contracts/websites/template';
import { useForm, useTexts } from '@yinyom/mfe-kit';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { FindingList } from '../check/FindingList';
import { LawCheck } from '../check/LawCheck';
import type { Where } from '../check/whereOf';
import { AskedAgain } from '../review/AskedAgain';
import { ReviewedChanges } from '../review/ReviewedChanges';
import { isNothing } from './isNothing';
import { ReconsentChoice } from './ReconsentChoice';
import { ReconsentReasons } from './ReconsentReasons';
import type { Reconsent } from './usePublishing';

/** Wide enough for two texts beside each other, in px. */
const WIDTH = 1040;

/** As high as it becomes once everything was loaded, so that no button moves from under a finger. */
const Content = styled(Stack)`
  align-content: start;
  min-height: min(calc(100dvh - 200px), 720px);
`;
/** Else the browser begins at the first link or field, past the words before it. React writes no such attribute. */
const wantFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');
const Why = styled.strong`
  flex: 1 1 240px;
`;

interface PublishDialogProps {
  application: Application;
  /** The draft as it was saved, with what would change and what the check found. */
  proposal: Template;
  /** The version that it would become. */
  snapshot: Snapshot | null;
  /** How it would be read. */
  readings: readonly Reading[];
  /** Language of the pictures. */
  language: Lang;
  busy: boolean;
  onCancel: () => void;
  /** Leads to where something is corrected. */
  onGo: (where: Where) => void;
  onPublish: (reconsent: Reconsent, note: string) => void;
}

/**
 * The review before publishing: what must be corrected, what visitors will read and see differently, who is asked again
 * (specification §4), in numbers, and folded what else the check found. By default no visitor is asked again unless a
 * purpose changed; then the law leaves no choice. The first publication asks everybody, and without a difference there
 * is nothing to publish.
 */
export const PublishDialog = (props: PublishDialogProps) => {
  const { application, proposal, snapshot, readings, language, busy, onCancel, onGo, onPublish } = props;
  const t = useTexts('websites');
  const why = useId();
  const { diff, lint } = proposal;
  const first = proposal.published_version === 0;
  const [reconsent, setReconsent] = useState<Reconsent>(first || diff.requires_reconsent ? 'all' : 'none');
  const form = useForm({ note: '' }, { schema: saveTemplate.body });
  const nothing = !first && isNothing(diff);
  // Errors stop the publication, so they come first; remarks do not, and are below what changes.
  const errors = lint.filter(({ severity }) => severity === 'error');
  const remarks = lint.filter(({ severity }) => severity !== 'error');
  const unlawful = errors.length > 0;
  const blocked = nothing || unlawful;
  return (
    <Modal
      title={t('publish.title')}
      width={WIDTH}
      onClose={onCancel}
      actions={
        <>
          {unlawful && <Why id={why}>{t('lint.blocked')}</Why>}
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button
            busy={busy}
            disabled={blocked}
            aria-describedby={blocked ? why : undefined}
            onClick={() => onPublish(reconsent, form.values.note)}
          >
            {t('publish.confirm')}
          </Button>
        </>
      }
    >
      <Content $gap={6}>
        {first && (
          <p ref={wantFocus} tabIndex={-1}>
            {t('publish.first')}
          </p>
        )}
        {nothing && <p id={unlawful ? undefined : why}>{t('diff.nothing')}</p>}
        {unlawful && (
          <Stack as="section" $gap={3}>
            <h3 ref={first ? undefined : wantFocus} tabIndex={-1}>
              {t('lint.error')}
            </h3>
            <FindingList applicationId={application.id} findings={errors} onGo={onGo} />
          </Stack>
        )}
        {!first && !nothing && snapshot && (
          <Stack as="section" $gap={4}>
            <h3 ref={unlawful ? undefined : wantFocus} tabIndex={-1}>
              {t('diff.title')}
            </h3>
            <ReviewedChanges {...{ application, proposal, snapshot, language }} />
          </Stack>
        )}
        {!blocked && (
          <>
            {!first && (
              <Stack as="section" $gap={3}>
                <ReconsentChoice value={reconsent} locked={diff.requires_reconsent} onChange={setReconsent}>
                  <ReconsentReasons applicationId={application.id} reasons={diff.reconsent_reasons ?? []} />
                </ReconsentChoice>
                {reconsent === 'all' && <p>{t('publish.askedAgain')}</p>}
                <AskedAgain application={application} reconsent={reconsent} />
              </Stack>
            )}
            <TextField {...form.field('note')} label={t('publish.note')} hint={t('publish.noteHint')} />
          </>
        )}
        <LawCheck
          applicationId={application.id}
          findings={remarks}
          above={errors}
          readings={nothing ? [] : readings}
          onGo={onGo}
        />
      </Content>
    </Modal>
  );
};
