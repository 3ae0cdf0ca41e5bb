import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { TextField } from '@yinyom/ui/form/TextField';

interface ItemFieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  value: Record<Lang, string>;
  /** Language that is written in now. */
  language: Lang;
  type?: 'text' | 'textarea';
  required?: boolean;
  onChange: (value: Record<Lang, string>) => void;
}

/** A text in five languages, one of which is written at a time. It names the others that it has. */
export const ItemField = ({ value, language, onChange, type = 'textarea', ...rest }: ItemFieldProps) => {
  const t = useRecordTexts();
  const also = LANGUAGES.filter((lang) => lang !== language && value[lang] !== '');
  return (
    <TextField
      {...rest}
      type={type}
      lang={LOCALE_TAGS[language]}
      {...(type === 'textarea' && { rows: 3 })}
      {...(also.length > 0 && {
        hint: t('item.also', { languages: also.map((lang) => LANGUAGE_NAMES[lang]).join(', ') }),
      })}
      value={value[language]}
      onChange={(text) => onChange({ ...value, [language]: text })}
    />
  );
};
