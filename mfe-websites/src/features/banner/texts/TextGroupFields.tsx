import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textAt, withText } from '../draft/textPath';
import type { TextPath } from '../draft/textPath';
import type { TextGroup } from './textFields';

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: ${({ theme }) => theme.space(3)};
    font-size: ${({ theme }) => theme.font.size.h3};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

interface TextGroupFieldsProps {
  group: TextGroup;
  language: Lang;
  texts: LanguageTexts;
  problems: Record<string, string>;
  /** Helps with a field, by path. */
  hints?: Partial<Record<TextPath, string>>;
  onChange: (path: TextPath, texts: LanguageTexts) => void;
  children?: ReactNode;
}

/** The fields of one part of the banner. A problem is shown only as long as its field is as it was. */
export const TextGroupFields = (props: TextGroupFieldsProps) => {
  const { group, language, texts, problems, hints, onChange, children } = props;
  const t = useTexts('websites');
  return (
    <Group>
      <legend>{t(`texts.${group.key}`)}</legend>
      <Stack $gap={4}>
        {group.fields.map(({ path, max, multiline, required }) => {
          const value = textAt(texts, path);
          const fileStandsIn = path === 'privacy.url' && texts.privacy.file_id !== undefined;
          return (
            <TextField
              key={`${language}.${path}`}
              label={t(`field.${path}`)}
              type={multiline ? 'textarea' : path === 'privacy.url' ? 'url' : 'text'}
              lang={path === 'privacy.url' ? undefined : LOCALE_TAGS[language]}
              name={`languages.${language}.${path}`}
              required={required && !fileStandsIn}
              maxLength={max}
              hint={hints?.[path]}
              error={value === '' ? problems[`languages.${language}.${path}`] : undefined}
              value={value}
              onChange={(next) => onChange(path, withText(texts, path, next))}
            />
          );
        })}
        {children}
      </Stack>
    </Group>
  );
};
