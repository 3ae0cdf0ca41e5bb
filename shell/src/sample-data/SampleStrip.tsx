import { PLACES } from '@yinyom/contracts/places';
import type { SampleData } from '@yinyom/contracts/identity/sampleData';
import {
  confirmDialog,
  errorMessage,
  formatPercent,
  i18n,
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

registerTexts('sample', (lang) => import(`../../locales/sample/${lang}.json`), 'shell');

/** How often it is asked how far the data are. */
const LOOK_EVERY_MS = 3_000;

const hasWords = () => i18n.exists('question', { ns: 'sample' });

/** The words of the question, also after they could not be loaded once. Rejects without them: nobody is asked in names of keys. */
const loadWords = async () => {
  await i18n.loadNamespaces('sample');
  if (!hasWords()) await i18n.reloadResources(undefined, 'sample');
  if (!hasWords()) throw new Error('the words of the question could not be loaded');
  return i18n.getFixedT(null, 'sample');
};

/**
 * Says on every page that what it shows was made up, and removes all of it after one question. Its words are the frame's:
 * it stands from the first moment, so that nothing below it moves; those of the question come when it is asked.
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
  const [remove, { isLoading }] = useRemoveSampleDataMutation();

  const ask = async () => {
    try {
      const words = await loadWords();
      const question = {
        title: words('question'),
        text: words('consequences'),
        confirm: words('confirm'),
        danger: true,
      };
      if (!(await confirmDialog(question))) return;
      await remove({ params: { id } }).unwrap();
      // The website that was looked at may be one of those that are gone.
      saveSession({ applicationId: null });
      navigateTo(PLACES.websites);
      toast.success(words('done'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  const share = sample.total > 0 ? sample.done / sample.total : 0;
  return (
    <section aria-label={t('sample.label')}>
      <Notice
        small
        tone="info"
        action={
          role === 1000 && !making ? (
            <Button kind="secondary" size="small" busy={isLoading} onClick={() => void ask()}>
              {t('sample.remove')}
            </Button>
          ) : undefined
        }
      >
        {making
          ? t('sample.making', { percent: formatPercent(Math.floor(share * 100) / 100, lang) })
          : t('sample.ready')}
      </Notice>
    </section>
  );
};
