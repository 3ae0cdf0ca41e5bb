import { LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import { useTexts } from '@yinyom/mfe-kit';
import type { Snapshot } from '@yinyom/notice/snapshot/Snapshot';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import type { NoticeOwner } from '../NoticeOwner';
import { Segments } from '../Segments';
import { firstScreen } from './firstScreen';
import { previewConfig } from './previewConfig';
import { PreviewFrame } from './PreviewFrame';
import type { Spot } from './PreviewFrame';
import { ScreenIcon } from './ScreenIcon';
import { LEAST_HEIGHTS, SCREENS } from './stageCrop';
import { useLeavesRoom } from './useLeavesRoom';
import type { Screen } from './stageCrop';

const Root = styled(Card)<{ $stays: boolean }>`
  z-index: 1;
  /* What is changed below is seen at once; never where it would cover most of it. */
  @media (min-width: calc(${({ theme }) => theme.wide} + 1px)) and (min-height: 720px) {
    ${({ $stays }) => $stays && 'position: sticky; top: 0;'}
  }
  margin-bottom: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(4)};
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface PreviewPanelProps {
  application: NoticeOwner;
  /** The draft as it would be published now; null until all of it was loaded. */
  snapshot: Snapshot | null;
  language: Lang;
  onLanguage: (language: Lang) => void;
  view: PreviewView;
  onView: (view: PreviewView) => void;
  /** What stands over the picture while it is not tried. */
  children?: (spots: readonly Spot[]) => ReactNode;
}

/**
 * The banner as visitors would see it, in its own size: drawn by their own script from the draft, in a sandboxed frame.
 * It can be looked at only, so the keyboard passes it by, until somebody wants to try it.
 */
export const PreviewPanel = (props: PreviewPanelProps) => {
  const { application, snapshot, language, onLanguage, view, onView, children } = props;
  const t = useTexts('websites');
  const { phone } = useTheme();
  const [screen, setScreen] = useState<Screen>(() => firstScreen(phone));
  const [trying, setTrying] = useState(false);
  const [measured, leavesRoom] = useLeavesRoom();
  const site = useMemo(
    () => snapshot && previewConfig(application, snapshot, language, location.origin),
    [application, snapshot, language],
  );

  return (
    <Root ref={measured} $stays={leavesRoom} aria-label={t('preview.title')}>
      <Stack $gap={3}>
        <Row>
          <Segments
            legend={t('preview.screen')}
            value={screen}
            options={SCREENS.map((value) => ({
              value,
              label: t(`preview.${value}`),
              icon: <ScreenIcon screen={value} />,
            }))}
            onChange={setScreen}
          />
          <Button
            kind="secondary"
            size="small"
            icon={trying ? 'edit' : 'eye'}
            onClick={() => setTrying(!trying)}
          >
            {t(trying ? 'preview.stopTrying' : 'preview.try')}
          </Button>
          <Segments
            legend={t('preview.view')}
            value={view}
            options={(['banner', 'modal'] as const).map((value) => ({
              value,
              label: t(`preview.${value}`),
            }))}
            onChange={onView}
          />
          {application.languages.length > 1 && (
            <Segments
              legend={t('preview.language')}
              value={language}
              options={application.languages.map((value) => ({
                value,
                label: LANGUAGE_NAMES[value],
                lang: LOCALE_TAGS[value],
              }))}
              onChange={onLanguage}
            />
          )}
        </Row>
        {site ? (
          <PreviewFrame {...{ site, view, language, screen }} live={trying}>
            {children}
          </PreviewFrame>
        ) : (
          <Skeleton $height={`${LEAST_HEIGHTS[screen]}px`} />
        )}
        <Note>{t(trying ? 'preview.trying' : 'preview.note')}</Note>
      </Stack>
    </Root>
  );
};
