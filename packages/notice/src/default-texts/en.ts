import type { DefaultTexts } from './DefaultTexts';

export const en: DefaultTexts = ({ organization, domain }) => ({
  banner: {
    title: 'This website uses cookies',
    description: `${organization} uses cookies that are strictly necessary to run ${domain}, and asks for your consent before it uses cookies to remember your settings, analyse use and advertise. If you reject them you can use the website as usual. You can change or withdraw your consent at any time with the cookie settings button.`,
    cookie_setting: 'Cookie settings',
    accept: 'Accept all',
    reject: 'Reject all',
  },
  categories_modal: {
    title: 'About cookies and your choice',
    description:
      'You can give or refuse consent for each purpose. Cookies that are not necessary stay off until you switch them on. Withdrawing consent is as easy as giving it and does not affect lawful processing that happened before. After you withdraw, content or comfort that relies on those cookies may not work.',
    accept: 'Accept all',
    manage_preferences_title: 'Manage consent by purpose',
    always_active: 'Always active',
    more_detail: 'Show cookie details',
    confirm_choice: 'Confirm my choice',
    decline_additional: 'Reject all',
  },
  cookies_modal: {
    title: 'Cookie details',
    columns: { name: 'Name', provider: 'Provider', purpose: 'Purpose', expiry: 'Duration', type: 'Type' },
  },
  popup_title: 'Privacy settings',
  cookie_definition: `Cookies are small text files that a website stores on your device; similar techniques, such as the browser’s own storage, are treated alike. Some of them can identify you or your device and are therefore personal data under the Thai Personal Data Protection Act B.E. 2562 (2019). ${organization} is the data controller.`,
  allow_all: 'Accept all',
  privacy: { name: 'Privacy notice', url: '' },
  categories: {},
});
