import { isFontFile } from '@yinyom/contracts/websites/address';
import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';

type Font = DesignInput['font'];

interface FontFieldsProps {
  font: Font;
  problems: Record<string, string>;
  onChange: (font: Font) => void;
}

/** Name and file of the banner's font; both are required (specification §5). */
export const FontFields = ({ font, problems, onChange }: FontFieldsProps) => {
  const t = useTexts('websites');
  const wrongUrl = font.url !== '' && !isFontFile(font.url) ? t('font.urlInvalid') : undefined;
  return (
    <Stack $gap={4}>
      <h2>{t('font.title')}</h2>
      <TextField
        label={t('font.family')}
        name="design.font.family"
        required
        maxLength={64}
        value={font.family}
        error={font.family === '' ? problems['design.font.family'] : undefined}
        onChange={(family) => onChange({ ...font, family })}
      />
      <TextField
        label={t('font.url')}
        hint={t('font.urlHint')}
        name="design.font.url"
        type="url"
        required
        maxLength={2048}
        value={font.url}
        error={font.url === '' ? problems['design.font.url'] : wrongUrl}
        onChange={(url) => onChange({ ...font, url })}
      />
    </Stack>
  );
};
