import type { Application } from '@yinyom/contracts/websites/application';
import { useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { Spinner } from '@yinyom/ui/data/Spinner';
import styled from 'styled-components';

const TEXTS = { unverified: 'script.waiting', verified: 'script.seen', lost: 'script.lost' } as const;

const Root = styled.div<{ $seen: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme, $seen }) => ($seen ? theme.color.successSoft : theme.color.accentSoft)};
  color: ${({ theme, $seen }) => ($seen ? theme.color.success : theme.color.warning)};
  > svg,
  > span {
    flex: none;
    margin-top: 3px;
  }
`;

/** Whether the script was seen on the website; a first visit turns it green by itself. */
export const InstallationStatus = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const { verification, domain_name } = application;
  return (
    <Root $seen={verification === 'verified'} role="status">
      {verification === 'unverified' && <Spinner />}
      {verification !== 'unverified' && <Icon name={verification === 'verified' ? 'check' : 'alert'} />}
      <p>{t(TEXTS[verification], { domain: domain_name })}</p>
    </Root>
  );
};
