import { useSession } from '@yinyom/mfe-kit';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Card } from '@yinyom/ui/data/Card';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { BINDER_LOOK_MS, useBinderPagesInfiniteQuery } from '../../calls/bindersApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { BinderRow } from './BinderRow';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Binders that are being made or kept, newest first. */
export const BinderList = () => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const call = { params: { id: organizationId ?? '' } };
  const list = useBinderPagesInfiniteQuery(call, { skip: organizationId === null });
  const isMaking = (pagedItems(list) ?? []).some(({ state }) => state === 'making');
  useBinderPagesInfiniteQuery(call, {
    pollingInterval: BINDER_LOOK_MS,
    skipPollingIfUnfocused: true,
    skip: !isMaking,
  });
  return (
    <Card aria-labelledby="binders">
      <Stack $gap={3}>
        <h2 id="binders">{t('binders.list')}</h2>
        <PagedList
          list={list}
          placeholder={<Skeleton $height="180px" />}
          empty={
            <EmptyState icon="report" title={t('binders.empty_title')} heading="h3">
              {t('binders.empty_text')}
            </EmptyState>
          }
          more={t('binders.more')}
        >
          {(binders) => (
            <List aria-live="polite">
              {binders.map((binder) => (
                <BinderRow key={binder.id} binder={binder} />
              ))}
            </List>
          )}
        </PagedList>
      </Stack>
    </Card>
  );
};
