import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { formatDate, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { LongName } from '@yinyom/ui/data/LongName';
import styled from 'styled-components';

const Root = styled.div`
  > small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    > small {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    > small wbr {
      display: none;
    }
    > :last-child {
      max-width: 100%;
    }
    > span:last-child {
      white-space: normal;
    }
  }
`;

/** A cookie's name with where it comes from, and a mark when the latest scan did not meet it any more. */
export const CookieName = ({ cookie }: { cookie: Cookie }) => {
  const t = useTexts('websites');
  const { name, match, domain, source, stale, last_seen_at } = cookie;
  return (
    <Root>
      <code>
        <LongName>{match === 'prefix' ? `${name}*` : name}</LongName>
      </code>
      <small>
        {domain && (
          <>
            <LongName>{domain}</LongName> ·{' '}
          </>
        )}
        {t(`source.${source}`)}
      </small>
      {stale && <Badge tone="warning">{t('cookie.stale', { date: formatDate(last_seen_at) })}</Badge>}
    </Root>
  );
};
