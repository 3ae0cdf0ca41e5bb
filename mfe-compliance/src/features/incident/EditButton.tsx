import type { Incident } from '@yinyom/contracts/papers/incident';
import { openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import type { ReactNode } from 'react';

interface EditButtonProps {
  incident: Incident;
  label: string;
  /** Draws the window. */
  modal: (close: () => void) => ReactNode;
}

/** Opens a window that changes an incident; nothing for a closed one. */
export const EditButton = ({ incident, label, modal }: EditButtonProps) =>
  incident.state !== 'closed' && (
    <Button kind="secondary" size="small" icon="edit" onClick={() => openModal(modal)}>
      {label}
    </Button>
  );
