import { Link, useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';

const Root = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.warning};
  > svg {
    flex: none;
    margin-top: 3px;
  }
`;

/** Nobody knows yet whether the website is the organization's: little of it is scanned, seldom (decision D-32). */
export const UnverifiedHint = ({ applicationId }: { applicationId: string }) => {
  const t = useTexts('websites');
  return (
    <Root>
      <Icon name="info" />
      <span>
        {t('scan.unverified')}{' '}
        <Link to={`/websites/${applicationId}?section=script`}>{t('scan.verify')}</Link>
      </span>
    </Root>
  );
};
