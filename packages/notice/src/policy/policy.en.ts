import type { PolicyWords } from './PolicyWords';

export const policyEn: PolicyWords = {
  title: 'Cookie policy',
  blocks: {
    controller: 'Who we are',
    cookies: 'What cookies are',
    list: 'Which cookies we use',
    purposes: 'Purposes and legal grounds',
    refusal: 'If you refuse',
    retention: 'How long',
    recipients: 'Who receives data, and transfers abroad',
    change: 'How to change or withdraw consent',
    rights: 'Your rights',
    changes: 'Changes of this policy',
  },
  controller: (name) => `The data controller of this website is ${name}.`,
  address: (address) => `Address: ${address}`,
  email: (email) => `E-mail: ${email}`,
  phone: (phone) => `Phone: ${phone}`,
  dpo: (contact) => `Data protection officer: ${contact}`,
  cookies:
    'Cookies are small text files that a website stores on your device. Some can identify you or your device, so they are personal data under the Personal Data Protection Act B.E. 2562 (2019) of Thailand.',
  other_storage:
    'This website also stores data in your browser’s local and session storage. This policy covers those as well.',
  list: 'The list of all cookies, with their providers, purposes and durations, is always current and stands here:',
  list_link: 'Cookies on this website',
  purposes: 'We use cookies of these categories. Each has a purpose and a legal ground of its own.',
  necessary: {
    contract:
      'Contract (section 24 (3)): necessary for the service that you ask for, so no consent is asked for.',
    legitimate_interest:
      'Legitimate interest (section 24 (5)): necessary for the website to work and to be secure, so no consent is asked for.',
  },
  consent: 'Consent (sections 19 and 24): used only once you have given it.',
  refusal: {
    nothing: 'The choice is yours. If you refuse, every part of the website works as usual.',
    some_features:
      'The choice is yours. If you refuse, you can still use the website; parts that depend on those cookies, such as videos or maps of other providers, are not shown.',
  },
  retention: (months) =>
    `We keep the proof of your decision for ${months} months after it expires, to be able to show what you decided.`,
  durations: 'How long each cookie lasts is in the list of cookies.',
  providers: (names) => `The providers of the cookies receive what their cookies collect: ${names}`,
  recipients: 'Besides them, data is received by:',
  no_recipients: 'Nobody else receives what the cookies of this website collect.',
  abroad: {
    open: () => '',
    none: () => 'We do not send or transfer this data abroad.',
    adequate: (countries) =>
      `Data may be sent to countries with adequate standards of data protection (section 28): ${countries}`,
    consent: (countries) =>
      `Data is sent abroad if you consent; the standards of the destination may not be adequate (section 28 (2)): ${countries}`,
    safeguards: (countries) => `Data may be sent abroad under suitable safeguards (section 29): ${countries}`,
  },
  change:
    'You can change or withdraw your consent at any time with the cookie button on every page of the website. Withdrawing is as easy as giving it.',
  withdrawal: 'Withdrawing does not affect what was lawfully done before.',
  rights: 'Under the Personal Data Protection Act B.E. 2562 you have the right to:',
  right_items: [
    'withdraw consent (section 19)',
    'access your data and get a copy (section 30)',
    'receive or transfer your data (section 31)',
    'object to processing (section 32)',
    'have data erased, destroyed or made anonymous (section 33)',
    'have the use of data restricted (section 34)',
    'have data corrected (sections 35 and 36)',
  ],
  request: (contact) => `To use your rights: ${contact}`,
  complaint:
    'You can complain to the Office of the Personal Data Protection Committee if you think that the law is violated (section 73).',
  changes: 'If this policy changes, we publish a new version. Earlier ones stay at their addresses.',
  published: (date) => `Published ${date}`,
};
