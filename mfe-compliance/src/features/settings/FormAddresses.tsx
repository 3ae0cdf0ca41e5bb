import { REQUEST_FORM_PATH } from '@yinyom/contracts/requests/publicRequest';
import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;
const Website = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
  > div {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Addresses of the public form, one for each website; they answer once the form is switched on. */
export const FormAddresses = ({ enabled }: { enabled: boolean }) => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const list = useApplicationPagesInfiniteQuery(
    { query: { organization_id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const websites = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const content = () => {
    if (list.isError && websites.length === 0)
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    if (!list.data) return <Skeleton $height="60px" />;
    if (websites.length === 0) return <p>{t('settings.no_website')}</p>;
    return (
      <List>
        {websites.map(({ id, domain_name, site_key }) => {
          const address = `${location.origin}${REQUEST_FORM_PATH}/${site_key}`;
          return (
            <Website key={id}>
              <div>
                <p id={`website-${id}`}>{domain_name}</p>
                {enabled ? (
                  <a href={address} target="_blank" rel="noreferrer">
                    {address}
                  </a>
                ) : (
                  <span>{address}</span>
                )}
              </div>
              <CopyButton size="small" text={address} aria-describedby={`website-${id}`} />
            </Website>
          );
        })}
      </List>
    );
  };
  return (
    <Stack $gap={3}>
      <h3>{t('settings.addresses')}</h3>
      <p>{t(enabled ? 'settings.addresses_hint' : 'settings.addresses_off')}</p>
      {content()}
      {list.hasNextPage && (
        <div>
          <Button
            kind="secondary"
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('settings.more_websites')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
