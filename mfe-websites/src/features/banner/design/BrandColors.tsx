import type { Colors, DesignInput } from '@yinyom/contracts/websites/templateDesign';
import { useTexts } from '@yinyom/mfe-kit';
import { brandColors } from '@yinyom/notice/colors/brandColors';
import { Stack } from '@yinyom/ui/data/Stack';
import { ColorField } from '@yinyom/ui/form/ColorField';
import styled from 'styled-components';
import { Segments } from '../Segments';
import { ContrastList } from './ContrastList';

const GROUNDS = ['light', 'dark'] as const;

const Field = styled.div`
  max-width: 280px;
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

const same = (one: Colors, other: Colors): boolean =>
  Object.entries(one).every(([name, color]) => other[name as keyof Colors].toLowerCase() === color);

interface BrandColorsProps {
  design: DesignInput;
  onChange: (about: string, change: Partial<DesignInput>) => void;
}

/**
 * One colour from which the banner's are derived, so that every text can be read and rejecting stands out as accepting
 * does. With the theme that follows devices both sets belong to it; with colours of one's own it fills the ten.
 */
export const BrandColors = ({ design, onChange }: BrandColorsProps) => {
  const t = useTexts('websites');
  const { theme, brand, colors } = design;
  const sets = brandColors(brand);
  const ground = GROUNDS.find((name) => same(sets[name], colors));
  const follows = theme === 'auto';
  return (
    <Stack $gap={4}>
      <Field>
        <ColorField
          name="design.brand"
          label={t('brand.title')}
          hint={t(follows ? 'brand.hintAuto' : 'brand.hint')}
          value={brand}
          pickLabel={t('color.pick', { name: t('brand.title') })}
          format={t('color.format')}
          onChange={(next) =>
            onChange('brand', {
              brand: next,
              ...(!follows && { colors: brandColors(next)[ground ?? 'light'] }),
            })
          }
        />
      </Field>
      {!follows && (
        <Segments
          legend={t('brand.ground')}
          shown
          value={ground}
          options={GROUNDS.map((value) => ({
            value,
            label: t(`theme.${value === 'light' ? 'white' : 'dark'}`),
          }))}
          onChange={(value) => onChange('ground', { colors: sets[value] })}
        />
      )}
      {!follows && !ground && <Note>{t('brand.byHand')}</Note>}
      {follows ? (
        GROUNDS.map((name) => (
          <ContrastList
            key={name}
            title={t('brand.contrastOf', { ground: t(`theme.${name === 'light' ? 'white' : 'dark'}`) })}
            colors={sets[name]}
          />
        ))
      ) : (
        <ContrastList title={t('brand.contrast')} colors={colors} />
      )}
    </Stack>
  );
};
