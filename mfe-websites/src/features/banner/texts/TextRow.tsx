import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { languageTexts } from '@yinyom/contracts/websites/templateTexts';
import { fieldLimits, useTexts } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import { memo } from 'react';
import type { TextPath } from '../draft/textPath';
import type { TextFieldRow } from './textFields';

interface TextRowProps extends TextFieldRow {
  language: Lang;
  value: string;
  hint?: string;
  /** Shown only as long as the field is as it was. */
  problem?: string;
  /** What must be corrected in what is written. */
  ruled?: string;
  /** A second place for a text that has its field in the form; that one alone is found by its name. */
  inPlace?: boolean;
  /** Must stay the same function: thirty rows are drawn again for every letter otherwise. */
  onChange: (path: TextPath, value: string) => void;
}

/** How much fits into each text, by its path. */
export const TEXT_LIMITS = fieldLimits(languageTexts);

const Row = ({
  path,
  multiline,
  required,
  language,
  value,
  hint,
  problem,
  ruled,
  inPlace = false,
  onChange,
}: TextRowProps) => {
  const t = useTexts('websites');
  const isAddress = path === 'privacy.url';
  return (
    <TextField
      label={t(`field.${path}`)}
      type={multiline ? 'textarea' : isAddress ? 'url' : 'text'}
      lang={isAddress ? undefined : LOCALE_TAGS[language]}
      name={inPlace ? undefined : `languages.${language}.${path}`}
      required={required}
      {...TEXT_LIMITS[path]}
      hint={hint}
      error={(value === '' ? problem : undefined) ?? ruled}
      value={value}
      onChange={(next) => onChange(path, next)}
    />
  );
};

/** One text of the banner. Drawn again only when something of it changed, so that the preview keeps up with typing. */
export const TextRow = memo(Row);
