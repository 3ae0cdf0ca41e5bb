import { Link, useTexts } from '@yinyom/mfe-kit';
import { buttonLook } from '@yinyom/ui/action/buttonLook';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(16)} ${({ theme }) => theme.space(4)};
  text-align: center;
`;
const Status = styled.p`
  color: ${({ theme }) => theme.color.primary};
  font-size: 4rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: 1.2;
`;
const HomeLink = styled(Link)`
  ${buttonLook('primary')}
`;

/** Status code, message and the way home (specification §2). */
export const ErrorPage = ({ status }: { status: 404 | 500 | 503 }) => {
  const t = useTexts('shell');
  return (
    <Root>
      <Status>{status}</Status>
      <h1>{t(`error.${status}`)}</h1>
      <HomeLink to="/">{t('to_home')}</HomeLink>
    </Root>
  );
};
