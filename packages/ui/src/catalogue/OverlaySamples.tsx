import { useState } from 'react';
import { Button } from '../action/Button';
import { Row } from '../data/Stack';
import { Icon, type IconName } from '../foundation/Icon';
import { Logo } from '../foundation/Logo';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { Drawer } from '../overlay/Drawer';
import { Modal } from '../overlay/Modal';
import { Toast } from '../overlay/Toast';
import { Sample } from './Sample';
import type { Words } from './words';

const ICONS: readonly IconName[] = [
  'add',
  'alert',
  'building',
  'chart',
  'check',
  'copy',
  'edit',
  'eye',
  'search',
];
const nothing = () => undefined;

/** What lies over the page, and the small parts of everything. */
export const OverlaySamples = ({ words }: { words: Words }) => {
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Sample name="Modal">
        <Row>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            Modal
          </Button>
        </Row>
        {open && (
          <Modal
            title={words.title}
            onClose={close}
            actions={
              <>
                <Button kind="secondary" onClick={close}>
                  {words.choices[2]}
                </Button>
                <Button onClick={close}>{words.action}</Button>
              </>
            }
          >
            <p>{words.text}</p>
          </Modal>
        )}
      </Sample>
      <Sample name="Drawer">
        <Row>
          <Button kind="secondary" onClick={() => setSheet(true)}>
            Drawer
          </Button>
        </Row>
        {sheet && (
          <Drawer title={words.title} onClose={() => setSheet(false)}>
            <p>{words.text}</p>
          </Drawer>
        )}
      </Sample>
      <Sample name="Toast">
        {(['success', 'error', 'info'] as const).map((kind) => (
          <Toast key={kind} kind={kind} onClose={nothing}>
            {words.text}
          </Toast>
        ))}
      </Sample>
      <Sample name="Icon">
        <Row>
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      </Sample>
      <Sample name="Logo">
        <Logo />
      </Sample>
      <Sample name="VisuallyHidden">
        <VisuallyHidden>{words.text}</VisuallyHidden>
      </Sample>
    </>
  );
};
