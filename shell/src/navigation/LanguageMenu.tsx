import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { changeLanguage } from '@yinyom/mfe-kit/shell';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';

const Name = styled.span<{ $always: boolean }>`
  ${({ $always, theme }) => !$always && `@media (max-width: ${theme.phone}) { display: none; }`}
`;

interface LanguageMenuProps {
  /** Side of the button that the list is aligned with. */
  align?: 'start' | 'end';
  /** Shows the name of the language on phones too. */
  alwaysNamed?: boolean;
}

/** Changes the language of the page; what is typed or loaded stays. */
export const LanguageMenu = ({ align = 'end', alwaysNamed = false }: LanguageMenuProps) => {
  const t = useTexts('shell');
  const lang = useLang();
  return (
    <DropdownMenu
      label={`${t('language')}: ${LANGUAGE_NAMES[lang]}`}
      align={align}
      trigger={
        <>
          <Icon name="globe" />
          <Name $always={alwaysNamed} lang={LOCALE_TAGS[lang]}>
            {LANGUAGE_NAMES[lang]}
          </Name>
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
