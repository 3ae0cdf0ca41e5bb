import type { SlotProps } from '@yinyom/mfe-kit';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import { RemoteBoundary } from './RemoteBoundary';
import { loadRemoteModule } from './remoteLoader';
import { RemotePart } from './RemotePart';
import { remotesList } from './remotesList';

interface RemoteSlotProps extends SlotProps {
  /** What is asked for; the remote that declares it fills it. */
  slot: string;
  /** Title of the window shown while the slot loads or when it cannot. */
  title: string;
}

const ownerOf = (slot: string): string =>
  remotesList.get().find(({ declared }) => declared.slots.includes(slot))?.name ?? '';

const Content = ({ name, slot, close }: RemoteSlotProps & { name: string }) => {
  const Slot = use(loadRemoteModule(name)).slots?.[slot];
  if (!Slot) throw new Error(`${name} has no slot ${slot}`);
  return (
    <RemotePart name={name}>
      <Slot close={close} />
    </RemotePart>
  );
};

/** A part of a remote shown outside its pages, e.g. the change-password window of the user menu. */
export const RemoteSlot = (props: RemoteSlotProps) => {
  const [attempt, setAttempt] = useState(0);
  const { slot, title, close } = props;
  const name = ownerOf(slot);
  const frame = (content: ReactNode) => (
    <Modal title={title} onClose={close}>
      {content}
    </Modal>
  );
  const loading = frame(<Skeleton $height="200px" />);
  return (
    <RemoteBoundary name={name} onRetry={() => setAttempt(attempt + 1)} frame={frame} loading={loading}>
      <Suspense key={attempt} fallback={loading}>
        <Content {...props} name={name} />
      </Suspense>
    </RemoteBoundary>
  );
};
