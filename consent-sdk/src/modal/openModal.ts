import type { YinyomApi } from '../api/yinyomApi';
import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import { categoryRow } from './categoryRow';
import modalCss from './modal.css';
import type { roleStep } from './roleStep';
import { shownCategories } from './shownCategories';
import type { Method } from '../record/recorder';
import type { ModalBridge } from '../ui/modalBridge';

/** Of websites for everybody. */
const NO_STEP: Partial<ReturnType<typeof roleStep>> & Pick<ReturnType<typeof roleStep>, 'role' | 'allows'> = {
  role: () => undefined,
  allows: () => true,
};

/** Opens the preference modal. Leaving it without pressing one of the three buttons decides nothing. */
export const openModal = (bridge: ModalBridge): HTMLDialogElement => {
  const { site, element, button, decide } = bridge;
  const { details, texts } = site;
  const words = details.categories_modal;
  const { labels } = bridge;
  const step = bridge.roleStep?.(bridge) ?? NO_STEP;
  const host = bridge.createHost(bridge.baseCss + modalCss + (step.css ?? ''));
  const rows = shownCategories(site).map((category) => ({
    category,
    ...categoryRow(bridge, category, labels),
  }));
  const isSwitchedOn = ({ id }: SdkCategory): boolean =>
    rows.some(({ category, toggle }) => category.id === id && toggle?.checked);

  const finish =
    (wanted: (category: SdkCategory) => boolean, method: Method) =>
    (byPerson: boolean): void => {
      dialog.close();
      decide((category) => wanted(category) && step.allows(category), method, byPerson, step.role());
    };
  const close = button('close', '×', () => dialog.close());
  close.setAttribute('aria-label', labels.close);

  // A preview has no script of the page behind it.
  const proof = (window.yinyom as YinyomApi | undefined)?.receipt();
  const dialog = element<HTMLDialogElement>(
    'dialog',
    { lang: labels.tag, 'aria-labelledby': 'h' },
    element(
      'div',
      { class: 'head' },
      element('h2', { id: 'h', tabindex: '-1', autofocus: '' }, details.popup_title),
      close,
    ),
    element(
      'div',
      { class: 'main' },
      step.node,
      element('h3', {}, words.manage_preferences_title),
      ...rows.map(({ row }) => row),
      element('p', {}, bridge.webLink(texts.privacy.url, texts.privacy.name)),
      element(
        'details',
        {},
        element('summary', {}, words.title),
        element('p', {}, words.description),
        element('p', {}, details.cookie_definition),
      ),
      element('p', { class: 'note' }, labels.withdrawal),
      proof &&
        element(
          'section',
          { class: 'note' },
          element('h3', {}, labels.receipt),
          `${labels.consent_id}: ${proof.consent_id}`,
          element(
            'p',
            {},
            button('link', labels.own, () => void bridge.runPart?.('ownRecord')),
          ),
        ),
    ),
    element(
      'div',
      { class: 'foot' },
      button(
        'accept',
        details.allow_all,
        finish(() => true, 'modal_accept'),
      ),
      button(
        'decline',
        words.decline_additional,
        finish(() => false, 'modal_decline'),
      ),
      button('', words.confirm_choice, finish(isSwitchedOn, 'modal_confirm')),
    ),
  );
  /** Unseen, but in its place: what had the focus gets it back. */
  const fade = (opacity: string): void => bridge.behind?.style.setProperty('opacity', opacity);
  dialog.addEventListener('close', () => {
    host.remove();
    fade('');
  });
  host.show(dialog, true);
  fade('0');
  return dialog;
};
