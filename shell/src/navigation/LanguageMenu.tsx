import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { changeLanguage, useLang, useTexts } from '@yinyom/mfe-kit';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';

const Name = styled.span`
  @media (max-width: ${({ theme }) => theme.phone}) {
    display: none;
  }
`;

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
          <Name lang={LOCALE_TAGS[lang]}>{LANGUAGE_NAMES[lang]}</Name>
        </>
      }
      items={LANGUAGES.map((code) => ({
        key: code,
        label: <span lang={LOCALE_TAGS[code]}>{LANGUAGE_NAMES[code]}</span>,
        selected: code === lang,
        onSelect: () => void changeLanguage(code),
      }))}
    />
  );
};
