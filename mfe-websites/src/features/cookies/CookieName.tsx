import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { formatDate, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import styled from 'styled-components';

const Root = styled.div`
  overflow-wrap: anywhere;
  > small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
  }
`;

/** A cookie's name with where it comes from, and a mark when the latest scan did not meet it any more. */
export const CookieName = ({ cookie }: { cookie: Cookie }) => {
  const t = useTexts('websites');
  const { name, match, domain, source, stale, last_seen_at } = cookie;
  return (
    <Root>
      <code>{match === 'prefix' ? `${name}*` : name}</code>
      <small>
        {domain && `${domain} · `}
        {t(`source.${source}`)}
      </small>
      {stale && <Badge tone="warning">{t('cookie.stale', { date: formatDate(last_seen_at) })}</Badge>}
    </Root>
  );
};
