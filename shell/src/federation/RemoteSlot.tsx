import type { SlotProps } from '@yinyom/mfe-kit';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import { RemoteBoundary } from './RemoteBoundary';
import { loadRemoteModule } from './remoteLoader';

interface RemoteSlotProps extends SlotProps {
  /** Container name of the remote that has the slot. */
  name: string;
  slot: string;
  /** Title of the window shown while the slot loads or when it cannot. */
  title: string;
}

const Content = ({ name, slot, close }: RemoteSlotProps) => {
  const Slot = use(loadRemoteModule(name)).slots?.[slot];
  if (!Slot) throw new Error(`${name} has no slot ${slot}`);
  return <Slot close={close} />;
};

/** A part of a remote shown outside its pages, e.g. the change-password window of the user menu. */
export const RemoteSlot = (props: RemoteSlotProps) => {
  const [attempt, setAttempt] = useState(0);
  const { name, title, close } = props;
  const frame = (content: ReactNode) => (
    <Modal title={title} onClose={close}>
      {content}
    </Modal>
  );
  return (
    <RemoteBoundary name={name} onRetry={() => setAttempt(attempt + 1)} frame={frame}>
      <Suspense key={attempt} fallback={frame(<Skeleton $height="200px" />)}>
        <Content {...props} />
      </Suspense>
    </RemoteBoundary>
  );
};
