import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import type { TextPath } from '../draft/textPath';

/** One text an owner can write. */
export interface TextFieldRow {
  path: TextPath;
  multiline?: boolean;
  /** Must be filled to publish (specification §5). */
  required?: boolean;
}

export interface TextGroup {
  key: 'banner' | 'privacy' | 'popup' | 'categoriesModal' | 'cookiesModal';
  /** Where visitors meet these texts. */
  shownIn: PreviewView;
  /** Good as they are for most owners: behind their name. */
  folded?: true;
  fields: readonly TextFieldRow[];
}

/** Every text of a banner, grouped as visitors meet them. */
export const TEXT_GROUPS: readonly TextGroup[] = [
  {
    key: 'banner',
    shownIn: 'banner',
    fields: [
      { path: 'organization_name' },
      { path: 'banner.title', required: true },
      { path: 'banner.description', multiline: true, required: true },
      { path: 'banner.cookie_setting', required: true },
      { path: 'banner.reject', required: true },
      { path: 'banner.accept', required: true },
    ],
  },
  {
    key: 'privacy',
    shownIn: 'banner',
    fields: [
      { path: 'privacy.name', required: true },
      { path: 'privacy.url', required: true },
    ],
  },
  {
    key: 'popup',
    shownIn: 'modal',
    fields: [
      { path: 'popup_title', required: true },
      { path: 'cookie_definition', multiline: true, required: true },
    ],
  },
  {
    key: 'categoriesModal',
    shownIn: 'modal',
    folded: true,
    fields: [
      { path: 'categories_modal.title' },
      { path: 'categories_modal.description', multiline: true },
      { path: 'categories_modal.accept' },
      { path: 'categories_modal.manage_preferences_title' },
      { path: 'categories_modal.always_active' },
      { path: 'categories_modal.more_detail' },
      { path: 'categories_modal.confirm_choice' },
      { path: 'categories_modal.decline_additional' },
    ],
  },
  {
    key: 'cookiesModal',
    shownIn: 'modal',
    folded: true,
    fields: [
      { path: 'cookies_modal.title' },
      { path: 'cookies_modal.columns.name' },
      { path: 'cookies_modal.columns.provider' },
      { path: 'cookies_modal.columns.purpose' },
      { path: 'cookies_modal.columns.expiry' },
      { path: 'cookies_modal.columns.type' },
    ],
  },
];

/** Every text by its path. */
export const TEXT_ROWS: ReadonlyMap<string, TextFieldRow> = new Map(
  TEXT_GROUPS.flatMap(({ fields }) => fields.map((row) => [row.path, row] as const)),
);
