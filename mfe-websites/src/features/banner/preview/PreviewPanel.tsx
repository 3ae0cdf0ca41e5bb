import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import { useTexts } from '@yinyom/mfe-kit';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { previewConfig } from './previewConfig';
import { PreviewFrame } from './PreviewFrame';

/** Screens to look at, in CSS pixels. */
const SCREENS = { desktop: [1280, 760], tablet: [820, 900], phone: [390, 760] } as const;
type Screen = keyof typeof SCREENS;

const Root = styled(Card)`
  position: sticky;
  top: ${({ theme }) => theme.space(20)};
`;
const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface PreviewPanelProps {
  application: Application;
  /** The draft as it would be published now; null until all of it was loaded. */
  snapshot: Snapshot | null;
  language: Lang;
  onLanguage: (language: Lang) => void;
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** The banner as visitors would see it: drawn by their own script from the draft, in a sandboxed frame. */
export const PreviewPanel = (props: PreviewPanelProps) => {
  const { application, snapshot, language, onLanguage, view, onView } = props;
  const t = useTexts('websites');
  const [screen, setScreen] = useState<Screen>('desktop');
  const site = useMemo(
    () => snapshot && previewConfig(application, snapshot, language, location.origin),
    [application, snapshot, language],
  );
  const [width, height] = SCREENS[screen];

  return (
    <Root aria-label={t('preview.title')}>
      <Stack $gap={3}>
        <h2>{t('preview.title')}</h2>
        <Controls>
          <Select
            label={t('preview.screen')}
            value={screen}
            options={(['desktop', 'tablet', 'phone'] as const).map((value) => ({
              value,
              label: t(`preview.${value}`),
            }))}
            onChange={setScreen}
          />
          <Select
            label={t('preview.language')}
            value={language}
            options={application.languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={onLanguage}
          />
          <Select
            label={t('preview.view')}
            value={view}
            options={(['banner', 'modal'] as const).map((value) => ({
              value,
              label: t(`preview.${value}`),
            }))}
            onChange={onView}
          />
        </Controls>
        {site && <PreviewFrame {...{ site, view, language, width, height }} />}
        <Note>{t('preview.note')}</Note>
      </Stack>
    </Root>
  );
};
