import { PLACES } from '@yinyom/contracts/places';
import { useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import styled from 'styled-components';
import { Page } from '../../layouts/Page';
import { CidLink } from '../../navigation/CidLink';
import { BannerDemo } from './BannerDemo';

const Root = styled.section`
  background:
    radial-gradient(50rem 24rem at 100% 0, ${({ theme }) => theme.color.accentSoft}, transparent),
    linear-gradient(180deg, ${({ theme }) => theme.color.primarySoft}, ${({ theme }) => theme.color.canvas});
`;
const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr);
  align-items: center;
  gap: ${({ theme }) => theme.space(10)};
  padding-block: ${({ theme }) => theme.space(20)};
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${({ theme }) => theme.space(10)};
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  > h1 {
    font-size: clamp(1.9rem, 1.2rem + 2.6vw, 3rem);
    line-height: 1.35;
  }
  > p {
    max-width: 60ch;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.lead};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space(3)};
  }
`;

/** What the product is, in one sentence, with a banner to try. */
export const HeroSection = () => {
  const t = useTexts('landing');
  return (
    <Root>
      <Columns>
        <Words>
          <h1>{t('hero.title')}</h1>
          <p>{t('hero.text')}</p>
          <div>
            <ButtonLink as={CidLink} to={PLACES.signup}>
              {t('hero.start')}
            </ButtonLink>
            <ButtonLink $kind="secondary" href="#steps">
              {t('hero.more')}
            </ButtonLink>
          </div>
        </Words>
        <BannerDemo />
      </Columns>
    </Root>
  );
};
