import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';

/** Texts of a language nobody has written yet. */
export const emptyTexts: LanguageTexts = {
  banner: { title: '', description: '', cookie_setting: '', accept: '', reject: '' },
  categories_modal: {
    title: '',
    description: '',
    accept: '',
    manage_preferences_title: '',
    always_active: '',
    more_detail: '',
    confirm_choice: '',
    decline_additional: '',
  },
  cookies_modal: { title: '', columns: { name: '', provider: '', purpose: '', expiry: '', type: '' } },
  popup_title: '',
  cookie_definition: '',
  allow_all: '',
  privacy: { name: '', url: '' },
  categories: {},
};
