import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import styled from 'styled-components';

const Group = styled.fieldset`
  legend {
    padding: 0;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${({ theme }) => theme.space(5)};
  }
  > p {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

interface LanguageChoiceProps {
  value: readonly Lang[];
  /** Always among them. */
  defaultLanguage: Lang;
  onChange: (languages: Lang[]) => void;
}

/** The languages a banner speaks; the default one cannot be taken out. */
export const LanguageChoice = ({ value, defaultLanguage, onChange }: LanguageChoiceProps) => {
  const t = useTexts('websites');
  const toggle = (language: Lang, chosen: boolean) =>
    onChange(LANGUAGES.filter((each) => (each === language ? chosen : value.includes(each))));
  return (
    <Group>
      <legend>{t('form.languages')}</legend>
      <div>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            label={<span lang={LOCALE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>}
            checked={language === defaultLanguage || value.includes(language)}
            disabled={language === defaultLanguage}
            onChange={(chosen) => toggle(language, chosen)}
          />
        ))}
      </div>
      <p>{t('form.languagesHint')}</p>
    </Group>
  );
};
