import type { Lang } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { textsOf, withTexts } from '../draft/draft';
import type { EditedDraft } from '../draft/useDraft';

interface PrivacyForAllProps {
  state: EditedDraft;
  language: Lang;
  languages: readonly Lang[];
}

/** Most websites have one address for their notice: gives it to every language that has none yet. */
export const PrivacyForAll = ({ state, language, languages }: PrivacyForAllProps) => {
  const t = useTexts('websites');
  const { draft, change } = state;
  const { url } = textsOf(draft, language).privacy;
  const empty = languages.filter((each) => {
    const { privacy } = textsOf(draft, each);
    return !privacy.url && !privacy.file_id;
  });
  if (!url || empty.length === 0) return null;
  const copy = () =>
    change('privacy-for-all', (before) =>
      empty.reduce((next, each) => {
        const texts = textsOf(next, each);
        return withTexts(next, each, { ...texts, privacy: { name: texts.privacy.name, url } });
      }, before),
    );
  return (
    <div>
      <Button kind="secondary" size="small" icon="copy" onClick={copy}>
        {t('texts.privacyForAll')}
      </Button>
    </div>
  );
};
