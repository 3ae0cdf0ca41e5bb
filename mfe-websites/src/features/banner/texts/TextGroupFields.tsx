import type { Lang } from '@yinyom/contracts/constants';
import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';
import { useTexts } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textAt } from '../draft/textPath';
import type { TextPath } from '../draft/textPath';
import type { TextGroup } from './textFields';
import { TextRow } from './TextRow';

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
  ruled: Record<string, string>;
  /** Helps with a field, by path. */
  hints?: Partial<Record<TextPath, string>>;
  onChange: (path: TextPath, value: string) => void;
  /** Somebody began to write in this part. */
  onFocus: () => void;
  children?: ReactNode;
}

/** The fields of one part of the banner. */
export const TextGroupFields = (props: TextGroupFieldsProps) => {
  const { group, language, texts, problems, ruled, hints, onChange, onFocus, children } = props;
  const t = useTexts('websites');
  const title = t(`texts.${group.key}`);
  const fields = (
    <Stack $gap={4}>
      {group.fields.map((field) => {
        const { path } = field;
        const fileStandsIn = path === 'privacy.url' && texts.privacy.file_id !== undefined;
        return (
          <TextRow
            key={`${language}.${path}`}
            {...field}
            required={field.required && !fileStandsIn}
            language={language}
            value={textAt(texts, path)}
            hint={hints?.[path]}
            problem={problems[`languages.${language}.${path}`]}
            ruled={ruled[`languages.${language}.${path}`]}
            onChange={onChange}
          />
        );
      })}
      {children}
    </Stack>
  );
  if (group.folded)
    return (
      <Fold title={title}>
        <div onFocus={onFocus}>{fields}</div>
      </Fold>
    );
  return (
    <Group onFocus={onFocus}>
      <legend>{title}</legend>
      {fields}
    </Group>
  );
};
