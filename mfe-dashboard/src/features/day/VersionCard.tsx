import { LANGUAGES, LANGUAGE_NAMES, type Lang } from '@yinyom/contracts/constants';
import { DRAWN_WINDOWS } from '@yinyom/contracts/consents/bannerDrawing';
import type { ServedVersion } from '@yinyom/contracts/days/dayRecord';
import { DAY_MS } from '@yinyom/contracts/durations';
import { formatDateTime, useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { useDayTexts } from '../../texts/useDayTexts';
import { BannerPicture } from './BannerPicture';
import { CookieLists } from './CookieLists';
import { useServedNoticeQuery } from './dayApi';

const WINDOWS = ['desktop', 'mobile'] as const;
/** As large as the drawing that comes. */
const DrawingSkeleton = styled(Skeleton)<{ $window: (typeof WINDOWS)[number] }>`
  height: auto;
  max-width: ${({ $window }) => DRAWN_WINDOWS[$window].width}px;
  aspect-ratio: ${({ $window }) => `${DRAWN_WINDOWS[$window].width} / ${DRAWN_WINDOWS[$window].height}`};
`;
const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`;
const Warning = styled.p`
  color: ${({ theme }) => theme.color.danger};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;
const Figure = styled.figure`
  margin: 0;
`;

interface VersionCardProps {
  applicationId: string;
  version: ServedVersion;
  /** The only one of its day. */
  alone: boolean;
}

/** From when to when a version was served on its day. */
const useServedWords = () => {
  const t = useDayTexts();
  return ({ from, until }: ServedVersion, alone: boolean): string => {
    if (until === null) return t('since', { from: formatDateTime(from) });
    if (alone && Date.parse(until) - Date.parse(from) === DAY_MS) return t('all_day');
    return t('served', { from: formatDateTime(from), until: formatDateTime(until) });
  };
};

/** A version of the banner: its picture, its hash and the cookies that it named, in a language of the reader's choice. */
export const VersionCard = ({ applicationId, version, alone }: VersionCardProps) => {
  const t = useDayTexts();
  const words = useTexts('dashboard');
  const reader = useLang();
  const served = useServedWords();
  const published = LANGUAGES.filter((one) => one in version.notice_sha256);
  const [chosen, setChosen] = useState<Lang | null>(null);
  const language = chosen ?? (published.includes(reader) ? reader : (published[0] ?? reader));
  const { phone } = useTheme();
  // On a phone a desktop's window is too small to read.
  const [shownIn, setShownIn] = useState<(typeof WINDOWS)[number]>(() =>
    globalThis.matchMedia?.(`(max-width: ${phone})`).matches ? 'mobile' : 'desktop',
  );
  const query = useServedNoticeQuery({
    query: {
      application_id: applicationId,
      version: String(version.version),
      language,
      window: shownIn,
    },
    quiet: true,
  });
  const found = query.currentData;
  return (
    <Card aria-label={t('version', { version: version.version })}>
      <Stack $gap={4}>
        <Stack $gap={1}>
          <h2>
            {t('banner_title')} · {t('version', { version: version.version })}
          </h2>
          <p>
            {t('published', { time: formatDateTime(version.published_at) })} · {served(version, alone)}
          </p>
        </Stack>
        <Row>
          <Select
            label={t('language')}
            value={language}
            options={published.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            onChange={setChosen}
          />
          <Select
            label={t('window')}
            value={shownIn}
            options={WINDOWS.map((value) => ({ value, label: words(`evidence.device.${value}`) }))}
            onChange={setShownIn}
          />
        </Row>
        {query.isError && !found && <ErrorState onRetry={() => void query.refetch()} />}
        {!found && !query.isError && <DrawingSkeleton $window={shownIn} />}
        {found && (
          <Stack $gap={2}>
            {found.drawing ? (
              <Figure aria-label={t('banner_title')}>
                <BannerPicture drawn={found.drawing.content} />
              </Figure>
            ) : (
              <p>{t('drawn_none')}</p>
            )}
            {found.drawing && <Muted>{t('drawn')}</Muted>}
            {!found.matches && <Warning role="alert">{t('differs')}</Warning>}
            <Muted>
              {words('evidence.field.notice')}: <code>{found.sha256}</code> {found.matches && t('matches')}
            </Muted>
          </Stack>
        )}
        {found && <CookieLists notice={found.notice} />}
      </Stack>
    </Card>
  );
};
