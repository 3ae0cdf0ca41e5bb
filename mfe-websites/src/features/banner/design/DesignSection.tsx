import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import { THEMES } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { withColor } from '@yinyom/notice/colors/withColor';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import type { ReactNode } from 'react';
import { withDesign } from '../draft/draft';
import type { EditedDraft } from '../draft/useDraft';
import { PictureChoice } from '../layout/PictureChoice';
import { Advanced } from './Advanced';
import { BrandColors } from './BrandColors';
import { ColorFields } from './ColorFields';
import { FontFields } from './FontFields';
import { ShapeFields } from './ShapeFields';
import { ThemePicture } from './ThemePicture';

interface DesignSectionProps {
  /** The website that a font is uploaded for; absent: files are uploaded elsewhere. */
  applicationId?: string;
  /** The field of the logo, which is saved by itself. */
  logo: ReactNode;
  state: EditedDraft;
  problems: Record<string, string>;
  /** Messages by field place of what must be corrected. */
  ruled: Record<string, string>;
}

/** Theme, colours, shape, logo and font of the banner. */
export const DesignSection = ({ applicationId, logo, state, problems, ruled }: DesignSectionProps) => {
  const t = useTexts('websites');
  const { design } = state.draft;
  const change = (about: string, part: Partial<DesignInput>) =>
    state.change(about, (draft) => withDesign(draft, part));
  const isRuled = Object.keys(ruled).some((field) => field.startsWith('design.colors.'));
  const options = THEMES.map((theme) => ({
    value: theme,
    label: t(`theme.${theme}`),
    picture: <ThemePicture theme={theme} colors={design.colors} brand={design.brand} />,
  }));
  return (
    <Stack $gap={6}>
      <Card>
        <Stack $gap={6}>
          <PictureChoice
            legend={t('theme.title')}
            min={140}
            options={options}
            value={design.theme}
            onChange={(theme) => state.change('theme', (draft) => withDesign(draft, { theme }))}
          />
          {(design.theme === 'gsb' || design.theme === 'auto') && (
            <BrandColors design={design} onChange={change} />
          )}
          {design.theme === 'gsb' && (
            <Advanced summary={t('color.advanced')} open={isRuled}>
              <ColorFields
                colors={design.colors}
                ruled={ruled}
                onChange={(name, color) =>
                  state.change(`color.${name}`, (draft) =>
                    withDesign(draft, { colors: withColor(draft.design.colors, name, color) }),
                  )
                }
              />
            </Advanced>
          )}
        </Stack>
      </Card>
      <Card>
        <ShapeFields design={design} onChange={change} />
      </Card>
      <Card>{logo}</Card>
      <Card>
        <FontFields
          applicationId={applicationId}
          font={design.font}
          problems={problems}
          onChange={(font) => state.change('font', (draft) => withDesign(draft, { font }))}
        />
      </Card>
    </Stack>
  );
};
