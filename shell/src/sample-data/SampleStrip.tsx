import type { SampleData } from '@yinyom/contracts/identity/sampleData';
import {
  confirmDialog,
  errorMessage,
  formatPercent,
  navigateTo,
  registerTexts,
  saveSession,
  toast,
  useAppDispatch,
  useLang,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { useEffect, useRef } from 'react';
import { forgetWebsites, useRemoveSampleDataMutation } from './sampleDataApi';

registerTexts('sample', (lang) => import(`../../locales/sample/${lang}.json`));

/** How often it is asked how far the data are. */
const LOOK_EVERY_MS = 3_000;

/** Says on every page that what it shows was made up, and removes all of it after one question. */
export const SampleStrip = ({ id, sample }: { id: string; sample: SampleData }) => {
  const t = useTexts('sample');
  const lang = useLang();
  const { role } = useSession();
  const making = sample.state === 'making';
  useListMyOrganizationsQuery(undefined, making ? { pollingInterval: LOOK_EVERY_MS } : {});
  const dispatch = useAppDispatch();
  const wasMaking = useRef(making);
  useEffect(() => {
    // The websites exist only now: whoever looked meanwhile has a list without them.
    if (wasMaking.current && !making) dispatch(forgetWebsites());
    wasMaking.current = making;
  }, [making, dispatch]);
  const [remove, { isLoading }] = useRemoveSampleDataMutation();

  const ask = async () => {
    const question = { title: t('question'), text: t('consequences'), confirm: t('confirm'), danger: true };
    if (!(await confirmDialog(question))) return;
    try {
      await remove({ params: { id } }).unwrap();
      // The website that was looked at may be one of those that are gone.
      saveSession({ applicationId: null });
      navigateTo('/websites');
      toast.success(t('done'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  const share = sample.total > 0 ? sample.done / sample.total : 0;
  return (
    <section aria-label={t('label')}>
      <Notice
        action={
          role === 1000 && !making ? (
            <Button kind="secondary" busy={isLoading} onClick={() => void ask()}>
              {t('remove')}
            </Button>
          ) : undefined
        }
      >
        {making ? t('making', { percent: formatPercent(Math.floor(share * 100) / 100, lang) }) : t('ready')}
      </Notice>
    </section>
  );
};
