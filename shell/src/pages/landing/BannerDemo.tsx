import { lazyPart, useLang, useTexts } from '@yinyom/mfe-kit';
import { Suspense } from 'react';
import styled from 'styled-components';
import { RetryWhenOnline } from '../../feedback/RetryWhenOnline';
import { StillBanner } from './StillBanner';
import { useAfterLoad } from './useAfterLoad';

const Browser = styled.figure`
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 16px;
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow};
`;
const Bar = styled.div`
  display: flex;
  gap: 6px;
  padding: 12px 16px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  > span {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.line};
  }
`;
/** Has its size before anything is in it, so that nothing moves when the banner arrives. */
const Stage = styled.div`
  position: relative;
  height: 400px;
  @media (max-width: 480px) {
    height: 460px;
  }
`;
const Note = styled.figcaption`
  padding: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(4)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

const LiveBanner = lazyPart(() => import('./LiveBanner').then((file) => file.LiveBanner), RetryWhenOnline);

/** A browser window with the visitors' real banner in it, to try. A still one stands there until it comes, after the page; nothing is recorded. */
export const BannerDemo = () => {
  const t = useTexts('landing');
  const lang = useLang();
  const loaded = useAfterLoad();
  return (
    <Browser>
      <Bar aria-hidden="true">
        <span />
        <span />
        <span />
      </Bar>
      <Stage>
        <StillBanner />
        {loaded && (
          <Suspense fallback={null}>
            <LiveBanner key={lang} lang={lang} title={t('demo.frame')} />
          </Suspense>
        )}
      </Stage>
      <Note>{t('demo.note')}</Note>
    </Browser>
  );
};
