import type { Lang } from '@yinyom/contracts/constants';
import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { firstScreen } from '../preview/firstScreen';
import { PreviewFrame } from '../preview/PreviewFrame';
import type { Screen } from '../preview/stageCrop';

const Caption = styled.figcaption`
  margin-bottom: ${({ theme }) => theme.space(1)};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Figure = styled.figure`
  margin: 0;
`;

/** Whether two versions' banners look alike: what is drawn of them is the same. */
export const sameBanner = (one: SdkSiteConfig, other: SdkSiteConfig): boolean =>
  JSON.stringify([one.design, one.texts]) === JSON.stringify([other.design, other.texts]);

interface PictureChangesProps {
  before: SdkSiteConfig;
  after: SdkSiteConfig;
  language: Lang;
}

/** The banner as visitors meet it now, and as they will: both drawn by their own script. */
export const PictureChanges = ({ before, after, language }: PictureChangesProps) => {
  const t = useTexts('websites');
  const { phone } = useTheme();
  const [screen] = useState<Screen>(() => firstScreen(phone));
  const pictures = [
    ['before', before],
    ['after', after],
  ] as const;
  return (
    <Stack as="section" $gap={3}>
      <h4>{t('review.picture')}</h4>
      {sameBanner(before, after) ? (
        <p>{t('review.samePicture')}</p>
      ) : (
        pictures.map(([side, site]) => (
          <Figure key={side}>
            <Caption>{t(`review.${side}`)}</Caption>
            <PreviewFrame
              {...{ site, language, screen }}
              view="banner"
              title={t('review.pictureOf', { side: t(`review.${side}`) })}
            />
          </Figure>
        ))
      )}
    </Stack>
  );
};
