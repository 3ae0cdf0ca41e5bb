import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { missingInLanguage } from '@yinyom/contracts/websites/missingTexts';
import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { textsOf } from '../draft/draft';
import type { Draft } from '../draft/draft';

interface MissingNoticeProps {
  draft: Draft;
  languages: readonly Lang[];
  /** Leads to the field of a text, e.g. `languages.th.privacy.url`. */
  onFill: (language: Lang, field: string) => void;
}

/**
 * Says at the top of the editor what keeps the banner from being published, before anybody presses "Publish". A new
 * website lacks nothing but its privacy link, which nobody else can know.
 */
export const MissingNotice = ({ draft, languages, onFill }: MissingNoticeProps) => {
  const t = useTexts('websites');
  const missing = languages.flatMap((language) => missingInLanguage(language, textsOf(draft, language)));
  const [first] = missing;
  if (!first?.language) return null;
  const { language, field } = first;
  const names = [...new Set(missing.flatMap((text) => text.language ?? []))]
    .map((each) => LANGUAGE_NAMES[each])
    .join(', ');
  const privacyOnly = missing.every(({ code }) => code === 'privacy_url_required');
  return (
    <Notice
      action={
        <Button kind="secondary" size="small" onClick={() => onFill(language, field)}>
          {t('missing.fill')}
        </Button>
      }
    >
      {t(privacyOnly ? 'missing.privacy' : 'missing.title', { languages: names })}
    </Notice>
  );
};
