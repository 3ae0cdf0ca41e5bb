import { PLACES } from '@yinyom/contracts/places';
import {
  confirmDialog,
  errorMessage,
  i18n,
  navigateTo,
  registerTexts,
  saveSession,
  toast,
} from '@yinyom/mfe-kit';
import { useRemoveSampleDataMutation } from './sampleDataApi';

registerTexts('sample', (lang) => import(`../../locales/sample/${lang}.json`), 'shell');

const hasWords = () => i18n.exists('question', { ns: 'sample' });

/** The words of the question, also after they could not be loaded once. Rejects without them, so that no key is shown in place of a text. */
const loadWords = async () => {
  await i18n.loadNamespaces('sample');
  if (!hasWords()) await i18n.reloadResources(undefined, 'sample');
  if (!hasWords()) throw new Error('the words of the question could not be loaded');
  return i18n.getFixedT(null, 'sample');
};

/** React hook: `ask` removes an organization's sample data after one question. */
export const useRemoveSamples = (id: string): { ask: () => Promise<void>; busy: boolean } => {
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
  return { ask, busy: isLoading };
};
