import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import type { TextPath } from '../draft/textPath';

/** One text an owner can write. */
export interface TextFieldRow {
  path: TextPath;
  max: number;
  multiline?: boolean;
  /** Must be filled to publish (specification §5). */
  required?: boolean;
}

export interface TextGroup {
  key: 'banner' | 'privacy' | 'popup' | 'categoriesModal' | 'cookiesModal';
  /** Where visitors meet these texts. */
  shownIn: PreviewView;
  fields: readonly TextFieldRow[];
}

const TITLE = 160;
const LABEL = 60;
const TEXT = 2000;

/** Every text of a banner, grouped as visitors meet them; limits as the contract has them. */
export const TEXT_GROUPS: readonly TextGroup[] = [
  {
    key: 'banner',
    shownIn: 'banner',
    fields: [
      { path: 'banner.title', max: TITLE, required: true },
      { path: 'banner.description', max: TEXT, multiline: true, required: true },
      { path: 'banner.cookie_setting', max: LABEL, required: true },
      { path: 'banner.reject', max: LABEL, required: true },
      { path: 'banner.accept', max: LABEL, required: true },
    ],
  },
  {
    key: 'privacy',
    shownIn: 'banner',
    fields: [
      { path: 'privacy.name', max: LABEL, required: true },
      { path: 'privacy.url', max: 2048, required: true },
    ],
  },
  {
    key: 'popup',
    shownIn: 'modal',
    fields: [
      { path: 'popup_title', max: TITLE, required: true },
      { path: 'cookie_definition', max: TEXT, multiline: true, required: true },
    ],
  },
  {
    key: 'categoriesModal',
    shownIn: 'modal',
    fields: [
      { path: 'categories_modal.title', max: TITLE },
      { path: 'categories_modal.description', max: TEXT, multiline: true },
      { path: 'categories_modal.accept', max: LABEL },
      { path: 'categories_modal.manage_preferences_title', max: TITLE },
      { path: 'categories_modal.always_active', max: LABEL },
      { path: 'categories_modal.more_detail', max: LABEL },
      { path: 'categories_modal.confirm_choice', max: LABEL },
      { path: 'categories_modal.decline_additional', max: LABEL },
    ],
  },
  {
    key: 'cookiesModal',
    shownIn: 'modal',
    fields: [
      { path: 'cookies_modal.title', max: TITLE },
      { path: 'cookies_modal.columns.name', max: LABEL },
      { path: 'cookies_modal.columns.provider', max: LABEL },
      { path: 'cookies_modal.columns.purpose', max: LABEL },
      { path: 'cookies_modal.columns.expiry', max: LABEL },
      { path: 'cookies_modal.columns.type', max: LABEL },
    ],
  },
];
