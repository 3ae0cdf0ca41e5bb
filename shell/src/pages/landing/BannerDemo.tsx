import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';
import styled from 'styled-components';

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
const Site = styled.div`
  display: grid;
  gap: 12px;
  padding: 24px;
  > span {
    height: 12px;
    border-radius: 6px;
    background: ${({ theme }) => theme.color.canvas};
  }
  > span:first-child {
    width: 45%;
    height: 20px;
  }
  > span:last-child {
    width: 70%;
  }
`;
const Banner = styled.figcaption`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  min-height: 196px;
  align-content: center;
  padding: ${({ theme }) => theme.space(5)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
    gap: ${({ theme }) => theme.space(2)};
  }
`;
const Note = styled.small`
  color: ${({ theme }) => theme.color.muted};
`;

/** A banner to try: shows that both choices weigh the same and what follows from each. Nothing is stored. */
export const BannerDemo = () => {
  const t = useTexts('landing');
  const [choice, setChoice] = useState<'accepted' | 'rejected' | null>(null);
  return (
    <Browser>
      <Bar aria-hidden="true">
        <span />
        <span />
        <span />
      </Bar>
      <Site aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </Site>
      <Banner aria-live="polite">
        <Note>{t('demo.note')}</Note>
        {choice ? (
          <>
            <p>{t(`demo.${choice}`)}</p>
            <div>
              <Button kind="secondary" onClick={() => setChoice(null)}>
                {t('demo.again')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <strong>{t('demo.title')}</strong>
            <p>{t('demo.text')}</p>
            <div>
              <Button kind="secondary" onClick={() => setChoice('rejected')}>
                {t('demo.reject')}
              </Button>
              <Button kind="secondary" onClick={() => setChoice('accepted')}>
                {t('demo.accept')}
              </Button>
            </div>
          </>
        )}
      </Banner>
    </Browser>
  );
};
