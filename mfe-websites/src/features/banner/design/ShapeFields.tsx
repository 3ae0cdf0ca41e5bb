import { CORNERS, TEXT_SIZES, WIDTHS } from '@yinyom/contracts/websites/templateDesign';
import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Segments } from '../Segments';

/** What can be chosen in steps; every step keeps the banner readable. */
const STEPS = { corners: CORNERS, width: WIDTHS, text_size: TEXT_SIZES } as const;

interface ShapeFieldsProps {
  design: DesignInput;
  onChange: (about: string, change: Partial<DesignInput>) => void;
}

/** Corners, width and text size of the banner. */
export const ShapeFields = ({ design, onChange }: ShapeFieldsProps) => {
  const t = useTexts('websites');
  return (
    <Stack $gap={4}>
      <h2>{t('shape.title')}</h2>
      {(['corners', 'width', 'text_size'] as const).map((field) => (
        <Segments<string>
          key={field}
          legend={t(`shape.${field}`)}
          shown
          value={design[field]}
          options={STEPS[field].map((value) => ({ value, label: t(`shape.${field}_${value}`) }))}
          onChange={(value) => onChange(field, { [field]: value })}
        />
      ))}
    </Stack>
  );
};
