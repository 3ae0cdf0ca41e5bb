import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import { changeLanguage, useLang, useTexts } from '@yinyom/mfe-kit';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';

/** Changes the language of the page; what is typed or loaded stays. */
export const LanguageMenu = () => {
  const t = useTexts('shell');
  const lang = useLang();
  return (
    <DropdownMenu
      label={`${t('language')}: ${LANGUAGE_NAMES[lang]}`}
      align="end"
      trigger={
        <>
          <Icon name="globe" />
          <span lang={lang === 'cn' ? 'zh' : lang}>{LANGUAGE_NAMES[lang]}</span>
        </>
      }
      items={LANGUAGES.map((code) => ({
        key: code,
        label: LANGUAGE_NAMES[code],
        selected: code === lang,
        onSelect: () => void changeLanguage(code),
      }))}
    />
  );
};
