import type { SdkCategory } from '@yinyom/contracts/sdk/config';
import { choiceKey } from '../choice/choice';
import type { ModalBridge } from '../ui/modalBridge';
import { cookieTable } from './cookieTable';
import type { Words } from '../words/Words';

/** One category: title, switch or state, description, and its cookies on demand, if any are known. */
export const categoryRow = (
  bridge: ModalBridge,
  category: SdkCategory,
  labels: Words,
): { row: HTMLElement; toggle: HTMLInputElement | null } => {
  const { site, element } = bridge;
  const { categories_modal: words, categories, cookies } = site.details;
  const { title, description } = categories[category.id] ?? { title: category.id, description: '' };
  const titleId = `c-${category.id}`;

  let toggle: HTMLInputElement | null = null;
  let state: HTMLElement;
  if (category.type > 1) {
    toggle = element<HTMLInputElement>('input', {
      type: 'checkbox',
      role: 'switch',
      'aria-labelledby': titleId,
    });
    toggle.checked = bridge.earlier?.s[choiceKey(category)] === 1;
    state = element('label', {}, toggle, element('span', {}));
  } else {
    // Necessary needs no consent but does need notice; nobody can consent to what is not yet known.
    state = element('strong', {}, category.type ? words.always_active : labels.under_review);
  }

  const own = cookies.filter((cookie) => cookie.category_id === category.id);
  const details =
    own.length > 0 &&
    element(
      'details',
      {},
      element('summary', {}, words.more_detail, element('i', {}, ` (${own.length})`)),
      cookieTable(bridge, own),
    );
  return {
    row: element(
      'section',
      {},
      element('div', {}, element('h3', { id: titleId }, title), state),
      element('p', {}, description),
      details,
    ),
    toggle,
  };
};
