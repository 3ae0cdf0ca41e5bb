import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { Facts } from './Facts';

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
}

/** What the visitor was shown, word for word. */
export const ShownNotice = ({ language, snapshot, sha256 }: ShownNoticeProps) => {
  const t = useTexts('dashboard');
  const { texts, categories = [] } = (snapshot ?? {}) as Notice;
  return (
    <Stack as="section" $gap={2}>
      <h3>{t('log.shown')}</h3>
      {snapshot ? (
        <Frame lang={LOCALE_TAGS[language]}>
          <strong>{texts?.banner?.title}</strong>
          <p>{texts?.banner?.description}</p>
          <Facts items={categories.map(({ title, description }) => [title ?? '', description ?? ''])} />
        </Frame>
      ) : (
        <p>{t('log.shownGone')}</p>
      )}
      <Facts items={[[t('log.shownHash'), <code key="hash">{sha256}</code>]]} />
    </Stack>
  );
};
