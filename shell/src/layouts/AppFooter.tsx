import { Link, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';
import { Page } from './Page';

const Root = styled.footer`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Line = styled(Page)<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'max-width: 1440px;'}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space(6)};
  min-height: 64px;
  padding-block: ${({ theme }) => theme.space(2)};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space(6)};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;

/** Terms, privacy and the data-processing agreement, at the foot of the signed-in and sign-in pages; `wide` as a page beside the menu. */
export const AppFooter = ({ wide = false }: { wide?: boolean }) => {
  const t = useTexts('shell');
  return (
    <Root>
      <Line $wide={wide}>
        <span>© Yinyom</span>
        <div>
          <Link to="/terms">{t('terms')}</Link>
          <Link to="/policy">{t('privacy')}</Link>
          <Link to="/dpa">{t('dpa')}</Link>
        </div>
      </Line>
    </Root>
  );
};
