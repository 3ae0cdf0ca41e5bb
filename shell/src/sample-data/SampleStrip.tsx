import type { SampleData } from '@yinyom/contracts/identity/sampleData';
import { formatPercent, useAppDispatch, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Notice } from '@yinyom/ui/data/Notice';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { forgetWebsites } from './sampleDataApi';
import { foldStrip } from './stripState';
import { useRemoveSamples } from './useRemoveSamples';

/** How often it is asked how far the data are. */
const LOOK_EVERY_MS = 3_000;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

/**
 * Says that what the pages show was made up, and removes all of it after one question. Its words are the frame's: it is there
 * from the first moment, so that nothing below it moves; those of the question come when it is asked.
 */
export const SampleStrip = ({ id, sample }: { id: string; sample: SampleData }) => {
  const t = useTexts('shell');
  const lang = useLang();
  const { role } = useSession();
  const making = sample.state === 'making';
  useListMyOrganizationsQuery(
    undefined,
    making ? { pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true } : {},
  );
  const dispatch = useAppDispatch();
  const wasMaking = useRef(making);
  useEffect(() => {
    // The websites exist only now: whoever looked meanwhile has a list without them.
    if (wasMaking.current && !making) dispatch(forgetWebsites());
    wasMaking.current = making;
  }, [making, dispatch]);
  const { ask, busy } = useRemoveSamples(id);
  const fold = () => {
    foldStrip(id);
    // The button that had the focus is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  const share = sample.total > 0 ? sample.done / sample.total : 0;
  return (
    <section aria-label={t('sample.label')}>
      <Notice
        small
        tone="info"
        action={
          making ? undefined : (
            <Actions>
              {role === 1000 && (
                <Button kind="secondary" size="small" busy={busy} onClick={() => void ask()}>
                  {t('sample.remove')}
                </Button>
              )}
              <IconButton icon="close" label={t('sample.fold')} onClick={fold} />
            </Actions>
          )
        }
      >
        {making
          ? t('sample.making', { percent: formatPercent(Math.floor(share * 100) / 100, lang) })
          : t('sample.ready')}
      </Notice>
    </section>
  );
};
