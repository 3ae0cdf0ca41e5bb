import type { Colors } from '@yinyom/contracts/websites/templateDesign';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { contrast, READABLE } from '@yinyom/contracts/contrast';
import { ColorField } from '@yinyom/ui/form/ColorField';
import styled from 'styled-components';

export type ColorName = keyof Colors;

const NAMES: readonly ColorName[] = [
  'background_1',
  'background_2',
  'background',
  'text',
  'accept_all',
  'accept_all_text',
  'reject',
  'reject_text',
  'decline',
  'decline_text',
];
/** Which colours each text is read on. */
const READ_ON: Partial<Record<ColorName, readonly ColorName[]>> = {
  text: ['background', 'background_1', 'background_2'],
  accept_all_text: ['accept_all'],
  reject_text: ['reject'],
  decline_text: ['decline'],
};

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: ${({ theme }) => theme.space(3)};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
    align-items: start;
    gap: ${({ theme }) => theme.space(4)};
  }
`;

interface ColorFieldsProps {
  colors: Colors;
  /** Messages by field place, e.g. `design.colors.reject`. */
  ruled: Record<string, string>;
  onChange: (name: ColorName, color: string) => void;
}

/** The ten colours of the theme with colours of its own; warns where a text would be hard to read. */
export const ColorFields = ({ colors, ruled, onChange }: ColorFieldsProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const warningOf = (name: ColorName) => {
    const ratio = Math.min(
      READABLE,
      ...(READ_ON[name] ?? []).map((below) => contrast(colors[name], colors[below])),
    );
    if (ratio >= READABLE) return undefined;
    return t('color.lowContrast', { ratio: formatNumber(ratio, lang, { maximumFractionDigits: 1 }) });
  };
  return (
    <Group>
      <legend>{t('color.title')}</legend>
      <div>
        {NAMES.map((name) => (
          <ColorField
            key={name}
            name={`design.colors.${name}`}
            label={t(`color.${name}`)}
            value={colors[name]}
            error={ruled[`design.colors.${name}`] ?? warningOf(name)}
            pickLabel={t('color.pick', { name: t(`color.${name}`) })}
            format={t('color.format')}
            onChange={(color) => onChange(name, color)}
          />
        ))}
      </div>
    </Group>
  );
};
