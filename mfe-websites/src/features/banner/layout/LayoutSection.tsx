import { LAYOUTS } from '@yinyom/contracts/constants';
import type { Layout } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { withDesign } from '../draft/draft';
import type { EditedDraft } from '../draft/useDraft';
import { LayoutPicture } from './LayoutPicture';
import { PictureChoice } from './PictureChoice';

/** Where the banner stands (12 layouts, specification §3) and what it does by itself. */
export const LayoutSection = ({ state }: { state: EditedDraft }) => {
  const t = useTexts('websites');
  const { design } = state.draft;
  const options = LAYOUTS.map((name, index) => ({
    value: index as Layout,
    label: t(`layout.${name}`),
    picture: <LayoutPicture layout={index as Layout} />,
  }));
  return (
    <Card>
      <Stack $gap={6}>
        <PictureChoice
          legend={t('layout.title')}
          options={options}
          value={design.layout}
          onChange={(layout) => state.change('layout', (draft) => withDesign(draft, { layout }))}
        />
        <div>
          <Checkbox
            label={t('layout.autoDetect')}
            checked={design.auto_detect_language}
            onChange={(auto_detect_language) =>
              state.change('auto_detect_language', (draft) => withDesign(draft, { auto_detect_language }))
            }
          />
          <Checkbox
            label={t('layout.poweredBy')}
            checked={design.show_powered_by}
            onChange={(show_powered_by) =>
              state.change('show_powered_by', (draft) => withDesign(draft, { show_powered_by }))
            }
          />
          <Checkbox
            label={t('layout.showKeptOff')}
            checked={design.show_kept_off}
            onChange={(show_kept_off) =>
              state.change('show_kept_off', (draft) => withDesign(draft, { show_kept_off }))
            }
          />
        </div>
      </Stack>
    </Card>
  );
};
