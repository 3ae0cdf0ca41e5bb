import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';

/** Starts a language from the texts of another. */
export const CopyTexts = ({
  languages,
  onCopy,
}: {
  languages: readonly Lang[];
  onCopy: (from: Lang) => void;
}) => {
  const t = useTexts('websites');
  if (languages.length === 0) return null;
  return (
    <DropdownMenu
      label={t('texts.copyFrom')}
      trigger={
        <>
          <Icon name="copy" /> {t('texts.copyFrom')}
        </>
      }
      items={languages.map((language) => ({
        key: language,
        label: LANGUAGE_NAMES[language],
        onSelect: () => onCopy(language),
      }))}
    />
  );
};
