import { CORNERS, SHAPES, TEXT_SIZES, WIDTHS } from '@yinyom/contracts/websites/templateDesign';
import type { DesignInput, Shape } from '@yinyom/contracts/websites/templateDesign';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { PictureChoice } from '../layout/PictureChoice';
import { Segments } from '../Segments';
import { ShapePicture } from './ShapePicture';

/** What can be chosen in steps; every step keeps the banner readable. */
const STEPS = { corners: CORNERS, width: WIDTHS, text_size: TEXT_SIZES } as const;
const FIELDS = ['corners', 'width', 'text_size'] as const;

const READY = Object.keys(SHAPES) as Shape[];
/** The ready-made shape that a design has; undefined where it has one of its own. */
const shapeOf = (design: DesignInput): Shape | undefined =>
  READY.find((shape) => FIELDS.every((field) => SHAPES[shape][field] === design[field]));

interface ShapeFieldsProps {
  design: DesignInput;
  onChange: (about: string, change: Partial<DesignInput>) => void;
}

/** Corners, width and text size of the banner: a ready-made shape, or each by itself. */
export const ShapeFields = ({ design, onChange }: ShapeFieldsProps) => {
  const t = useTexts('websites');
  return (
    <Stack $gap={4}>
      <h2>{t('shape.title')}</h2>
      <PictureChoice<Shape>
        legend={t('shape.ready')}
        min={140}
        options={READY.map((shape) => ({
          value: shape,
          label: t(`shape.ready_${shape}`),
          picture: <ShapePicture shape={shape} />,
        }))}
        value={shapeOf(design)}
        onChange={(shape) => onChange('shape', SHAPES[shape])}
      />
      {FIELDS.map((field) => (
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
