import type { PublicRequestStatus } from '@yinyom/contracts/requests/publicRequest';
import { dateIn, fill } from '../declaration/fill';
import { element } from '../ui/element';
import { onSubmit, RefusedCall, send, type Scene } from './RequestForm';

/** Takes files of the person. */
const filesForm = (scene: Scene, token: string): HTMLElement => {
  const { words } = scene.form;
  const alert = element('p', { role: 'status' });
  const hint = 'yinyom-files-hint';
  const node = element<HTMLFormElement>(
    'form',
    {},
    element('p', { id: hint }, words['files_hint']),
    element(
      'label',
      {},
      words['files'],
      element('input', {
        name: 'files',
        type: 'file',
        multiple: '',
        accept: 'application/pdf,image/jpeg,image/png',
        'aria-describedby': hint,
        required: '',
      }),
    ),
    element('button', {}, words['files_send']),
    alert,
  );
  onSubmit(node, () =>
    send<{ files: number }>(scene, `/files/${token}`, new FormData(node))
      .then(({ files }) => {
        alert.textContent = fill(words['files_count'] ?? '', { number: files });
        node.reset();
      })
      .catch((error: unknown) => {
        const said = error instanceof RefusedCall ? error.answer : {};
        alert.textContent = said.errors?.[0]?.message ?? said.message ?? words['failed'] ?? '';
      }),
  );
  return node;
};

/** State of the request, the reference that leads back to it, and a place for files. */
export const drawStatus = (scene: Scene, token: string, status: PublicRequestStatus): void => {
  const { form, heading, show } = scene;
  const { words, language } = form;
  const facts: [string, string][] = [
    ['number', status.number ?? ''],
    ['state', words[`states.${status.state}`] ?? ''],
    ['received', dateIn(language, status.received_at)],
    ['due', dateIn(language, status.due_at)],
    ['reference', token],
  ];
  show(
    heading(words['status_title']),
    element(
      'dl',
      {},
      ...facts.flatMap(([name, text]) => [element('dt', {}, words[name]), element('dd', {}, text)]),
    ),
    element('p', {}, words['keep_page']),
    element('p', {}, words['complaint']),
    heading(words['files_title']),
    filesForm(scene, token),
  );
};
