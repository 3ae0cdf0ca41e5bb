import type { MappedFrame } from '@yinyom/contracts/release/partErrors';
import { errorMessage, formatDateTime, useTexts } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import styled from 'styled-components';
import { useGetPartErrorQuery } from './partsApi';

const Frames = styled.ol`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space(5)};
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
  }
`;

const positionOf = ({ name, build, file, line, column }: MappedFrame) =>
  `${name} ${build} ${file}:${line}:${column}`;

const Frame = ({ frame }: { frame: MappedFrame }) => {
  const t = useTexts('operations');
  const { source } = frame;
  return (
    <>
      <code>
        {source
          ? `${source.file}:${source.line}:${source.column}${source.symbol === null ? '' : ` (${source.symbol})`}`
          : positionOf(frame)}
      </code>
      <small>{source ? positionOf(frame) : t('unmapped')}</small>
    </>
  );
};

/** One error in full, with its stack in terms of the sources. */
export const ErrorModal = ({ id, close }: SlotProps & { id: string }) => {
  const t = useTexts('operations');
  const { data, error, isError, refetch } = useGetPartErrorQuery({ params: { id } });
  return (
    <Modal title={data?.message ?? t('details')} onClose={close}>
      {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !isError && <Skeleton $height="160px" />}
      {data && (
        <Stack>
          <p>
            {data.name} {data.build} · {t(`kind_${data.kind}`)} · {data.pages.join(' ')}
          </p>
          <p>
            {t('first_seen')}: {formatDateTime(data.first_seen)} · {t('last_seen')}:{' '}
            {formatDateTime(data.last_seen)}
          </p>
          <h3>{t('stack')}</h3>
          {data.frames.length === 0 && <p>{t('no_stack')}</p>}
          <Frames>
            {data.frames.map((frame, at) => (
              <li key={at}>
                <Frame frame={frame} />
              </li>
            ))}
          </Frames>
        </Stack>
      )}
    </Modal>
  );
};
