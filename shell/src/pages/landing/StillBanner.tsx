import { useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';

/** The script's white theme; its banner does not follow the console's. */
const COLORS = { ink: '#14232b', teal: '#0b6e6e', ground: '#fff', line: '#e7edef' };

const Root = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  padding: 24px;
  background: ${COLORS.ground};
  color: ${COLORS.ink};
  line-height: 1.6;
`;
const Line = styled.i`
  display: block;
  height: 14px;
  margin: 0 0 14px;
  border-radius: 4px;
  background: ${COLORS.line};
  &:nth-child(1) {
    width: 46%;
    height: 26px;
  }
  &:nth-child(4n) {
    width: 72%;
  }
`;
const Banner = styled.div`
  position: absolute;
  right: 16px;
  bottom: 16px;
  display: flex;
  flex-flow: column;
  gap: 16px;
  width: min(440px, 100% - 32px);
  padding: 20px;
  border: 1px solid #8886;
  border-radius: 16px;
  background: ${COLORS.ground};
  box-shadow: 0 8px 40px #0003;
  strong {
    margin-bottom: 8px;
    font-size: 1.25em;
  }
  /* On lines of their own, as in the script: the link is not torn, and below it stands whose platform it is. */
  u {
    display: block;
  }
  small {
    min-height: 1.6em;
    font-size: 1em;
  }
`;
const Words = styled.div`
  display: grid;
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  > span {
    display: grid;
    flex: 1 min(128px, 45%);
    place-items: center;
    min-height: 44px;
    padding: 4px 12px;
    border: 1px solid ${COLORS.teal};
    border-radius: 10px;
    background: ${COLORS.teal};
    color: ${COLORS.ground};
    font-weight: 600;
    text-align: center;
  }
  > span:last-child {
    border-color: ${COLORS.ink};
    background: none;
    color: inherit;
  }
`;

/** The banner to try as it will stand, before its script is there. Hidden from screen readers: the real one comes. */
export const StillBanner = () => {
  const t = useTexts('demo');
  return (
    <Root aria-hidden="true" data-still-banner="">
      {Array.from({ length: 8 }, (_, line) => (
        <Line key={line} />
      ))}
      <Banner>
        <Words>
          <strong>{t('title')}</strong>
          <span>
            {t('description')} <u>{t('privacy')}</u>
          </span>
          <small />
        </Words>
        <Buttons>
          <span data-button="">{t('accept')}</span>
          <span data-button="">{t('reject')}</span>
          <span data-button="">{t('cookie_setting')}</span>
        </Buttons>
      </Banner>
    </Root>
  );
};
