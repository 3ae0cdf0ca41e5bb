import type { PublicRequestStatus } from '@yinyom/contracts/requests/publicRequest';
import { element } from '../ui/element';
import { drawStatus } from './drawStatus';
import { onSubmit, RefusedCall, send, type Scene } from './RequestForm';

/** Asks for the mailed code, or for another one. */
export const drawCode = (scene: Scene, token: string): void => {
  const { words } = scene.form;
  const alert = element('p', { role: 'alert' });
  const say = (name: string): void => void (alert.textContent = words[name] ?? '');
  const field = element<HTMLInputElement>('input', {
    name: 'code',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: words['code_digits'] ?? 6,
    required: '',
  });
  const form = (...children: Node[]): HTMLFormElement => element('form', {}, ...children);
  const node = form(
    alert,
    element('label', {}, words['code'], field),
    element('button', {}, words['confirm']),
  );
  const again = form(element('p', {}, words['code_missing']), element('button', {}, words['code_again']));
  onSubmit(node, () =>
    send<PublicRequestStatus>(scene, '/verify', { token, code: field.value })
      .then((status) => drawStatus(scene, token, status))
      .catch((error: unknown) => {
        const code = error instanceof RefusedCall ? error.answer.errors?.[0]?.code : undefined;
        say({ request_code_invalid: 'code_wrong', request_code_ended: 'code_ended' }[code ?? ''] ?? 'failed');
      }),
  );
  onSubmit(again, () =>
    send(scene, '/code', { token }).then(
      () => say('code_under_way'),
      () => say('failed'),
    ),
  );
  scene.show(scene.heading(words['code_title']), element('p', {}, words['code_intro']), node, again);
};
