import type { PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { isApiError, usePageTitle } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useGetCheckQuery } from './checkApi';
import { CheckProgress } from './CheckProgress';
import { CheckReport } from './CheckReport';
import { NoResult } from './NoResult';
import { ReportActions } from './ReportActions';
import { useCheckTexts } from '../../texts/useCheckTexts';

const Address = styled.code`
  overflow-wrap: anywhere;
`;

/** Milliseconds between two looks at a check that is not over. */
const POLL_MS = 3_000;

const isUnderway = ({ status }: PublicCheck): boolean => status === 'queued' || status === 'running';

const Standing = ({ check }: { check: PublicCheck }) => {
  if (isUnderway(check)) return <CheckProgress check={check} />;
  const { status, result } = check;
  return (
    <Stack $gap={8}>
      {result ? (
        <CheckReport check={check} result={result} />
      ) : (
        <NoResult why={status === 'blocked' || status === 'unreachable' ? status : 'failed'} />
      )}
      <ReportActions check={check} />
    </Stack>
  );
};

/** How a check stands, and what it saw. While it is underway this keeps looking. */
export const CheckResult = ({ id }: { id: string }) => {
  const t = useCheckTexts();
  const call = { params: { id }, quiet: true };
  const watch = useGetCheckQuery(call);
  const check = watch.currentData;
  useGetCheckQuery(call, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    skip: !check || !isUnderway(check),
  });
  usePageTitle(check ? t('titleOf', { address: check.address }) : t('title'));
  // Who has no such id has a result that is over, or a wrong address: it is said the same way.
  const isGone = isApiError(watch.error) && (watch.error.status === 404 || watch.error.status === 422);
  return (
    <>
      <PageHeader title={t('resultTitle')} note={check ? <Address>{check.address}</Address> : ' '} />
      {check && <Standing check={check} />}
      {!check && isGone && <NoResult why="gone" />}
      {!check && watch.isError && !isGone && <ErrorState onRetry={() => void watch.refetch()} />}
      {!check && !watch.isError && <Skeleton $height="480px" />}
    </>
  );
};
