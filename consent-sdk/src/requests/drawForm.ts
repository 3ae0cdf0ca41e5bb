import type { YinyomApi } from '../api/yinyomApi';
import { element } from '../ui/element';
import { drawCode } from './drawCode';
import { onSubmit, RefusedCall, send, type RequestForm, type Scene } from './RequestForm';
import { solve } from './solve';

const RIGHTS = 'rights.';

/** Names of choices with their texts, e.g. those of `rights.`. */
const choices = ({ words }: RequestForm, group: string): [string, string][] =>
  Object.entries(words).flatMap(([name, text]) =>
    name.startsWith(group) ? [[name.slice(group.length), text]] : [],
  );

const label = (text: string | undefined, field: HTMLElement): HTMLElement =>
  element('label', {}, text, field);
const select = (name: string, options: [string, string][]): HTMLElement =>
  element('select', { name }, ...options.map(([value, text]) => element('option', { value }, text)));

/** The fields of the form, as the page without scripts has them. */
const fieldsOf = (form: RequestForm): HTMLElement[] => {
  const { words, subject_kinds } = form;
  const line = (name: string, type: string, autocomplete: string, more: Record<string, string> = {}) =>
    label(words[name], element('input', { name, type, autocomplete, maxlength: 254, ...more }));
  const area = (name: string, rows: number, maxlength: number) =>
    label(words[name], element('textarea', { name, rows, maxlength }));
  const kinds = choices(form, 'subject_kinds.').filter(([kind]) =>
    (subject_kinds as string[]).includes(kind),
  );
  return [
    element(
      'fieldset',
      {},
      element('legend', {}, words['rights_legend']),
      ...choices(form, RIGHTS).map(([value, text]) =>
        element('label', {}, element('input', { type: 'checkbox', name: 'rights', value }), ` ${text}`),
      ),
    ),
    line('name', 'text', 'name', { required: '' }),
    line('email', 'email', 'email', { required: '' }),
    line('phone', 'tel', 'tel'),
    label(
      words['subject_kind'],
      select('subject_kind', kinds[1] ? [['', words['choose'] ?? ''], ...kinds] : kinds),
    ),
    label(words['answer_way'], select('answer_way', choices(form, 'answer_ways.'))),
    area('postal_address', 3, 500),
    element(
      'fieldset',
      {},
      element('legend', {}, words['for_other']),
      element('p', {}, words['for_other_hint']),
      line('representative_name', 'text', 'off'),
      line('representative_authority', 'text', 'off'),
    ),
    area('details', 6, 4000),
    element('p', {}, words['details_hint']),
    element('p', {}, words['optional_files']),
  ];
};

/** What was filled in, as the call takes it: its fields have the names of the form's. */
const given = (data: FormData): Record<string, unknown> => {
  const {
    representative_name: name,
    representative_authority: authority,
    ...typed
  } = Object.fromEntries(data);
  return {
    ...typed,
    rights: data.getAll('rights'),
    ...((name || authority) && { representative: { name, authority } }),
  };
};

/** Says at each field what is wrong with it, and at the top that something is. */
const tell = (node: HTMLFormElement, alert: HTMLElement, { answer }: RefusedCall, general: string): void => {
  for (const old of node.querySelectorAll('[data-wrong]')) old.remove();
  for (const old of node.querySelectorAll('[aria-invalid]'))
    for (const name of ['aria-invalid', 'aria-describedby']) old.removeAttribute(name);
  const errors = answer.errors ?? [];
  for (const [at, { field, message }] of errors.entries()) {
    const name = field.replace('.', '_');
    const input = node.querySelector(`[name="${CSS.escape(name)}"]`);
    if (!input) continue;
    const id = `yinyom-wrong-${at}`;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', id);
    (input.closest('fieldset') ?? input.parentElement)?.append(
      element('p', { id, 'data-wrong': '' }, message),
    );
  }
  alert.textContent = errors.length ? general : (answer.message ?? general);
};

/** The form. The person's own consent record is named where the visitors' script knows it. */
export const drawForm = (scene: Scene, again: () => Promise<RequestForm>): void => {
  const { form, heading } = scene;
  const { words } = form;
  const alert = element('p', { role: 'alert' });
  let { opened } = form;
  let work = solve(opened);
  const node = element<HTMLFormElement>(
    'form',
    { novalidate: '' },
    alert,
    ...fieldsOf(form),
    element(
      'div',
      { class: 'away', 'aria-hidden': 'true' },
      element('input', { name: 'homepage', tabindex: -1, autocomplete: 'off' }),
    ),
    element('button', {}, words['send']),
  );
  const submit = async (): Promise<void> => {
    const own = (window.yinyom as YinyomApi | undefined)?.receipt?.();
    // A person who is quicker than the puzzle is not kept waiting.
    const solved = await Promise.race([work, undefined]);
    const sent = await send<{ token: string }>(scene, '', {
      ...given(new FormData(node)),
      language: form.language,
      opened,
      ...(solved && { work: solved }),
      ...(own && { consent_id: own.consent_id }),
    });
    drawCode(scene, sent.token);
  };
  const refused = async (error: unknown): Promise<void> => {
    if (!(error instanceof RefusedCall)) throw error;
    const isStale = error.answer.errors?.some(({ field }) => field === 'opened');
    tell(node, alert, error, (isStale ? words['send_again'] : words['check_fields']) ?? '');
    if (!isStale) return;
    ({ opened } = await again());
    work = solve(opened);
  };
  onSubmit(node, () =>
    submit()
      .catch(refused)
      .catch(() => (alert.textContent = words['failed'] ?? '')),
  );
  scene.show(heading(words['title']), element('p', {}, words['intro']), node);
};
