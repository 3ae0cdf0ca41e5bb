import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { Fold } from '@yinyom/contracts/consents/bannerDrawing';
import { formatPercent, useLang, useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { Facts } from '@yinyom/ui/data/Facts';
import { splitAtFold } from './splitAtFold';

const Frame = styled.blockquote`
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
`;

interface Notice {
  texts?: { banner?: { title?: string; description?: string; accept?: string; reject?: string } };
  categories?: { id: string; title?: string; description?: string }[];
}

interface ShownNoticeProps {
  language: Lang;
  snapshot: Record<string, unknown> | null;
  sha256: string;
  /** How much of the text was in sight before scrolling; absent where it is not known. */
  fold?: Fold | undefined;
}

const Edge = styled.p`
  border-top: 2px dashed ${({ theme }) => theme.color.danger};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** What the visitor was shown, word for word, with the fold that hid the rest until the visitor scrolled. */
export const ShownNotice = ({ language, snapshot, sha256, fold }: ShownNoticeProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const { texts, categories = [] } = (snapshot ?? {}) as Notice;
  const description = texts?.banner?.description ?? '';
  const [above, below] = splitAtFold(description, fold?.share ?? 1, language);
  return (
    <Stack as="section" $gap={2}>
      <h3>{t('log.shown')}</h3>
      {snapshot ? (
        <Frame lang={LOCALE_TAGS[language]}>
          <strong>{texts?.banner?.title}</strong>
          <p>{above}</p>
          {below && fold && (
            <>
              <Edge lang={LOCALE_TAGS[lang]}>
                {t('log.fold', { share: formatPercent(fold.share, lang) })}
              </Edge>
              <p>{below}</p>
            </>
          )}
          <Facts facts={categories.map(({ title, description }) => [title ?? '', description ?? ''])} />
        </Frame>
      ) : (
        <p>{t('log.shownGone')}</p>
      )}
      <Facts facts={[[t('log.shownHash'), <code key="hash">{sha256}</code>]]} />
    </Stack>
  );
};
