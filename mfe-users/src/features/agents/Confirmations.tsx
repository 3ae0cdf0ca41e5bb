import { ROLES } from '@yinyom/contracts/constants';
import { errorMessage, Link, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useAgentTexts } from '../../texts/useAgentTexts';
import { useListAgentConfirmationsQuery } from './agentsApi';
import { ConfirmationTable } from './ConfirmationTable';

/** Agents ask by themselves, and a confirmation lasts ten minutes. */
const EVERY_MS = 5_000;

/** Calls of agents that the person may decide: those that wait, and those of the last day. */
export const Confirmations = () => {
  const t = useAgentTexts();
  const { organizationId, role } = useSession();
  const id = organizationId ?? '';
  const list = useListAgentConfirmationsQuery(
    { params: { id } },
    { skip: !id, pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  const all = list.data?.entities;
  if (!all && list.isError)
    return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
  if (!all) return <Skeleton $height="320px" />;
  const waiting = all.filter(({ state }) => state === 'pending');
  const recent = all.filter(({ state }) => state !== 'pending');
  return (
    <Stack $gap={5}>
      <div role="status">
        {waiting.length === 0 && (
          <EmptyState
            icon="check"
            title={t('empty')}
            action={
              role === ROLES.admin && (
                <ButtonLink as={Link} to="/user/keys">
                  {t('keys')}
                </ButtonLink>
              )
            }
          >
            {t('empty_hint')}
          </EmptyState>
        )}
        {waiting.length > 0 && <h2>{t('waiting')}</h2>}
      </div>
      {waiting.length > 0 && <ConfirmationTable caption={t('waiting')} confirmations={waiting} />}
      {recent.length > 0 && (
        <>
          <h2>{t('recent')}</h2>
          <ConfirmationTable caption={t('recent')} confirmations={recent} />
        </>
      )}
    </Stack>
  );
};
