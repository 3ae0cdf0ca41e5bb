import { isFontFile } from '@yinyom/contracts/websites/address';
import { isUploadedFont } from '@yinyom/contracts/websites/templateFont';
import { font as fontSchema } from '@yinyom/contracts/websites/templateDesign';
import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import { fieldLimits, useTexts } from '@yinyom/mfe-kit';
import { PLATFORM_FONTS } from '@yinyom/contracts/websites/platformFonts';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { FontFile } from './FontFile';

type Font = DesignInput['font'];
const LIMITS = fieldLimits(fontSchema);

interface FontFieldsProps {
  /** The website that a file is uploaded for; absent: only addresses can be given. */
  applicationId?: string;
  font: Font;
  problems: Record<string, string>;
  onChange: (font: Font) => void;
}

type Choice = keyof typeof PLATFORM_FONTS | 'own';

const choiceOf = ({ url }: Font): Choice =>
  (['thai', 'khmer'] as const).find((name) => url.endsWith(PLATFORM_FONTS[name].url)) ?? 'own';

/** Whether the preview cannot show a font: the console loads files from the platform alone. */
const isElsewhere = (url: string): boolean => isFontFile(url) && new URL(url).origin !== location.origin;

/** The banner's font: one of this platform, or name and file of another; both are required (specification §5). */
export const FontFields = ({ applicationId, font, problems, onChange }: FontFieldsProps) => {
  const t = useTexts('websites');
  const choice = choiceOf(font);
  const choose = (next: Choice) => {
    if (next === 'own') return onChange({ family: '', url: '' });
    const { family, url } = PLATFORM_FONTS[next];
    onChange({ family, url: location.origin + url });
  };
  const wrongUrl = font.url !== '' && !isFontFile(font.url) ? t('messages:font_url_invalid') : undefined;
  return (
    <Stack $gap={4}>
      <h2>{t('font.title')}</h2>
      <Select
        label={t('font.choice')}
        value={choice}
        options={(['thai', 'khmer', 'own'] as const).map((value) => ({ value, label: t(`font.${value}`) }))}
        onChange={choose}
      />
      {choice === 'own' && (
        <>
          <TextField
            label={t('font.family')}
            name="design.font.family"
            required
            {...LIMITS['family']}
            value={font.family}
            error={font.family === '' ? problems['design.font.family'] : undefined}
            onChange={(family) => onChange({ ...font, family })}
          />
          {applicationId !== undefined && (
            <FontFile applicationId={applicationId} font={font} onChange={onChange} />
          )}
          {!isUploadedFont(font.url) && (
            <TextField
              label={t('font.url')}
              hint={t(isElsewhere(font.url) ? 'font.elsewhere' : 'font.urlHint')}
              name="design.font.url"
              type="url"
              required
              {...LIMITS['url']}
              value={font.url}
              error={font.url === '' ? problems['design.font.url'] : wrongUrl}
              onChange={(url) => onChange({ ...font, url })}
            />
          )}
        </>
      )}
    </Stack>
  );
};
