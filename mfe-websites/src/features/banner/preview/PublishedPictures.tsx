import { LANGUAGE_NAMES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { ReviewPage } from '@yinyom/contracts/websites/review';
import { errorMessage, useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useEffect, useMemo, useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { useSiteConfigQuery } from '../../../api/reviewApi';
import { useReviewTexts } from '../../../texts/useReviewTexts';
import { Segments } from '../Segments';
import { firstScreen } from './firstScreen';
import { PREVIEW_KEY } from './previewConfig';
import { PreviewFrame } from './PreviewFrame';
import { ScreenIcon } from './ScreenIcon';
import { LEAST_HEIGHTS, type Screen } from './stageCrop';

const Pictures = styled.div<{ $screen: Screen }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $screen }) => ($screen === 'phone' ? '340px' : '100%')}), 1fr)
  );
  align-items: start;
  gap: ${({ theme }) => theme.space(5)};
`;

interface PublishedPicturesProps {
  siteKey: string;
  published: NonNullable<ReviewPage['published']>;
  /** Called when visitors get a newer version than the page describes. */
  onNewer: () => void;
}

/** Banner and settings window as visitors get them now, drawn by their own script from what is published. */
export const PublishedPictures = ({ siteKey, published, onNewer }: PublishedPicturesProps) => {
  const { version, languages, default_language } = published;
  const t = useReviewTexts();
  const names = useTexts('websites');
  const reader = useLang();
  const { phone } = useTheme();
  const [language, setLanguage] = useState<Lang>(languages.includes(reader) ? reader : default_language);
  const [screen, setScreen] = useState<Screen>(() => firstScreen(phone));
  const { currentData, error, isError, refetch } = useSiteConfigQuery(
    { params: { site_key: siteKey }, query: { lang: language, v: String(version) }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const config = currentData?.published ? currentData : null;
  const isNewer = config !== null && config.version > version;
  useEffect(() => {
    if (isNewer) onNewer();
  }, [isNewer, onNewer]);
  const site = useMemo(
    // A key of its own: nothing that the picture does is taken for a visitor's.
    () => (config?.version === version ? { ...config, site_key: PREVIEW_KEY } : null),
    [config, version],
  );
  return (
    <Card aria-labelledby="review-pictures">
      <Stack $gap={3}>
        <h2 id="review-pictures">{t('pictures')}</h2>
        <p>{t('pictures_note')}</p>
        <Row>
          <Segments
            legend={names('preview.screen')}
            value={screen}
            options={(['desktop', 'phone'] as const).map((value) => ({
              value,
              label: names(`preview.${value}`),
              icon: <ScreenIcon screen={value} />,
            }))}
            onChange={setScreen}
          />
          {languages.length > 1 && (
            <Segments
              legend={names('preview.language')}
              value={language}
              options={languages.map((value) => ({
                value,
                label: LANGUAGE_NAMES[value],
                lang: LOCALE_TAGS[value],
              }))}
              onChange={setLanguage}
            />
          )}
        </Row>
        {isError ? (
          <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
        ) : (
          <Pictures $screen={screen}>
            {(['banner', 'modal'] as const).map((view) => (
              <Stack key={view} as="figure" $gap={2}>
                <figcaption>{names(`preview.${view}`)}</figcaption>
                {site ? (
                  <PreviewFrame
                    {...{ site, view, language, screen }}
                    title={`${names(`preview.${view}`)}: ${LANGUAGE_NAMES[language]}`}
                  />
                ) : (
                  <Skeleton $height={`${LEAST_HEIGHTS[screen]}px`} />
                )}
              </Stack>
            ))}
          </Pictures>
        )}
      </Stack>
    </Card>
  );
};
