import { errorMessage } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useId } from 'react';
import styled from 'styled-components';
import { useHelloTexts } from '../../texts/useHelloTexts';

const List = styled.ul`
  margin: 0;
  padding-left: ${({ theme }) => theme.space(5)};
  overflow-wrap: anywhere;
`;

/** The organizations of the signed-in person. */
export const Organizations = () => {
  const t = useHelloTexts();
  const heading = useId();
  const { data, error, isError, refetch } = useListMyOrganizationsQuery();
  return (
    <Card aria-labelledby={heading}>
      <Stack>
        <h2 id={heading}>{t('organizations.title')}</h2>
        {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
        {!data && !isError && <Skeleton $height="60px" />}
        {data?.length === 0 && <p>{t('organizations.none')}</p>}
        {data && data.length > 0 && (
          <List>
            {data.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
};
